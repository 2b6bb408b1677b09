import type { LogIndex } from "../../../src/log-index/log-index.js";
import { sectionBlocks } from "../../../src/log-index/section.js";
import type { LogTerms } from "../../../src/rootstock/logs-bloom.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { createBloomChain } from "../../fakes/bloom-chain.js";
import { runs } from "../../runs.js";
import { fc } from "../../seeded-fast-check.js";
import {
  BUSY,
  createIndexUnderTest,
  holder,
  type IndexUnderTest,
  logsAt,
  NEVER,
  RARE,
  REWARDS,
  TRANSFER,
} from "./index-under-test.js";

type Hex = `0x${string}`;

const TOP = 2 * sectionBlocks;
const HEIGHT = TOP + 100;
const { signal } = new AbortController();
const top = { from: TOP, to: HEIGHT };
const at = (height: number) => ({ from: height, to: height });

let test: IndexUnderTest;
let index: LogIndex;

/** The parts of a range where the index says that logs may be. */
const narrow = (filter: object, range = { from: 0, to: HEIGHT }) => index.narrow({ filter, range, most: 100 }, signal);

jest.setTimeout(600_000);

beforeAll(async () => {
  test = createIndexUnderTest(createBloomChain(HEIGHT, logsAt));
  index = await test.openUntil(TOP);
});

afterAll(() => test.close());

it("leaves nothing but the newest blocks to read for what is nowhere", async () => {
  expect(await narrow({ address: NEVER })).toEqual([top]);
  expect(await narrow({ address: NEVER }, { from: 5, to: TOP - 1 })).toEqual([]);
  expect(await narrow({ address: RARE, topics: [holder(7)] })).toEqual([top]);
});

it("leaves the blocks that have what is rare, at the borders of sections too", async () => {
  const border = { from: sectionBlocks - 1, to: sectionBlocks };
  expect(await narrow({ address: RARE })).toEqual([at(100), border, top]);
  expect(await narrow({ address: RARE }, { from: 101, to: sectionBlocks - 1 })).toEqual([at(sectionBlocks - 1)]);
  expect(await narrow({ address: [NEVER, RARE] }, { from: 0, to: 100 })).toEqual([at(100)]);
});

it("leaves everything where a filter takes everything, or what every block has", async () => {
  const whole = { from: 0, to: HEIGHT };
  expect(await narrow({})).toEqual([whole]);
  expect(await narrow({ address: REWARDS })).toEqual([whole]);
});

it("leaves every block that has a log that a filter takes, whatever the filter", async () => {
  const address = fc.subarray([REWARDS, RARE, BUSY, NEVER]);
  const topic = fc.subarray([TRANSFER, ...[0, 10, 20, 30, 40, 41].map(holder)]);
  const filters = fc.record({ address, topics: fc.tuple(topic, topic) });
  const bounds = fc.tuple(fc.nat(HEIGHT), fc.nat(HEIGHT), fc.integer({ min: 1, max: 200 }));
  const takes = (filter: { address: Hex[]; topics: Hex[][] }, log: LogTerms): boolean =>
    (filter.address.length === 0 || filter.address.includes(log.address)) &&
    filter.topics.every((place, index) => place.length === 0 || place.includes(log.topics[index] ?? "0x"));
  await fc.assert(
    fc.asyncProperty(filters, bounds, async (filter, [one, other, most]) => {
      const range = { from: Math.min(one, other), to: Math.max(one, other) };
      const parts = await index.narrow({ filter, range, most }, signal);
      const lost: number[] = [];
      for (let height = range.from; height <= range.to; height++)
        if (logsAt(height).some((log) => takes(filter, log)))
          if (!parts.some(({ from, to }) => height >= from && height <= to)) lost.push(height);
      expect(lost).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

it("leaves all where too many searches wait, and searches nothing for a caller who is gone", async () => {
  const results = await Promise.all(Array.from({ length: 2_000 }, () => narrow({ address: NEVER })));
  const whole = results.filter(([first]) => first?.from === 0).length;
  expect(whole).toBeGreaterThan(0);
  expect(results.length - whole).toBeGreaterThan(500);

  const gone = new CallAbortController();
  gone.abort(new Error("gone"));
  await expect(index.narrow({ filter: { address: NEVER }, range: top, most: 1 }, gone)).rejects.toThrow("gone");
});

it("is read again by the next process, which asks nodes for the newest blocks only", async () => {
  test.asked = [];
  index = await test.openUntil(TOP);

  expect(new Set(test.asked).size).toBe(HEIGHT - TOP + 1);
  expect(await narrow({ address: NEVER })).toEqual([top]);
});
