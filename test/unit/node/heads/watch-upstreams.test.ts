import { createPool } from "../../../../src/node/pool.js";
import { systemTimers } from "../../../../src/node/timers.js";
import type { Upstream } from "../../../../src/node/upstream/upstream.js";

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
