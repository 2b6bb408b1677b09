import type { MethodName } from "../../../../generated/methods.js";
import type { RawJson } from "../../../../src/json/raw-json.js";
import { createPooledUpstreams, type PooledUpstream } from "../../../../src/pool/model/pooled-upstream.js";
import { HedgeBudget } from "../../../../src/pool/routing/hedge-budget.js";
import { Hedging } from "../../../../src/pool/routing/hedging.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";
import { createVirtualTimers } from "../../../fakes/virtual-timers.js";

const bytes = Buffer.from('"0x1"');

/** Two nodes, of which the first takes so long; the other takes a millisecond. */
function open(firstMs: number) {
  const timers = createVirtualTimers();
  const clients = ["first", "other"].map((name) => ({ name, weight: 1 }) as unknown as Upstream);
  const options = { concurrency: 1, queueLength: 1, now: timers.now };
  const [first, other] = createPooledUpstreams(clients, options) as [PooledUpstream, PooledUpstream];
  const asked: string[] = [];
  const probed: string[] = [];
  const hedging = new Hedging({ timers, events: {}, probe: ({ name }) => void probed.push(name) });
  const read = (method: MethodName = "eth_gasPrice", takesMs = firstMs): Promise<RawJson> =>
    hedging.run(
      {
        method,
        first,
        findOther: (besides) => (besides.includes(other) ? undefined : other),
        query: (upstream) =>
          new Promise((resolve) => {
            asked.push(upstream.name);
            timers.after(upstream === first ? takesMs : 1, () => resolve(bytes));
          }),
      },
      new CallAbortController(),
    );
  const timesAsked = (name: string): number => asked.filter((one) => one === name).length;
  return { timers, first, read, timesAsked, probed };
}

it("asks the other node for one read in twenty, however many take too long, and for what was saved up", async () => {
  const { timers, first, read, timesAsked } = open(5_000);
  for (let count = 0; count < 40; count++) void read("eth_gasPrice", 1);
  await timers.run(1_000);
  // It answers others all the time.
  first.respondedAt = Infinity;

  for (let count = 0; count < 800; count++) void read();
  await timers.run(10_000);

  expect(timesAsked("first")).toBe(840);
  expect(timesAsked("other")).toBe(50 + 840 / 20);
});

it("asks the other node for every read while the first answers nothing, also its probe", async () => {
  const { timers, read, timesAsked, probed } = open(60_000);
  const reads = Array.from({ length: 500 }, () => read());
  await timers.run(399);
  expect(probed).toEqual([]);
  await timers.run(849);
  expect(new Set(probed)).toEqual(new Set(["first"]));
  await timers.run(1_000);

  expect(await Promise.all(reads)).toHaveLength(500);
  expect(timesAsked("other")).toBe(500);
});

it("expects of a method that was rarely asked for what others like it take", async () => {
  const { timers, first, read, timesAsked } = open(60_000);
  first.respondedAt = Infinity;
  for (let count = 0; count < 40; count++) void read("eth_gasPrice", 1);
  await timers.run(1_000);
  void read("eth_getTransactionReceipt");
  await timers.run(1_020);
  expect(timesAsked("other")).toBe(1);
});

it("asks a third node when the second takes too long as well", async () => {
  const timers = createVirtualTimers();
  const clients = ["first", "other", "third"].map((name) => ({ name, weight: 1 }) as unknown as Upstream);
  const nodes = createPooledUpstreams(clients, { concurrency: 1, queueLength: 1, now: timers.now });
  const hedging = new Hedging({ timers, events: {}, probe: () => undefined });
  const read = (takesMs: (name: string) => number): Promise<RawJson> =>
    hedging.run(
      {
        method: "eth_gasPrice",
        first: nodes[0] as PooledUpstream,
        findOther: (besides) => nodes.find((node) => !besides.includes(node)),
        query: ({ name }) => new Promise((resolve) => void timers.after(takesMs(name), () => resolve(bytes))),
      },
      new CallAbortController(),
    );
  for (let count = 0; count < 40; count++) void read(() => 1);
  await timers.run(1_000);
  let isOver = false;
  void read((name) => (name === "third" ? 1 : 60_000)).then(() => (isOver = true));
  await timers.run(1_050);
  expect(isOver).toBe(true);
});

it("gives a node that is slow to answer its probes more time before it counts as silent", async () => {
  const { timers, first, read, timesAsked } = open(60_000);
  first.probeMs = 1_000;
  for (let count = 0; count < 500; count++) void read();
  await timers.run(2_999);
  expect(timesAsked("other")).toBeLessThan(500);
  await timers.run(3_010);
  expect(timesAsked("other")).toBe(500);
});

it.each<[MethodName, number]>([
  ["eth_getTransactionReceipt", 500],
  ["eth_call", 50 + 500 / 20],
])(
  "asks the other node for reads that the first has lost, unless they may well take so long: %s",
  async (method, times) => {
    const { timers, first, read, timesAsked } = open(60_000);
    for (let count = 0; count < 500; count++) void read(method);
    await timers.run(500);
    // It has answered what it was asked later.
    [first.respondedAt, first.respondedFrom] = [400, 300];
    await timers.run(1_200);

    expect(timesAsked("other")).toBe(times);
  },
);

it("doesn't repeat costly reads as soon, and lets cheap ones save nothing up for them", async () => {
  const { timers, first, read, timesAsked } = open(60_000);
  first.respondedAt = Infinity;
  for (let count = 0; count < 1_000; count++) void read("eth_gasPrice", 1);
  for (let count = 0; count < 100; count++) void read("eth_getLogs");
  await timers.run(999);
  expect(timesAsked("other")).toBe(0);
  await timers.run(2_000);
  expect(timesAsked("other")).toBe(50 + 100 / 20);
});

it("saves up no more than a hundred extra calls", () => {
  const budget = new HedgeBudget();
  for (let count = 0; count < 10_000; count++) budget.earn();
  let taken = 0;
  while (budget.take()) taken++;
  expect(taken).toBe(100);
});
