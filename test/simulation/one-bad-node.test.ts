import type { MethodName } from "../../generated/methods.js";
import { withSentTransactions } from "../../src/cache/transactions/with-sent-transactions.js";
import { readJson } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import { createPool, type Pool } from "../../src/pool/pool.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createVirtualTimers, type VirtualTimers } from "../fakes/virtual-timers.js";
import { type Faults, noFaults } from "./faults.js";
import { createRandom } from "./random.js";
import { createSimulatedNode, type SimulatedNode } from "./simulated-node.js";
import { signed, signedByRaw } from "./transactions.js";
import { ancestorAt, createWorld, type SimulatedTransaction, type World } from "./world.js";

/** What came of a call, and how long it took. */
interface Outcome {
  readonly result?: unknown;
  readonly error?: unknown;
  readonly elapsedMs: number;
}

let timers: VirtualTimers;
let world: World;
let nodes: readonly SimulatedNode[];
let pool: Pool;
let node: Node;
let states: Set<string>;

/** A pool of so many nodes with the same faults, all of them probed. */
async function open(count: number, faults: Partial<Faults> = {}): Promise<void> {
  timers = createVirtualTimers();
  world = createWorld(timers.now);
  const parts = { world, timers, random: createRandom(1), known: signedByRaw };
  nodes = Array.from({ length: count }, (_, index) =>
    createSimulatedNode({ index, weight: 1, travelMs: 5, tellsHeads: false, isBatching: true }, parts),
  );
  for (const index of nodes.keys()) afflict(index, faults);
  states = new Set();
  pool = createPool(
    nodes.map(({ upstream }) => upstream),
    {},
    { timers, events: { onUpstreamState: (_, state) => void states.add(state) } },
  );
  node = withSentTransactions(pool, { timers });
  pool.start(new CallAbortController()).catch(() => undefined);
  await timers.run(5_000);
}

function nodeAt(index: number): SimulatedNode {
  return nodes[index] as SimulatedNode;
}

function afflict(index: number, faults: Partial<Faults>): void {
  Object.assign(nodeAt(index).faults, faults);
  nodeAt(index).update();
}

/** The network's next block reaches all nodes at once. */
function mine(): void {
  world.moveTip(world.mine(world.tip));
  for (const { hear } of nodes) hear(world.tip);
}

async function ask(method: MethodName, ...params: readonly unknown[]): Promise<Outcome> {
  const startedAt = timers.now();
  try {
    const result = await readJson(await node.call(method, params, new CallAbortController()));
    return { result, elapsedMs: timers.now() - startedAt };
  } catch (error) {
    return { error, elapsedMs: timers.now() - startedAt };
  }
}

const balance = (): Promise<Outcome> => ask("eth_getBalance", "0xaa", "latest");

/** A read every so often, until a moment; what came of all of them. */
async function readUntil(untilMs: number, everyMs: number): Promise<readonly Outcome[]> {
  const reads: Promise<Outcome>[] = [];
  for (; timers.now() < untilMs; await timers.run(timers.now() + everyMs)) reads.push(balance());
  await timers.run(untilMs + 30_000);
  return Promise.all(reads);
}

const errorsOf = (outcomes: readonly Outcome[]): unknown[] => outcomes.flatMap(({ error }) => error ?? []);
const slowestOf = (outcomes: readonly Outcome[]): number => Math.max(...outcomes.map(({ elapsedMs }) => elapsedMs));

afterEach(() => node.close());

it("shows every block of two nodes though the third is ahead on a branch of its own", async () => {
  await open(3);
  const forks: number[] = [];
  pool.heads.onReorg((height) => forks.push(height));
  let branch = world.mine(world.mine(world.tip));
  const mineBranch = (): void => {
    branch = world.mine(branch);
    afflict(2, { branch });
    timers.after(600, mineBranch);
  };
  mineBranch();
  const asked = nodeAt(2).requestCount;

  for (let blocks = 0; blocks < 6; blocks++) {
    mine();
    await timers.run(timers.now() + 2_000);
    expect(pool.heads.current()?.hash).toBe(world.tip.hash);
    const reading = balance();
    await timers.run(timers.now() + 8_000);
    expect(await reading).toMatchObject({ result: `0x${world.tip.index.toString(16)}` });
  }

  expect(forks).toEqual([]);
  expect(pool.status().map(({ forkHeight }) => forkHeight)).toEqual([undefined, undefined, 80]);
  expect(nodeAt(2).requestCount).toBeGreaterThan(asked);
});

it("keeps a node in service that takes more than a second for each answer", async () => {
  await open(1, { slowMs: 1_100 });

  const outcomes = await readUntil(90_000, 500);

  expect(errorsOf(outcomes)).toEqual([]);
  expect([...states]).toEqual(["in"]);
});

it("lets a hung node cost no read more than a second", async () => {
  await open(3);
  await readUntil(10_000, 20);
  afflict(0, { isHung: true });

  const outcomes = await readUntil(timers.now() + 20_000, 20);

  expect(errorsOf(outcomes)).toEqual([]);
  expect(slowestOf(outcomes)).toBeLessThan(1_000);
});

it("lets two hung nodes of three cost no read more than two seconds", async () => {
  await open(3);
  await readUntil(10_000, 20);
  afflict(0, { isHung: true });
  afflict(1, { isHung: true });

  const outcomes = await readUntil(timers.now() + 20_000, 20);

  expect(errorsOf(outcomes)).toEqual([]);
  expect(slowestOf(outcomes)).toBeLessThan(2_000);
});

it.each([1, 3])("loses nothing by a connection that breaks under a batch of 20, with %d nodes", async (count) => {
  await open(count);
  for (const index of nodes.keys()) afflict(index, { resetPart: 1 });
  const batch = Array.from({ length: 20 }, balance);
  // It breaks when the batch arrives; the next one holds.
  await timers.run(timers.now() + 5);
  for (const index of nodes.keys()) afflict(index, { resetPart: 0 });
  await timers.run(timers.now() + 5_000);

  expect(errorsOf(await Promise.all(batch))).toEqual([]);
  expect([...states]).toEqual(["in"]);
});

it("has no errors while two nodes of three fail in turn in every way", async () => {
  await open(3);
  const ways: readonly Partial<Faults>[] = [
    { isDead: true },
    { resetPart: 1 },
    { isHung: true },
    { internalPart: 1 },
    { garbagePart: 0.5 },
    { isLimited: true },
  ];
  const flap = (index: number, count: number): void => {
    const isDown = count % 2 === 0;
    afflict(index, isDown ? { ...noFaults, ...ways[(count / 2) % ways.length] } : noFaults);
    timers.after(isDown ? 1_700 : 2_300, () => flap(index, count + 1));
  };
  flap(0, 0);
  timers.after(900, () => flap(1, 6));

  const outcomes = await readUntil(90_000, 25);

  expect(errorsOf(outcomes)).toEqual([]);
  expect(slowestOf(outcomes)).toBeLessThan(2_000);
});

it("ends no call of the only node for probes that it misses", async () => {
  await open(1);
  afflict(0, { slowMs: 9_000 });
  const long = balance();
  await timers.run(timers.now() + 60);
  afflict(0, { isHung: true });
  await timers.run(timers.now() + 8_500);
  afflict(0, { isHung: false, slowMs: 0 });
  const next = balance();
  await timers.run(timers.now() + 5_000);

  expect(errorsOf([await long, await next])).toEqual([]);
});

describe("a balancer with lagging nodes behind it that refuses batches", () => {
  const faults: Partial<Faults> = { fallsBack: true, partialPart: 1 };
  const readLogs = (): Promise<Outcome> => {
    const fromBlock = `0x${(world.tip.number - 8).toString(16)}`;
    return ask("eth_getLogs", { fromBlock, toBlock: "latest", address: `0x${timers.now().toString(16)}` });
  };

  it("leaves out no logs as long as another node can prove that it has them", async () => {
    await open(3);
    afflict(0, faults);
    afflict(1, faults);
    for (let reads = 0; reads < 100; reads++) {
      const reading = readLogs();
      await timers.run(timers.now() + 200);
      expect(((await reading).result as unknown[] | undefined)?.length).toBe(18);
    }
  });

  it("is believed all the same when no other is usable, and soon when the only other one is on another branch", async () => {
    await open(2);
    afflict(0, { partialPart: 1 });
    afflict(1, { isDead: true });
    await timers.run(timers.now() + 20_000);
    const alone = readLogs();
    await timers.run(timers.now() + 1_000);
    expect(await alone).toMatchObject({ result: { length: 18 } });

    afflict(1, { isDead: false, branch: world.mine(ancestorAt(world.tip, world.tip.number - 2) ?? world.tip) });
    await timers.run(timers.now() + 20_000);
    const besides = readLogs();
    await timers.run(timers.now() + 5_000);
    const { result, elapsedMs } = await besides;
    expect(result).toMatchObject({ length: 18 });
    expect(elapsedMs).toBeLessThan(1_500);
  });
});

it("never loses sight of a transaction that nodes took, though all of them restart without it", async () => {
  await open(3);
  const [transaction] = signed[0] as [SimulatedTransaction];
  const sending = ask("eth_sendRawTransaction", transaction.raw);
  await timers.run(timers.now() + 500);
  expect(errorsOf([await sending])).toEqual([]);
  const looks: Promise<Outcome>[] = [];
  for (const index of [0, 1, 2]) {
    afflict(index, { isDead: true });
    for (let times = 0; times < 20; times++) {
      looks.push(ask("eth_getTransactionByHash", transaction.hash));
      looks.push(ask("eth_getTransactionCount", transaction.from, "pending"));
      await timers.run(timers.now() + 100);
    }
    afflict(index, { isDead: false });
    await timers.run(timers.now() + 5_000);
  }

  const seen = new Set((await Promise.all(looks)).map(({ result }) => (result as { hash?: string })?.hash ?? result));
  expect([...seen]).toEqual([transaction.hash, "0x1"]);
  expect(nodes.map(({ mempool }) => mempool.size)).toEqual([1, 1, 1]);
});

it("finds a block that left the chain at the only node that ever had it: itself, its logs, and balances at it", async () => {
  await open(4);
  const side = world.mine(world.tip);
  afflict(2, { branch: side });
  afflict(2, { branch: undefined });
  for (let blocks = 0; blocks < 3; blocks++) {
    mine();
    await timers.run(timers.now() + 5_000);
  }
  expect(side.knownBy).toBe(1 << 2);

  const index = `0x${side.index.toString(16)}`;
  const at = { blockHash: side.hash };
  const asking = Array.from({ length: 50 }, () => [
    ask("eth_getBlockByHash", side.hash, false),
    ask("eth_getLogs", at),
    ask("eth_getBalance", "0xaa", at),
    ask("eth_getBlockTransactionCountByHash", side.hash),
  ]).flat();
  await timers.run(timers.now() + 10_000);
  const results = (await Promise.all(asking)).map(({ result }) => result);

  for (let first = 0; first < results.length; first += 4) {
    expect(results[first]).toMatchObject({ hash: side.hash });
    expect(results[first + 1]).toMatchObject([{ blockHash: side.hash }, { blockHash: side.hash }]);
    expect(results.slice(first + 2, first + 4)).toEqual([index, "0x0"]);
  }
});
