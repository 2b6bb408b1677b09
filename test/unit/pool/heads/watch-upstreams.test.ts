import { systemTimers } from "../../../../src/node/timers.js";
import { createPool } from "../../../../src/pool/pool.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

import { createVirtualTimers } from "../../../fakes/virtual-timers.js";
import { createFakeNode, headAt } from "./fake-node.js";

const signal = new AbortController().signal;
const hash = `0x${"ab".repeat(32)}`;

it("asks a node again that was slow once, when looks at it show that it is no more", async () => {
  let now = 0;
  let slowness = 0;
  const asked: string[] = [];
  const nodeOf = (name: string): Upstream => ({
    name,
    weight: 1,
    concurrency: undefined,
    query: async (method) => method !== "eth_syncing" && { number: "0xa", hash, parentHash: hash },
    async call() {
      asked.push(name);
      now += slowness;
      return Buffer.from('"0x1"');
    },
    callOn: () => Promise.reject(new Error("no block is asked for")),
    check: async () => undefined,
    isTellingHeads: () => false,
    onHead: () => () => undefined,
    onPendingTransaction: () => () => undefined,
    close: async () => undefined,
  });
  const pool = createPool(
    [nodeOf("first"), nodeOf("second")],
    { headPollMs: 1_000_000 },
    { timers: { ...systemTimers, now: () => now } },
  );
  await pool.start(signal);
  const query = () => pool.call("eth_gasPrice", [], signal);

  slowness = 20_000;
  await query();
  slowness = 0;
  await query();
  expect(asked).toEqual(["first", "second"]);
  for (let looks = 0; looks < 100; looks++) await pool.check(signal);
  await query();

  expect(asked).toEqual(["first", "second", "first"]);
  await pool.close();
});

it("probes a node again soon that reported a head while it was being probed", async () => {
  const timers = createVirtualTimers();
  const node = createFakeNode("first", headAt(10));
  const respond: (() => void)[] = [];
  node.query = async (method) => {
    const { number, ...head } = node.head;
    if (number === 11) await new Promise<void>((resolve) => respond.push(resolve));
    return method !== "eth_syncing" && { ...head, number: `0x${number.toString(16)}` };
  };
  const pool = createPool([node], { headPollMs: 1_000 }, { timers });
  void pool.start(signal);
  await timers.run(100);

  node.head = headAt(11);
  await timers.run(1_100);
  node.head = headAt(12);
  node.tell(headAt(12));
  for (const go of respond) go();
  await timers.run(1_200);
  expect(pool.status()).toMatchObject([{ head: { number: 11 } }]);
  await timers.run(1_400);
  expect(pool.status()).toMatchObject([{ head: { number: 12 } }]);

  node.head = headAt(13);
  await timers.run(1_600);
  expect(pool.status()).toMatchObject([{ head: { number: 13 } }]);
  await pool.close();
});

it("counts a reported head once a probe finds it, or another node has it", async () => {
  const timers = createVirtualTimers();
  const [first, second] = [createFakeNode("first", headAt(10)), createFakeNode("second", headAt(10))];
  const pool = createPool([first, second], { headPollMs: 1_000 }, { timers });
  await Promise.all([pool.start(signal), timers.run(100)]);
  const heights = () => pool.status().map(({ head }) => head?.number);

  first.tell(headAt(11));
  await timers.run(900);
  expect(heights()).toEqual([10, 10]);

  first.head = headAt(11);
  first.tell(headAt(11));
  await timers.run(910);
  expect(heights()).toEqual([11, 10]);
  second.tell(headAt(11));
  await timers.run(911);
  expect(heights()).toEqual([11, 11]);
  await pool.close();
});

it("polls a node whose subscription stopped telling heads, until it tells them again", async () => {
  const timers = createVirtualTimers();
  const node = createFakeNode("first", headAt(10));
  node.isTellingHeads = () => true;
  const pool = createPool([node], { headPollMs: 1_000 }, { timers });
  const probes = () => node.asked.filter((method) => method === "eth_getBlockByNumber").length;
  const probesWithin = async (ms: number): Promise<number> => {
    const before = probes();
    await timers.run(timers.now() + ms);
    return probes() - before;
  };
  void pool.start(signal);
  await timers.run(100);
  expect(await probesWithin(20_000)).toBe(2);

  node.head = headAt(11);
  await timers.run(timers.now() + 10_000);
  expect(pool.heads.current()?.number).toBe(11);
  expect(await probesWithin(10_000)).toBeGreaterThanOrEqual(9);
  node.tell(headAt(10));
  expect(await probesWithin(10_000)).toBeGreaterThanOrEqual(9);
  node.head = headAt(12);
  await timers.run(timers.now() + 1_000);
  expect(pool.heads.current()?.number).toBe(12);

  node.tell(headAt(12));
  await timers.run(timers.now() + 2_000);
  expect(await probesWithin(20_000)).toBe(2);
  await pool.close();
});
