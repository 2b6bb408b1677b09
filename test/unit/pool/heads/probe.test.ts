import { readJson } from "../../../../src/json/raw-json.js";
import { createPool, type Pool } from "../../../../src/pool/pool.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import { WrongChainError } from "../../../../src/upstream/wrong-chain-error.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";
import { createFakeNode, type FakeNode, headAt } from "./fake-node.js";

let timers: VirtualTimers;
let nodes: readonly [FakeNode, FakeNode];
let pool: Pool;

beforeEach(() => {
  timers = createVirtualTimers();
  nodes = [createFakeNode("first", headAt(10)), createFakeNode("second", headAt(10))];
});

afterEach(() => pool.close());

async function open(watched: readonly FakeNode[] = nodes): Promise<void> {
  pool = createPool(watched, {}, { timers });
  void pool.start(new CallAbortController()).catch(() => undefined);
  await pass(100);
}

const pass = (ms: number): Promise<void> => timers.run(timers.now() + ms);
const states = (): readonly string[] => pool.status().map(({ state }) => state);

/** Lets a node take so long for each answer. */
function slowDown(node: FakeNode, delayMs: number): void {
  const wait = () => new Promise<void>((resolve) => timers.after(delayMs, resolve));
  Object.defineProperty(node, "gate", { get: wait, configurable: true });
}

it.each([1_100, 3_500, 9_000])("keeps a node in service that takes %i ms for each answer", async (delayMs) => {
  await open();
  slowDown(nodes[0], delayMs);
  nodes[0].head = headAt(11);
  nodes[1].head = headAt(11);
  await pass(120_000);

  expect(states()).toEqual(["in", "in"]);
  expect(pool.status()[0]?.head?.number).toBe(11);
});

it("keeps what was found out, though the rest comes late", async () => {
  slowDown(nodes[0], 2_000);
  await open();
  await pass(5_000);
  expect(states()).toEqual(["in", "in"]);
  nodes[0].asked.length = 0;
  slowDown(nodes[0], 4_000);
  await pass(12_000);

  expect(nodes[0].asked).not.toContain("eth_chainId");
  expect(nodes[0].asked).toContain("eth_getBlockByNumber");
});

it("puts a node out of service that says nothing in time twice", async () => {
  await open();
  nodes[0].gate = new Promise(() => undefined);
  await pass(12_000);

  expect(states()).toEqual(["unreachable", "in"]);
});

it("counts the head of a node that says nothing for none, before it is out of service", async () => {
  const third = createFakeNode("third", headAt(10));
  await open([...nodes, third]);
  for (const node of nodes) node.gate = new Promise(() => undefined);
  third.head = headAt(11);
  await pass(3_000);

  expect([states(), pool.heads.current()?.number]).toEqual([["in", "in", "in"], 11]);
});

/** Lets a node answer everything but what its head is. */
function withholdHead(node: FakeNode): void {
  const { query } = node;
  node.query = (method, params, signal) =>
    method === "eth_getBlockByNumber" ? new Promise(() => undefined) : query(method, params, signal);
}

it("counts the head of a node for none that answers all but its probes", async () => {
  const third = createFakeNode("third", headAt(10));
  await open([...nodes, third]);
  nodes.forEach(withholdHead);
  third.head = headAt(11);
  for (const node of nodes) node.call = async () => Buffer.from('"0x1"');
  for (let count = 0; count < 6; count++) {
    for (const { name } of nodes) await pool.callOne(name, "web3_clientVersion", [], new CallAbortController());
    await pass(500);
  }

  expect([states(), pool.heads.current()?.number]).toEqual([["in", "in", "in"], 11]);
});

it("gives up the probe that a node lost while it hung", async () => {
  const [node] = nodes;
  await open([node]);
  node.gate = new Promise(() => undefined);
  // The second probe may take twice as long as the first.
  await pass(7_000);
  node.gate = Promise.resolve();
  node.head = headAt(11);
  node.call = async () => Buffer.from('"0x1"');
  await pool.call("web3_clientVersion", [], new CallAbortController());
  await pass(1_000);

  expect(pool.heads.current()?.number).toBe(11);
});

it("probes a node that tells its heads as often as others once it failed a probe", async () => {
  const [node] = nodes;
  node.isTellingHeads = () => true;
  await open();
  const { query } = node;
  node.query = () => Promise.reject(new Error("down"));
  await pass(11_000);
  node.query = query;
  node.head = headAt(11);
  await pass(1_500);

  expect(pool.status()[0]?.head?.number).toBe(11);
});

it("keeps a node in service that answers calls, though its head comes late", async () => {
  await open();
  withholdHead(nodes[0]);
  for (const node of nodes) node.call = async () => Buffer.from('"0x1"');
  for (let seconds = 0; seconds < 60; seconds++) {
    void pool.call("web3_clientVersion", [], new CallAbortController());
    await pass(1_000);
  }

  expect(states()).toEqual(["in", "in"]);
});

it("looks at the head of no node whose chain id it doesn't know", async () => {
  nodes[0].problem = new WrongChainError("another chain");
  nodes[0].head = headAt(1_000);
  await open();
  await pass(10_000);

  expect(nodes[0].asked).not.toContain("eth_getBlockByNumber");
  expect(pool.status()[0]).toMatchObject({ state: "wrong chain", head: undefined });
});

it("finds everything out again after a node was away", async () => {
  await open();
  const { query } = nodes[0];
  nodes[0].query = () => Promise.reject(new Error("down"));
  await pass(4_000);
  nodes[0].problem = new WrongChainError("another chain");
  nodes[0].query = query;
  await pass(2_000);

  expect(states()).toEqual(["wrong chain", "in"]);
});

describe("calls under way", () => {
  it.each([
    [1, "go on at the only node"],
    [2, "end, and go elsewhere, where there is another node"],
  ])("when a node misses its probes, of %i: %s", async (count) => {
    const watched = nodes.slice(0, count);
    await open(watched);
    let answer!: (bytes: Buffer) => void;
    nodes[0].call = (_, __, signal) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    nodes[1].call = async () => Buffer.from('"second"');
    const result = pool.call("eth_estimateGas", [{}, "latest"], new CallAbortController()).then(readJson);
    nodes[0].gate = new Promise(() => undefined);
    await pass(12_000);
    expect(states()[0]).toBe("unreachable");
    answer(Buffer.from('"first"'));

    expect(await result).toBe(count === 1 ? "first" : "second");
  });
});
