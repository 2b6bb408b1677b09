import type { NodeEvents } from "../../../../src/node/node-events.js";
import type { PoolOptions } from "../../../../src/pool/pool-options.js";
import { createPool, type Pool } from "../../../../src/pool/pool.js";
import { WrongChainError } from "../../../../src/upstream/wrong-chain-error.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";
import { createFakeNode, type FakeNode, headAt } from "./fake-node.js";

const signal = new AbortController().signal;

let timers: VirtualTimers;
let nodes: readonly FakeNode[];
let pool: Pool;
let logged: string[];
let decisions: string[];

/** Starts with nodes at these heights of one chain. */
async function open(heights: readonly number[], options: PoolOptions = {}): Promise<void> {
  nodes = heights.map((height, index) => createFakeNode(`node${index}`, headAt(height)));
  const note = (_: unknown, message?: string): void => void logged.push(message ?? "");
  const log = { info: note, warn: note } as never;
  const events: NodeEvents = { onHeadDecision: (decision, depth) => void decisions.push(`${decision} ${depth}`) };
  pool = createPool(nodes, options, { timers, log, events });
  void pool.start(signal);
  await timers.run(timers.now() + 50);
}

/** Lets a node be on a branch of its own. */
function branchOff(node: FakeNode | undefined, { forkHeight = 10, height = 12, branch = "bbbb" } = {}): void {
  if (!node) return;
  const at = (number: number) =>
    number <= forkHeight ? headAt(number) : headAt(number, branch, number === forkHeight + 1 ? "aaaa" : branch);
  node.head = at(height);
  node.readBlock = async (block) => {
    if (block.length < 66) return Number(block) <= height ? at(Number(block)) : null;
    const number = Number(block.slice(0, 62));
    return [at(number), headAt(number)].find(({ hash }) => hash === block) ?? null;
  };
}

function moveTo(height: number, ...moved: readonly (FakeNode | undefined)[]): void {
  for (const node of moved) if (node) node.head = headAt(height);
}

const shown = (): string | undefined => pool.heads.current()?.hash;
const states = (): readonly string[] => pool.status().map(({ state }) => state);
const pass = (ms: number): Promise<void> => timers.run(timers.now() + ms);

beforeEach(() => {
  [logged, decisions] = [[], []];
  timers = createVirtualTimers();
});

afterEach(() => pool.close());

describe("one of three nodes, two blocks ahead on a branch of its own,", () => {
  it("changes nothing, however long it goes on", async () => {
    await open([11, 11, 11]);
    for (let height = 12; height < 80; height++) {
      branchOff(nodes[0], { forkHeight: 10, height: height + 2 });
      moveTo(height, nodes[1], nodes[2]);
      await pass(1_100);
      expect(shown()).toBe(headAt(height).hash);
    }

    expect(decisions).toEqual([]);
    expect(logged.filter((message) => /branch/.test(message))).toEqual(["a node is on another branch"]);
    expect(pool.status().map(({ forkHeight }) => forkHeight)).toEqual([10, undefined, undefined]);
  });

  it("holds up no other's head while it is found out how its branch follows", async () => {
    await open([11, 11, 11]);
    const [first] = nodes;
    branchOff(first, { forkHeight: 5, height: 13 });
    if (first) first.readBlock = () => new Promise<null>(() => undefined);
    await pass(1_100);
    moveTo(12, nodes[1], nodes[2]);
    await pass(1_100);

    expect(shown()).toBe(headAt(12).hash);
  });

  it("is said to be on the shown branch again when it is", async () => {
    await open([11, 11, 11]);
    branchOff(nodes[0]);
    await pass(1_100);
    nodes.forEach((node) => Object.assign(node, createFakeNode(node.name, headAt(13))));
    await pass(1_100);

    expect(logged.slice(-2)).toEqual(["a node is on another branch", "a node is on the shown branch again"]);
    expect(shown()).toBe(headAt(13).hash);
  });
});

describe("a reorganisation", () => {
  it("is followed when more than half of the nodes have followed it, and told with its depth", async () => {
    await open([11, 11, 11]);
    branchOff(nodes[0]);
    await pass(1_100);
    expect(shown()).toBe(headAt(11).hash);
    branchOff(nodes[1]);
    await pass(1_100);

    expect(shown()).toBe(headAt(12, "bbbb").hash);
    expect(decisions).toEqual(["replace 1"]);
    expect(logged).toContain("the shown head goes over to another branch");
  });

  it("of the only node left is followed after a while", async () => {
    await open([11, 11, 11]);
    for (const node of nodes.slice(1)) node.query = () => Promise.reject(new Error("down"));
    await pass(3_000);
    expect(states()).toEqual(["in", "unreachable", "unreachable"]);
    branchOff(nodes[0]);
    await pass(2_500);
    expect(shown()).toBe(headAt(11).hash);
    await pass(2_500);

    expect(shown()).toBe(headAt(12, "bbbb").hash);
  });

  it("deeper than allowed is refused to less than half of all nodes, and said once", async () => {
    await open([40, 40, 40, 40], { maxReorgBlocks: 5 });
    moveTo(50, ...nodes);
    await pass(1_100);
    for (const node of nodes.slice(2)) node.query = () => Promise.reject(new Error("down"));
    await pass(3_000);
    for (let height = 52; height < 60; height++) {
      for (const node of nodes.slice(0, 2)) branchOff(node, { forkHeight: 44, height });
      await pass(3_000);
    }

    expect(shown()).toBe(headAt(50).hash);
    expect(decisions).toEqual(["refuse 6"]);
  });
});

it("takes the head back, after a while, that no node has any more", async () => {
  await open([12, 12, 10]);
  for (const node of nodes.slice(0, 2)) node.query = () => Promise.reject(new Error("down"));
  await pass(10_000);
  expect(shown()).toBe(headAt(12).hash);
  await pass(4_000);

  expect(shown()).toBe(headAt(10).hash);
  expect(decisions).toEqual(["retract 2"]);
});

it("begins with what most nodes have, though another answered first", async () => {
  nodes = [
    createFakeNode("node0", headAt(12, "bbbb")),
    ...["node1", "node2"].map((name) => createFakeNode(name, headAt(11))),
  ];
  branchOff(nodes[0]);
  const gates: (() => void)[] = [];
  for (const node of nodes.slice(1)) node.gate = new Promise<void>((resolve) => gates.push(resolve));
  pool = createPool(nodes, {}, { timers });
  await pass(500);
  expect(shown()).toBeUndefined();
  for (const open of gates) open();
  await pass(4_000);

  expect(shown()).toBe(headAt(11).hash);
});

describe("a node that is behind", () => {
  it("is out of service when it is too far behind, and back when it isn't", async () => {
    await open([16, 16, 10]);
    await pass(2_500);
    expect(states()).toEqual(["in", "in", "lagging"]);
    moveTo(16, nodes[2]);
    await pass(2_500);

    expect(states()).toEqual(["in", "in", "in"]);
  });

  it("is not behind one that is far ahead alone", async () => {
    await open([10, 10, 10]);
    moveTo(40, nodes[0]);
    await pass(10_000);

    expect([shown(), states()]).toEqual([headAt(10).hash, ["in", "in", "in"]]);
  });

  it("is stuck when that has lasted for minutes", async () => {
    await open([10, 10, 10]);
    moveTo(40, nodes[0]);
    await pass(190_000);

    expect([shown(), states()]).toEqual([headAt(40).hash, ["in", "lagging", "lagging"]]);
  });

  it("is not out while no node has the shown head", async () => {
    await open([20, 20, 10]);
    await pass(2_500);
    for (const node of nodes.slice(0, 2)) node.query = () => Promise.reject(new Error("down"));
    await pass(20_000);

    expect([shown(), states()]).toEqual([headAt(10).hash, ["unreachable", "unreachable", "in"]]);
  });
});

describe("the head of another chain's node", () => {
  it("is taken back when the node is found out", async () => {
    await open([10, 10]);
    const [first] = nodes as [FakeNode];
    Object.assign(first, { head: headAt(13), problem: new WrongChainError("another chain") });
    await pass(1_100);
    expect(shown()).toBe(headAt(13).hash);
    await pass(30_000);

    expect([shown(), states()]).toEqual([headAt(10).hash, ["wrong chain", "in"]]);
  });

  it("makes what was told doubtful once, however often the node comes up", async () => {
    await open([10, 10]);
    const [first] = nodes as [FakeNode];
    const doubts: number[] = [];
    pool.heads.onReorg((forkHeight) => doubts.push(forkHeight));
    for (let times = 1; times <= 3; times++) {
      first.problem = new WrongChainError("another chain");
      await pass(40_000);
      expect(states()[0]).toBe("wrong chain");
      first.problem = new Error("down");
      await pass(40_000);
      expect(states()[0]).toBe("unreachable");
    }

    expect(doubts).toEqual([-1]);
  });
});

it("takes back at once what only a node told that is distrusted", async () => {
  await open([10, 10]);
  moveTo(16, nodes[0]);
  await pass(5_000);
  expect([shown(), states()]).toEqual([headAt(16).hash, ["in", "lagging"]]);
  moveTo(10, nodes[1]);
  pool.distrust("node0", "a lie");
  await pass(1_000);

  expect([shown(), states()]).toEqual([headAt(10).hash, ["distrusted", "in"]]);
});

it("shows new heads while all nodes are out for failing calls only", async () => {
  await open([10]);
  for (let times = 0; times < 5; times++) {
    void pool.call("web3_clientVersion", [], signal).catch(() => undefined);
    await pass(10);
  }
  expect(states()).toEqual(["failing"]);
  moveTo(11, ...nodes);
  await pass(1_100);

  expect([shown(), states()]).toEqual([headAt(11).hash, ["failing"]]);
});
