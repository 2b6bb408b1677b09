import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Wallet } from "ethers";
import { WebSocket } from "ws";
import { createSocketClient, type SocketClient } from "../../generated/clients/typescript/websocket.js";
import { sendControl } from "../../src/devchain/control-socket.js";
import { startTestService, type TestService } from "./start-test-service.js";

const kitchen = JSON.parse(readFileSync("test/fixtures/contracts/kitchen.json", "utf8")) as { bytecode: string };
/** Emits Cooked and Counted. */
const cook = `0x10bd5f5c${[42n, 64n, 0n].map((word) => word.toString(16).padStart(64, "0")).join("")}`;

let test: TestService;
let wallet: Wallet;
let contract: `0x${string}`;
let client: SocketClient;
const sockets: WebSocket[] = [];
/** Messages of the client's connections. */
const [sent, received]: [string[], string[]] = [[], []];

/** A WebSocket that a test can cut. */
class CutSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    sockets.push(this);
    this.on("message", (data: Buffer) => received.push(String(data)));
  }

  override send(text: string): void {
    sent.push(text);
    super.send(text);
  }
}

const cut = (): void => {
  for (const socket of sockets.splice(0)) socket.terminate();
};
const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> =>
  (await test.rpc("testnet", method, [...params])).result;
const control = (command: Parameters<typeof sendControl>[1]) =>
  sendControl(join(test.dataDir, "testnet.chain.control"), command);

async function send(fields: { to?: string; data?: string }): Promise<string> {
  const nonce = Number(await rpc("eth_getTransactionCount", [wallet.address, "pending"]));
  const common = { chainId: 31, type: 0, gasPrice: 100_000_000, gasLimit: 2_000_000, nonce };
  return (await rpc("eth_sendRawTransaction", [await wallet.signTransaction({ ...common, ...fields })])) as string;
}

beforeAll(async () => {
  test = await startTestService({ DEVCHAIN_BLOCK_DELAY_MS: "0" });
  const [key] = /0x[\da-f]{64}/.exec(await test.service.banner()) ?? [];
  wallet = new Wallet(key as string);
  const receipt = await rpc("eth_getTransactionReceipt", [await send({ data: kitchen.bytecode })]);
  contract = (receipt as { contractAddress: `0x${string}` }).contractAddress;
});
beforeEach(() => {
  for (const list of [sent, received, sockets]) list.length = 0;
  client = createSocketClient(test.urls.testnet, { WebSocket: CutSocket });
});
afterEach(() => client.close());
afterAll(() => test.stop());

interface Change {
  readonly hash?: string | null;
  readonly parentHash?: string;
  readonly blockHash?: string | null;
  readonly logIndex?: string | bigint | null;
  readonly removed?: boolean;
}

/** Reads events until the last is of a block. */
async function readUntil(events: AsyncIterator<Change>, isLast: (event: Change) => boolean): Promise<Change[]> {
  const read: Change[] = [];
  for (;;) {
    const { value, done } = (await events.next()) as IteratorResult<Change, undefined>;
    if (done) throw new Error("the events ended");
    read.push(value);
    if (isLast(value)) return read;
  }
}

const latest = async () => (await rpc("eth_getBlockByNumber", ["latest", false])) as { hash: string };

describe("the client's subscription to new blocks", () => {
  it("misses none and repeats none, over cut connections and reorganisations during them", async () => {
    const heads = client.subscribe("newHeads", { fromBlock: (await latest()).hash as `0x${string}` });
    let known = [(await latest()).hash];
    for (const step of [
      () => control({ name: "mine", count: 3 }),
      () => control({ name: "reorg", depth: 2 }),
      () => control({ name: "mine", count: 40 }),
      () => control({ name: "reorg", depth: 5 }),
    ]) {
      const stepping = step();
      cut();
      await stepping;
      const { hash: last } = await latest();
      for (const { hash, parentHash = "" } of await readUntil(heads, (head) => head.hash === last)) {
        expect(known).toContain(parentHash);
        expect(known).not.toContain(hash);
        known = [...known.slice(0, known.indexOf(parentHash) + 1), String(hash)];
      }
    }
  });
});

describe("the client's subscription to logs", () => {
  it("is the chain's logs when it is replayed, over cut connections and reorganisations during them", async () => {
    const { hash } = await latest();
    const logs = client.subscribe("logs", { address: contract, fromBlock: hash as `0x${string}` });
    const replayed: string[] = [];
    for (const depth of [0, 1, 0, 3, 2]) {
      await send({ to: contract, data: cook });
      cut();
      await send({ to: contract, data: cook });
      if (depth > 0) await control({ name: "reorg", depth });
      const found = (await rpc("eth_getLogs", [
        { address: contract, fromBlock: "0x0", toBlock: "latest" },
      ])) as Change[];
      const last = idOf(found.at(-1) as Change);
      const isLast = (event: Change): boolean => !event.removed && idOf(event) === last;
      for (const event of await readUntil(logs, isLast)) {
        if (event.removed) expect(replayed.pop()).toBe(idOf(event));
        else replayed.push(idOf(event));
      }
      expect(replayed).toEqual(found.map(idOf));
    }
  });

  it("resumes after the newest block without logs, however old the last log is", async () => {
    const { hash } = await latest();
    const logs = client.subscribe("logs", { address: contract, fromBlock: hash as `0x${string}` });
    const transactionHash = await send({ to: contract, data: cook });
    for (let count = 0; count < 2; count++) expect((await logs.next()).value).toMatchObject({ transactionHash });
    await control({ name: "mine", count: 3 });
    const { parentHash } = (await latest()) as { parentHash?: string };
    await untilSeen(parentHash as string);
    cut();
    const next = await send({ to: contract, data: cook });
    expect((await logs.next()).value).toMatchObject({ transactionHash: next });
    expect(sent.filter((text) => text.includes('"logs"'))).toEqual([
      expect.stringContaining(hash),
      expect.stringContaining(parentHash as string),
    ]);
  });
});

const idOf = ({ blockHash, logIndex }: Change): string => `${blockHash}/${Number(logIndex)}`;

it("a subscription ends with break, and the connection with the last one", async () => {
  await control({ name: "mine", count: 2 });
  const numbers: (bigint | null)[] = [];
  for await (const { number } of client.subscribe("newHeads", { fromBlock: { blockNumber: 0n } })) {
    numbers.push(number);
    if (numbers.length === 2) break;
  }
  expect(numbers).toEqual([1n, 2n]);
  const [socket] = sockets.splice(0) as [WebSocket];
  if (socket.readyState !== WebSocket.CLOSED) await new Promise((resolve) => socket.once("close", resolve));
});

it("a reader that comes late loses nothing", async () => {
  const { hash, number } = (await latest()) as { hash: `0x${string}`; number: string };
  const heads = client.subscribe("newHeads", { fromBlock: hash });
  let last = Number(number);
  for (let round = 0; round < 2; round++) {
    await control({ name: "mine", count: 100 });
    cut();
  }
  for (let count = 0; count < 200; count++) {
    const { value } = (await heads.next()) as IteratorResult<{ number: string }, undefined>;
    expect(Number(value?.number)).toBe(++last);
  }
});

it("a subscription that can't resume throws why", async () => {
  const heads = client.subscribe("newHeads", { fromBlock: `0x${"1".repeat(64)}` });
  await expect(heads.next()).rejects.toMatchObject({ name: "InvalidParams", code: -32602 });
  expect(await heads.next()).toEqual({ value: undefined, done: true });
});

it("a key that is refused ends the subscription", async () => {
  const stranger = createSocketClient(`${test.origin}/rg_test_nobody`, { WebSocket: CutSocket });
  await expect(stranger.subscribe("newHeads").next()).rejects.toMatchObject({ name: "Unauthorized" });
});

it("an endpoint must be an HTTP URL, and there must be a WebSocket", () => {
  expect(() => createSocketClient("ftp://example.org", { WebSocket: CutSocket })).toThrow(TypeError);
  const { WebSocket: found } = globalThis as { WebSocket?: unknown };
  if (found === undefined) expect(() => createSocketClient(test.urls.testnet)).toThrow("there is no global WebSocket");
});

/** Until the client has had the header on top of a block. */
async function untilSeen(parentHash: string): Promise<void> {
  while (!received.some((text) => text.includes(`"parentHash":"${parentHash}"`)))
    await new Promise((resolve) => setImmediate(resolve));
}
