import type { SharedProbe, SharedProbes } from "../../../../src/pool/heads/shared-probes.js";
import { createPool, type Pool } from "../../../../src/pool/pool.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";
import { createFakeNode, type FakeNode, headAt } from "./fake-node.js";

const signal = new AbortController().signal;
const processCount = 4;
const names = ["first", "second", "third"];

/** One process's pool, on its own connections to the nodes. */
interface Process {
  readonly pool: Pool;
  readonly nodes: readonly FakeNode[];
}

let timers: VirtualTimers;
let processes: Process[];
/** What was told, and where it arrives: one listener for each process. */
let told: SharedProbe[];
let listeners: ((probe: SharedProbe) => void)[];
let delayMs: number;

beforeEach(() => {
  [timers, processes, told, listeners, delayMs] = [createVirtualTimers(), [], [], [], 1];
});
afterEach(() => Promise.all(processes.map(({ pool }) => pool.close())));

async function start(count = processCount): Promise<void> {
  for (let index = 0; index < count; index++) {
    const sharedProbes: SharedProbes = {
      tell(probe) {
        told.push(probe);
        for (const [other, listener] of listeners.entries())
          if (other !== index) timers.after(delayMs, () => listener(structuredClone(probe)));
      },
      onTold: (listener) => void listeners.push(listener),
      random: Math.random,
    };
    const nodes = names.map((name) => createFakeNode(name, headAt(10)));
    const pool = createPool(nodes, { headPollMs: 1_000 }, { timers, sharedProbes });
    processes.push({ pool, nodes });
    void pool.start(signal);
  }
  await timers.run(3_000);
}

const all = (work: (node: FakeNode) => void, name?: string): void => {
  for (const { nodes } of processes) for (const node of nodes) if (!name || node.name === name) work(node);
};
const heads = () => processes.map(({ pool }) => pool.heads.current()?.number);
const states = (name: string) =>
  processes.map(({ pool }) => pool.status().find((status) => status.name === name)?.state);
/** How often all processes together have asked for a head. */
const probes = () =>
  processes.flatMap(({ nodes }) =>
    nodes.flatMap(({ asked }) => asked.filter((method) => method === "eth_getBlockByNumber")),
  ).length;

it.each(["new blocks", "none"])("are about as many as one process's alone, with %s", async (blocks) => {
  const counts = [];
  for (const count of [1, processCount]) {
    [timers, processes, listeners] = [createVirtualTimers(), [], []];
    await start(count);
    const before = probes();
    for (let second = 4; second < 64; second++) {
      if (blocks !== "none" && second % 5 === 0) all((node) => (node.head = headAt(10 + second)));
      await timers.run(1_000 * second);
    }
    counts.push(probes() - before);
    await Promise.all(processes.map(({ pool }) => pool.close()));
  }
  const [ofOne = 0, ofAll = 0] = counts;
  expect(ofAll).toBeGreaterThan(0.9 * ofOne);
  expect(ofAll).toBeLessThan(1.3 * ofOne);
});

it("go on without the process that made them", async () => {
  await start();
  for (let height = 11; processes.length > 1; height++) {
    await processes.shift()?.pool.close();
    all((node) => (node.head = headAt(height)));
    await timers.run(timers.now() + 3_000);
    expect(heads()).toEqual(processes.map(() => height));
  }
});

it("show a new head in all processes at about the same time", async () => {
  await start();
  for (let height = 11; height < 40; height++) {
    all((node) => (node.head = headAt(height)));
    while (!heads().includes(height)) await timers.run(timers.now() + 1);
    await timers.run(timers.now() + 2);
    expect(heads()).toEqual(processes.map(() => height));
    await timers.run(timers.now() + 777);
  }
});

it("put a node out of service in all processes when it lags, and when it hangs", async () => {
  await start();
  all((node) => (node.head = headAt(100)), "first");
  all((node) => (node.head = headAt(100)), "second");
  await timers.run(9_000);
  expect(states("third")).toEqual(processes.map(() => "lagging"));

  const never = new Promise(() => undefined);
  all((node) => void (node.gate = never), "second");
  const before = probes();
  await timers.run(40_000);
  expect(states("second")).toEqual(processes.map(() => "unreachable"));
  expect(heads()).toEqual(processes.map(() => 100));
  expect(told.filter(({ head, upstream }) => !head && upstream === "second").length).toBeLessThanOrEqual(processCount);
  expect(probes() - before).toBeLessThan(31 * (1 + 2 * processCount));
});

it("bring no node back in a process that doesn't reach it", async () => {
  await start();
  const [cutOff] = processes as [Process];
  const [node] = cutOff.nodes as [FakeNode];
  node.gate = new Promise(() => undefined);
  // It finds out by probes of its own, as it would by its calls.
  for (const atMs of [10_000, 20_000]) {
    void cutOff.pool.check(signal);
    await timers.run(atMs);
  }
  for (let second = 21; second < 60; second++) {
    await timers.run(1_000 * second);
    expect(states("first")).toEqual(["unreachable", "in", "in", "in"]);
  }
});

it("don't take the place of what a process has found out since they began", async () => {
  await start();
  const [{ pool, nodes }] = processes as [Process];
  const askedAt = timers.now();
  for (const node of nodes) node.head = headAt(12);
  await timers.run(askedAt + 5);
  await pool.check(signal);
  for (const upstream of names) listeners[0]?.({ upstream, head: headAt(11), askedAt, tookMs: 20 });
  await timers.run(askedAt + 10);

  expect(pool.status().map(({ head }) => head?.number)).toEqual([12, 12, 12]);
  for (const upstream of names) listeners[0]?.({ upstream, head: headAt(13), askedAt: askedAt + 6, tookMs: 2 });
  await timers.run(askedAt + 15);
  expect(pool.heads.current()?.number).toBe(13);
});

it("are not gone back from by a process's own that was under way", async () => {
  await start();
  const [{ pool, nodes }] = processes as [Process];
  let respond: () => void = () => undefined;
  for (const node of nodes) {
    const old = await node.query("eth_getBlockByNumber", ["latest"], signal);
    node.query = () => new Promise((resolve) => (respond = () => resolve(old)));
    const probing = pool.check(signal);
    const [upstream, askedAt] = [node.name, timers.now()];
    listeners[0]?.({ upstream, head: headAt(11), askedAt, tookMs: 2 });
    await timers.run(askedAt + 5);
    respond();
    await probing;
    expect(pool.status().find(({ name }) => name === upstream)?.head?.number).toBe(11);
    node.query = async () => ({ ...headAt(11), number: "0xb" });
  }
});

it("are each process's own when those of others come late", async () => {
  delayMs = 5_000;
  await start();
  const before = probes();
  await timers.run(63_000);
  all((node) => (node.head = headAt(11)));
  await timers.run(64_100);

  expect(heads()).toEqual(processes.map(() => 11));
  expect(probes() - before).toBeGreaterThan(0.9 * processCount * 3 * 60);
});

it("make every process look at the chain again when a node didn't respond to one of them", async () => {
  await start();
  const [, { nodes }] = processes as [Process, Process];
  const checks = () => nodes[0]?.asked.filter((method) => method === "eth_chainId").length;
  const before = checks();
  listeners[1]?.({ upstream: "first", head: undefined, askedAt: timers.now(), tookMs: 0 });
  await timers.run(timers.now() + 60);

  expect(checks()).toBe((before ?? 0) + 1);
});
