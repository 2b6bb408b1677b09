import { readFileSync } from "node:fs";
import { join } from "node:path";
import { id, type TransactionRequest, Wallet } from "ethers";
import { limits } from "../../generated/limits.js";
import { sendControl } from "../../src/devchain/control-socket.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";
import { openWebSocket } from "./web-socket-client.js";

interface Log {
  readonly blockHash: string;
  readonly transactionHash: string;
  readonly removed: boolean;
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
let now = Date.now();

const ask = (method: string, ...params: unknown[]) => test.rpc("testnet", method, params);
const rpc = async <T>(method: string, ...params: unknown[]): Promise<T> => {
  const { result, error } = await ask(method, ...params);
  expect(error).toBeUndefined();
  return result as T;
};
const changes = (filter: string) => rpc<Log[]>("eth_getFilterChanges", filter);
const send = async (fields: TransactionRequest): Promise<string> => {
  const common = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 2_000_000, nonce: nonce++ };
  return rpc("eth_sendRawTransaction", await wallet.signTransaction({ ...common, ...fields }));
};
const cookOnce = () => send({ to: contract, data: cook });
const control = (command: Parameters<typeof sendControl>[1]) =>
  sendControl(join(test.dataDir, "testnet.chain.control"), command);

beforeAll(async () => {
  const options = { now: () => new Date(now) };
  test = await startTestService({ ...bothNetworks, DEVCHAIN_BLOCK_DELAY_MS: "0" }, options);
  const [key] = /0x[\da-f]{64}/.exec(await test.service.banner()) ?? [];
  wallet = new Wallet(key as string);
  const hash = await send({ data: kitchen.bytecode });
  let receipt: unknown;
  while (!receipt) receipt = await rpc("eth_getTransactionReceipt", hash);
  contract = (receipt as { contractAddress: string }).contractAddress;
});
afterAll(() => test.stop());

describe("a filter of blocks", () => {
  it("reports each new block once, over HTTP and WebSocket", async () => {
    const filter = await rpc<string>("eth_newBlockFilter");
    await control({ name: "mine", count: 3 });
    const head = Number(await rpc("eth_blockNumber"));
    const blocks = await Promise.all(
      [head - 2, head - 1, head].map((number) =>
        rpc<{ hash: string }>("eth_getBlockByNumber", `0x${number.toString(16)}`, false),
      ),
    );
    const socket = await openWebSocket(test.urls.testnet);
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getFilterChanges", params: [filter] }));
    expect(await socket.nextJson()).toMatchObject({ result: blocks.map(({ hash }) => hash) });
    socket.socket.terminate();
    expect(await changes(filter)).toEqual([]);
  });

  it("takes IDs as numbers: letter case and leading zeros don't matter", async () => {
    const filter = await rpc<string>("eth_newBlockFilter");
    expect(await changes(`0x000${filter.slice(2).toUpperCase()}`)).toEqual([]);
  });

  it("gives each block to one of several polls at once", async () => {
    const filter = await rpc<string>("eth_newBlockFilter");
    await control({ name: "mine", count: 20 });
    const polls = await Promise.all(Array.from({ length: 20 }, () => ask("eth_getFilterChanges", filter)));
    const reported = polls.flatMap(({ result = [] }) => result as string[]);
    expect([reported.length, new Set(reported).size]).toEqual([20, 20]);
  });
});

describe("a filter of logs", () => {
  it("reports new logs as eth_getLogs does, each once", async () => {
    await cookOnce();
    const filter = await rpc<string>("eth_newFilter", { address: contract, topics: [null], fromBlock: "0x0" });
    const others = await rpc<string>("eth_newFilter", { address: receiver });
    expect(await changes(filter)).toEqual([]);
    await cookOnce();
    await cookOnce();
    const logs = await changes(filter);
    const hashes = [...new Set(logs.map(({ blockHash }) => blockHash))];
    expect(hashes).toHaveLength(2);
    const expected = await Promise.all(
      hashes.map((blockHash) => rpc<Log[]>("eth_getLogs", { blockHash, address: contract })),
    );
    expect(logs).toEqual(expected.flat());
    expect([await changes(filter), await changes(others)]).toEqual([[], []]);
    const all = { address: contract, fromBlock: "0x0", toBlock: "latest" };
    expect(await rpc("eth_getFilterLogs", filter)).toEqual(await rpc("eth_getLogs", all));
  });

  it("reports the logs of a branch that is left as removed, the newest first, then the new ones", async () => {
    const { snapshots } = await control({ name: "snapshot" });
    const filter = await rpc<string>("eth_newFilter", { address: contract, topics: [counted] });
    await cookOnce();
    const [first] = await changes(filter);
    await cookOnce();
    const [second] = await changes(filter);
    await control({ name: "reset", snapshot: snapshots.at(-1)?.id });
    nonce = Number(await rpc("eth_getTransactionCount", wallet.address, "latest"));
    await control({ name: "time", seconds: 1_000 });
    await cookOnce();
    const [removedSecond, removedFirst, third] = await changes(filter);
    expect([removedSecond, removedFirst]).toEqual([
      { ...second, removed: true },
      { ...first, removed: true },
    ]);
    expect(third).toMatchObject({ removed: false });
    expect(third?.blockHash).not.toBe(first?.blockHash);
    expect(await changes(filter)).toEqual([]);
  });
});

it("a filter of transactions reports each that was sent, in order, once", async () => {
  const filter = await rpc<string>("eth_newPendingTransactionFilter");
  const sent = [await send({ to: receiver }), await send({ to: receiver })];
  const reported: unknown[] = [];
  while (reported.length < sent.length) reported.push(...(await changes(filter)));
  expect(reported).toEqual(sent);
});

describe("a filter", () => {
  it("is of its user and network only, and gone once it is removed", async () => {
    const filter = await rpc<string>("eth_newBlockFilter");
    for (const method of ["eth_getFilterChanges", "eth_getFilterLogs"])
      expect((await test.rpc("mainnet", method, [filter])).error).toMatchObject({
        code: -32000,
        message: "filter not found",
      });
    expect((await test.rpc("mainnet", "eth_uninstallFilter", [filter])).result).toBe(false);
    expect(await rpc("eth_uninstallFilter", filter)).toBe(true);
    expect((await ask("eth_getFilterChanges", filter)).error).toMatchObject({
      code: -32000,
      message: "filter not found",
    });
  });

  it("without logs has none to read", async () => {
    const filter = await rpc<string>("eth_newBlockFilter");
    expect((await ask("eth_getFilterLogs", filter)).error?.message).toBe(
      "filter not found: the filter is not for logs",
    );
  });

  it("is forgotten after 15 minutes without a poll", async () => {
    const [polled, idle] = [await rpc<string>("eth_newBlockFilter"), await rpc<string>("eth_newBlockFilter")];
    now += limits.filterIdleMinutes * 60_000;
    expect(await changes(polled)).toEqual([]);
    now += limits.filterIdleMinutes * 60_000;
    expect(await changes(polled)).toEqual([]);
    expect((await ask("eth_getFilterChanges", idle)).error?.message).toBe("filter not found");
  });

  it("is one of 100 that a user can have", async () => {
    now += 2 * limits.filterIdleMinutes * 60_000;
    const create = () => ask("eth_newPendingTransactionFilter");
    const ids: unknown[] = [];
    for (let count = 0; count < limits.filtersPerUser; count++) ids.push((await create()).result);
    expect(new Set(ids).size).toBe(100);
    expect((await create()).error?.code).toBe(-32005);
    expect(await rpc("eth_uninstallFilter", ids[50])).toBe(true);
    expect((await create()).result).toMatch(/^0x/);
  });
});
