import { readJson } from "../../../../src/json/raw-json.js";
import type { BlockRange } from "../../../../src/methods/logs/block-range.js";
import { readLogs } from "../../../../src/methods/logs/read-logs.js";
import type { RpcError } from "../../../../src/rpc/rpc-error.js";
import { createTimedLogSource, type TimedSourceOptions } from "../../../fakes/timed-log-source.js";

const MAINNET = 7_400_000;
const whole = { from: 0, to: MAINNET };

/** Reads the whole of a chain within 30 seconds. */
const readWhole = (options: Omit<TimedSourceOptions, "head">) =>
  createTimedLogSource({ head: MAINNET, timeoutMs: 30_000, ...options }).run(async (source) =>
    readJson(await readLogs(whole, source)),
  );

/** The end of the range that a refusal says should work. */
const toOf = (error: RpcError | undefined): number => Number((error?.data as { to?: string } | undefined)?.to);

describe("a read of 7.4 million blocks", () => {
  it.each([
    [20, 8],
    [100, 24],
  ])("is done in time at %i ms a piece, with %i reads at once", async (pieceMs, atOnce) => {
    const { elapsedMs, value, mostUnderWay } = await readWhole({ costMs: () => pieceMs });

    expect(value).toEqual([]);
    expect(elapsedMs).toBeLessThan(10_000);
    expect(mostUnderWay).toBeLessThanOrEqual(atOnce);
  });

  it("is refused within seconds where it can't be done in time, with a range that can", async () => {
    const costMs = () => 1_000;
    const { elapsedMs, error } = await readWhole({ costMs });
    expect(error).toMatchObject({ code: -32011, data: { from: "0x0" } });
    expect(error?.message).toMatch(/^these logs can't be read in time; this block range should work: \[0x0, 0x\w+\]$/);
    expect(elapsedMs).toBeLessThan(3_000);

    const to = toOf(error);
    const retry = createTimedLogSource({ head: MAINNET, timeoutMs: 30_000, costMs });
    const second = await retry.run(async (source) => readJson(await readLogs({ from: 0, to }, source)));
    expect(second.value).toEqual([]);
    expect(second.elapsedMs).toBeLessThan(15_001);
    expect(to).toBeGreaterThan(400_000);
  });

  it("is refused as soon as a node slows down under it, with a range that can be read", async () => {
    const costMs = (_: number, underWay: number): number => 100 * Math.max(1, underWay / 4);
    const { elapsedMs, error } = await readWhole({ costMs });
    expect(error).toMatchObject({ code: -32011 });
    expect(elapsedMs).toBeLessThan(15_000);

    const to = toOf(error);
    const retry = createTimedLogSource({ head: MAINNET, timeoutMs: 30_000, costMs });
    const second = await retry.run(async (source) => readJson(await readLogs({ from: 0, to }, source)));
    expect(second.value).toEqual([]);
  });

  it("reads one by one once the pieces together hold too much, and names the same range", async () => {
    const dense = await readWhole({ costMs: () => 10, logsIn: ({ from }) => (from < 5_000 ? 4_000 : 9_000) });

    expect(dense.error).toMatchObject({ code: -32602, data: { from: "0x0", to: "0x1387", limit: 10_000 } });
    expect(dense.reads.length).toBeLessThanOrEqual(10);
  });

  it("suggests half of what it had read when the deadline ends it", async () => {
    let reads = 0;
    const { error } = await readWhole({ costMs: () => (++reads > 40 ? 60_000 : 10) });

    expect(error).toMatchObject({ code: -32011, data: { from: "0x0", to: `0x${(100_000 - 1).toString(16)}` } });
  });
});

it("cuts no more of a range than it reads, however many pieces there are", async () => {
  const { error, reads } = await createTimedLogSource({
    head: 1e12,
    timeoutMs: 30_000,
    costMs: () => 100,
    bounds: { blocksPerCall: 1 },
  }).run(async (source) => readLogs({ from: 0, to: 1e12 }, source));

  expect(error).toMatchObject({ code: -32011 });
  expect(reads.length).toBeLessThan(50);
});

describe("where an index knows blocks that have no logs of the filter", () => {
  const scattered = Array.from({ length: 25 }, (_, index) => ({ from: index * 200_000, to: index * 200_000 }));
  const readNarrowed = (parts: readonly BlockRange[], options: Partial<TimedSourceOptions> = {}) =>
    createTimedLogSource({ head: MAINNET, timeoutMs: 30_000, costMs: () => 100, ...options }).run(async (source) =>
      readJson(await readLogs(whole, { ...source, narrow: () => parts })),
    );

  it("reads the others only, in well under a second", async () => {
    const { elapsedMs, reads, value } = await readNarrowed(scattered, { logsIn: () => 4 });

    expect(reads).toEqual(scattered);
    expect(value).toHaveLength(100);
    expect(elapsedMs).toBeLessThanOrEqual(400);
  });

  it("asks no node where there is none left", async () => {
    const { reads, value, elapsedMs } = await readNarrowed([]);

    expect([reads, value, elapsedMs]).toEqual([[], [], 0]);
  });

  it("cuts what is left to what nodes take", async () => {
    const { reads } = await readNarrowed([{ from: 10, to: 12_000 }]);

    expect(reads).toEqual([
      { from: 10, to: 5_009 },
      { from: 5_010, to: 10_009 },
      { from: 10_010, to: 12_000 },
    ]);
  });

  it("counts as before: the range suggested ends before the first log too many", async () => {
    const { error } = await readNarrowed(scattered, { logsIn: () => 1_000 });

    expect(error).toMatchObject({ code: -32602, data: { from: "0x0", to: `0x${(2_000_000 - 1).toString(16)}` } });
  });

  it("is asked for as many parts as whole pieces would be, or a few hundred", async () => {
    const wanted: number[] = [];
    const { run } = createTimedLogSource({ head: MAINNET, costMs: () => 1 });
    await run(async (source) => {
      const narrow = (range: BlockRange, most: number) => (wanted.push(most), [range].slice(1));
      await readLogs(whole, { ...source, narrow });
      await readLogs({ from: 0, to: 9_999 }, { ...source, narrow });
      await readLogs({ from: 0, to: 1_999 }, { ...source, narrow });
    });

    expect(wanted).toEqual([1_481, 512]);
  });
});
