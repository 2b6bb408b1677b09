import { readFileSync } from "node:fs";
import { join } from "node:path";
import { id, type TransactionRequest, Wallet } from "ethers";
import { methods } from "../../generated/methods.js";
import { createSchemaCompiler, forAjv } from "../../scripts/generator/schema-compiler.js";
import { sendControl } from "../../src/devchain/control-socket.js";
import { readDocument } from "../generated/document-file.js";
import { methodOf } from "../generated/workspace.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { callOf } from "./start-with-fakes.js";
import { closeWebSockets, openWebSocket, type SocketClient } from "./web-socket-client.js";

interface Event {
  readonly method: "eth_subscription";
  readonly params: { readonly subscription: string; readonly result: Readonly<Record<string, unknown>> };
}

interface Response {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const kitchen = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8")) as { bytecode: string };
/** Emits Cooked and Counted. */
const cook = `0x10bd5f5c${[42n, 64n, 0n].map((word) => word.toString(16).padStart(64, "0")).join("")}`;
const counted = id("Counted(uint256)");
const receiver = `0x${"12".repeat(20)}`;

let test: TestService;
let wallet: Wallet;
let contract: string;
let nonce = 0;

const document = readDocument();
const compiler = createSchemaCompiler(document);
/** What the document's schema for the events of a kind finds wrong with one. */
const problemsOf = (kind: "newHeads" | "logs" | "newPendingTransactions", event: unknown) => {
  const payload = methodOf(document, "eth_subscribe")["x-notifications"]?.[kind] ?? {};
  return compiler.validate(forAjv(payload), event) ? [] : compiler.errors;
};

const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> =>
  (await test.rpc("testnet", method, [...params])).result;
const send = async (fields: TransactionRequest): Promise<string> => {
  const common = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 2_000_000, nonce: nonce++ };
  return (await rpc("eth_sendRawTransaction", [await wallet.signTransaction({ ...common, ...fields })])) as string;
};
const control = (command: Parameters<typeof sendControl>[1]) =>
  sendControl(join(test.dataDir, "testnet.chain.control"), command);
const open = () => openWebSocket(test.urls.testnet);
const request = async (client: SocketClient, method: string, params: readonly unknown[]): Promise<Response> => {
  client.send(callOf(method, params));
  return client.nextJson<Response>();
};
const subscribe = async (client: SocketClient, ...params: readonly unknown[]): Promise<string> => {
  const { result, error } = await request(client, "eth_subscribe", params);
  expect(error).toBeUndefined();
  return result as string;
};
const nextResult = async (client: SocketClient) => (await client.nextJson<Event>()).params.result;

beforeAll(async () => {
  test = await startTestService({ SUBSCRIPTIONS_PER_CONNECTION: "3", DEVCHAIN_BLOCK_DELAY_MS: "0" });
  const [key] = /0x[\da-f]{64}/.exec(await test.service.banner()) ?? [];
  wallet = new Wallet(key as string);
  const hash = await send({ data: kitchen.bytecode });
  let receipt: unknown;
  while (!receipt) receipt = await rpc("eth_getTransactionReceipt", [hash]);
  contract = (receipt as { contractAddress: string }).contractAddress;
});
afterEach(closeWebSockets);
afterAll(() => test.stop());

describe("a subscription to newHeads", () => {
  it("tells of each new block, once and in order, as the document says", async () => {
    const client = await open();
    const id = await subscribe(client, "newHeads");
    await control({ name: "mine", count: 3 });
    const heads: Readonly<Record<string, unknown>>[] = [];
    while (heads.length < 3) {
      const { method, params } = await client.nextJson<Event>();
      expect([method, params.subscription]).toEqual(["eth_subscription", id]);
      heads.push(params.result);
    }
    for (const [index, head] of heads.entries()) {
      expect(problemsOf("newHeads", head)).toEqual([]);
      const block = await rpc("eth_getBlockByHash", [head["hash"], false]);
      expect({ ...head, transactions: [], uncles: [] }).toEqual(block);
      if (index > 0) expect(head["parentHash"]).toBe(heads[index - 1]?.["hash"]);
    }
  });

  it("tells of the blocks of another branch", async () => {
    const { snapshots } = await control({ name: "snapshot" });
    const client = await open();
    await subscribe(client, "newHeads");
    await control({ name: "mine", count: 2 });
    const old = [await nextResult(client), await nextResult(client)];
    await control({ name: "reset", snapshot: snapshots.at(-1)?.id });
    await control({ name: "time", seconds: 1_000 });
    await control({ name: "mine", count: 3 });
    const other = [await nextResult(client), await nextResult(client), await nextResult(client)];
    expect(other[0]?.["parentHash"]).toBe(old[0]?.["parentHash"]);
    expect(other[0]?.["hash"]).not.toBe(old[0]?.["hash"]);
    nonce = Number(await rpc("eth_getTransactionCount", [wallet.address, "latest"]));
  });
});

describe("a subscription to logs", () => {
  it("tells of logs that match, as eth_getLogs does, and takes null in topics", async () => {
    const client = await open();
    const all = await subscribe(client, "logs", { address: contract, topics: [null] });
    await subscribe(client, "logs", { address: contract, topics: [[`0x${"1".repeat(64)}`]] });
    await subscribe(client, "logs", { address: receiver });
    await send({ to: contract, data: cook });
    const events = [await client.nextJson<Event>(), await client.nextJson<Event>()];
    expect(events.map(({ params }) => params.subscription)).toEqual([all, all]);
    const logs = events.map(({ params }) => params.result);
    expect(logs.flatMap((log) => problemsOf("logs", log))).toEqual([]);
    expect(logs).toEqual(await rpc("eth_getLogs", [{ blockHash: logs[0]?.["blockHash"], address: contract }]));
    client.send(callOf("eth_chainId"));
    expect(await client.nextJson()).toMatchObject({ result: "0x1f" });
  });

  it("takes back the logs of a branch that is left, the newest first", async () => {
    const { snapshots } = await control({ name: "snapshot" });
    const client = await open();
    await subscribe(client, "logs", { address: contract, topics: [counted] });
    const told: (readonly [unknown, unknown])[] = [];
    const next = async () => {
      const log = await nextResult(client);
      expect(problemsOf("logs", log)).toEqual([]);
      const { blockHash, removed } = log;
      told.push([blockHash, removed]);
    };
    for (let count = 0; count < 2; count++) {
      await send({ to: contract, data: cook });
      await next();
    }
    await control({ name: "reset", snapshot: snapshots.at(-1)?.id });
    await Promise.all([next(), next()]);
    nonce = Number(await rpc("eth_getTransactionCount", [wallet.address, "latest"]));
    await send({ to: contract, data: cook });
    await next();
    const [first, second, , , third] = told.map(([hash]) => hash);
    expect(told).toEqual([
      [first, false],
      [second, false],
      [second, true],
      [first, true],
      [third, false],
    ]);
  });
});

describe("a reorganisation of the devchain", () => {
  it("is told as any: removed logs, newest first, then the same transaction's in other blocks", async () => {
    const client = await open();
    await subscribe(client, "logs", { address: contract, topics: [counted] });
    await send({ to: contract, data: cook });
    await send({ to: contract, data: cook });
    const [first, second] = [await nextResult(client), await nextResult(client)];
    await control({ name: "reorg", depth: 2 });
    const events = [];
    for (let count = 0; count < 4; count++) events.push(await nextResult(client));
    expect(events.slice(0, 2)).toEqual([
      { ...second, removed: true },
      { ...first, removed: true },
    ]);
    for (const [index, log] of [first, second].entries()) {
      const { transactionHash, blockHash } = log as { transactionHash: string; blockHash: string };
      expect(events[index + 2]).toMatchObject({ transactionHash, blockHash: expect.not.stringContaining(blockHash) });
    }
    expect(events.slice(2)).toEqual(
      await rpc("eth_getLogs", [{ blockHash: events[3]?.["blockHash"], address: contract, topics: [counted] }]),
    );
  });
});

describe("a subscription that resumes", () => {
  it("on a branch that left the chain, gets its removed logs first", async () => {
    const client = await open();
    await subscribe(client, "logs", { address: contract, topics: [counted] });
    await send({ to: contract, data: cook });
    const log = await nextResult(client);
    client.socket.terminate();
    await control({ name: "reorg", depth: 1 });
    const other = await open();
    await subscribe(other, "logs", { address: contract, topics: [counted], fromBlock: log["blockHash"] });
    const { transactionHash } = log;
    expect(await nextResult(other)).toEqual({ ...log, removed: true });
    expect(await nextResult(other)).toMatchObject({ transactionHash, removed: false });
  });

  it("is told of the blocks since the last one it knows, after its ID, then of new ones", async () => {
    const { hash } = (await rpc("eth_getBlockByNumber", ["latest", false])) as { hash: string };
    await control({ name: "mine", count: 3 });
    const client = await open();
    const id = await subscribe(client, "newHeads", { fromBlock: hash });
    await control({ name: "mine", count: 2 });
    let parent: unknown = hash;
    for (let count = 0; count < 5; count++) {
      const { subscription, result } = (await client.nextJson<Event>()).params;
      expect([subscription, result["parentHash"]]).toEqual([id, parent]);
      parent = result["hash"];
    }
  });

  it("gets the logs that it has not received, of a block that it knows in part", async () => {
    const client = await open();
    await subscribe(client, "logs", { address: contract });
    await send({ to: contract, data: cook });
    const logs = [await nextResult(client), await nextResult(client)];
    await send({ to: contract, data: cook });
    const next = await nextResult(client);
    const { blockHash, logIndex } = logs[1] as { blockHash: string; logIndex: string };
    const other = await open();
    await subscribe(other, "logs", { address: contract, fromBlock: { blockHash, logIndex } });
    expect([await nextResult(other), await nextResult(other)]).toEqual([logs[1], next]);
  });

  it.each([
    ["an unknown hash", { fromBlock: `0x${"1".repeat(64)}` }, "is not a known block"],
    ["a height past the newest", { fromBlock: { blockNumber: "0xffffffff" } }, "is not a known block"],
    ["a plain number", { fromBlock: "0x1" }, "must be a block hash, or an object"],
    ["an index without a block", { fromBlock: { logIndex: "0x1" } }, "filter.fromBlock"],
    ["an index at a height", { fromBlock: { blockNumber: "0x1", logIndex: "0x1" } }, "filter.fromBlock"],
  ])("does not begin at %s", async (_name, filter, problem) => {
    const { error } = await request(await open(), "eth_subscribe", ["newHeads", filter]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(problem) });
  });

  it("sends a slow reader what happened since at its pace, and holds it for that long", async () => {
    const genesis = { blockNumber: "0x0" };
    await control({ name: "mine", count: 1_000 });
    const client = await open();
    client.socket.pause();
    client.send(callOf("eth_subscribe", ["newHeads", { fromBlock: genesis }], 1));
    await control({ name: "mine", count: 1 });
    client.socket.resume();
    expect(await client.nextJson()).toMatchObject({ id: 1 });
    client.send(callOf("eth_chainId", [], 2));
    const height = Number(await rpc("eth_blockNumber", []));
    const numbers: number[] = [];
    while (numbers.length < height) {
      const { params } = await client.nextJson<Partial<Event>>();
      if (params) numbers.push(Number(params.result["number"]));
    }
    expect(numbers).toEqual(Array.from({ length: height }, (_, index) => index + 1));
  });
});

it("a subscription to newPendingTransactions tells of each transaction that is sent, once", async () => {
  const client = await open();
  const id = await subscribe(client, "newPendingTransactions");
  const fields = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 21_000, nonce: nonce++, to: receiver };
  const raw = await wallet.signTransaction(fields);
  const hashes = [await rpc("eth_sendRawTransaction", [raw]), await rpc("eth_sendRawTransaction", [raw])];
  expect(await client.nextJson()).toMatchObject({ params: { subscription: id, result: hashes[0] } });
  expect(problemsOf("newPendingTransactions", hashes[0])).toEqual([]);
  client.send(callOf("eth_chainId"));
  expect(await client.nextJson()).toMatchObject({ result: "0x1f" });
});

it("a subscription to newPendingTransactions with true has whole transactions, beside one with hashes", async () => {
  const [whole, hashes] = await Promise.all([open(), open()]);
  const id = await subscribe(whole, "newPendingTransactions", true);
  await subscribe(hashes, "newPendingTransactions", false);
  const fields = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 21_000, nonce: nonce++, to: receiver };
  const hash = await rpc("eth_sendRawTransaction", [await wallet.signTransaction(fields)]);
  const transaction = await rpc("eth_getTransactionByHash", [hash]);
  expect(await whole.nextJson()).toMatchObject({ params: { subscription: id, result: transaction } });
  expect(await hashes.nextJson()).toMatchObject({ params: { result: hash } });
});

describe("eth_subscribe", () => {
  it("needs a WebSocket", async () => {
    for (const [method, params] of [
      ["eth_subscribe", ["newHeads"]],
      ["eth_unsubscribe", [`0x${"0".repeat(32)}`]],
    ] as const) {
      const { error } = await test.rpc("testnet", method, [...params]);
      expect(error?.code).toBe(-32601);
      expect(error?.message).toContain("WebSocket");
    }
  });

  it.each([
    [[]],
    [["newheads"]],
    [["newHeads", { address: receiver }]],
    [["logs", { address: "0x1" }]],
    [["logs", { blockHash: `0x${"0".repeat(64)}` }]],
    [["logs", {}, 1]],
  ])("refuses %j", async (params) => {
    expect((await request(await open(), "eth_subscribe", params)).error?.code).toBe(-32602);
  });

  it("takes what go-ethereum and other libraries send besides", async () => {
    const client = await open();
    await subscribe(client, "logs", { address: null, fromBlock: "0x0", toBlock: "latest", topics: [null, []] });
    await subscribe(client, "logs", { fromBlock: "0x1", address: contract });
    await subscribe(client, "newHeads", {});
    client.send(callOf("eth_chainId"));
    expect(await client.nextJson()).toMatchObject({ result: "0x1f" });
    const other = await open();
    expect(await subscribe(other, "syncing")).toMatch(/^0x[\da-f]{32}$/);
  });

  it("is limited per connection; one that ends makes room", async () => {
    const client = await open();
    const ids = [
      await subscribe(client, "syncing"),
      await subscribe(client, "syncing"),
      await subscribe(client, "syncing"),
    ];
    expect(new Set(ids).size).toBe(3);
    expect((await request(client, "eth_subscribe", ["syncing"])).error?.code).toBe(-32005);
    expect((await request(client, "eth_unsubscribe", [ids[1]])).result).toBe(true);
    await subscribe(client, "syncing");
  });

  it("works in a batch: the first event comes after the response", async () => {
    const client = await open();
    client.send(`[${callOf("eth_subscribe", ["newPendingTransactions"], 1)},${callOf("eth_chainId", [], 2)}]`);
    const [{ result: id }] = await client.nextJson<[Response]>();
    await send({ to: receiver });
    expect(await client.nextJson()).toMatchObject({ params: { subscription: id } });
  });
});

describe("eth_unsubscribe", () => {
  it("ends a subscription, for its own connection only", async () => {
    const [client, other] = await Promise.all([open(), open()]);
    const id = await subscribe(client, "newHeads");
    expect((await request(other, "eth_unsubscribe", [id])).result).toBe(false);
    expect((await request(client, "eth_unsubscribe", [id.toUpperCase().replace("0X", "0x")])).result).toBe(true);
    expect((await request(client, "eth_unsubscribe", [id])).result).toBe(false);
    await subscribe(client, "newPendingTransactions");
    const hash = await send({ to: receiver });
    expect(await client.nextJson()).toMatchObject({ params: { result: hash } });
  });
});

it("both methods are the part subscription", () => {
  expect([methods.eth_subscribe.policy.part, methods.eth_unsubscribe.policy.part]).toEqual([
    "subscription",
    "subscription",
  ]);
});
