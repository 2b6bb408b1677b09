import { open } from "node:fs/promises";
import { join } from "node:path";
import { newestSection } from "../../../src/log-index/build-index.js";
import { KeptIndex } from "../../../src/log-index/keep-index.js";
import { type LogIndex, openLogIndex } from "../../../src/log-index/log-index.js";
import type { SectionStore } from "../../../src/log-index/section-store.js";
import { type SectionLink, sectionBlocks } from "../../../src/log-index/section.js";
import { systemTimers } from "../../../src/node/timers.js";
import { bloomBitsOf } from "../../../src/rootstock/logs-bloom.js";
import { type BloomChain, bloomChainForks, createBloomChain } from "../../fakes/bloom-chain.js";
import { createIndexUnderTest, type IndexUnderTest, logsAt, NEVER, RARE } from "./index-under-test.js";

const { signal } = new AbortController();
const HEIGHT = sectionBlocks + 100;
const top = { from: sectionBlocks, to: HEIGHT };
const LONGER = HEIGHT + sectionBlocks;
const TOP = 2 * sectionBlocks;
const at = (height: number) => ({ from: height, to: height });

let chain: BloomChain;
let longer: BloomChain;
let test: IndexUnderTest;
/** Built once: the index of the chain, and of the longer one. */
let ofChain: IndexUnderTest;
let ofLonger: IndexUnderTest;

const narrow = (index: LogIndex, filter: object, range = { from: 0, to: HEIGHT }) =>
  index.narrow({ filter, range, most: 100 }, signal);
const numbersIn = (asked: readonly (number | string)[]) => asked.filter((block) => typeof block === "number");

jest.setTimeout(600_000);

beforeAll(async () => {
  chain = createBloomChain(HEIGHT, logsAt);
  ofChain = createIndexUnderTest(chain);
  await ofChain.openUntil(sectionBlocks);
  longer = chain.forkAt(HEIGHT + 1, LONGER, logsAt);
  ofLonger = createIndexUnderTest(longer);
  ofLonger.copy(ofChain);
  await ofLonger.openUntil(TOP);
});

afterAll(async () => {
  await ofChain?.close();
  await ofLonger?.close();
});

beforeEach(() => {
  test = createIndexUnderTest(chain);
});

afterEach(() => test.close());

/** Lets the nodes answer otherwise for some blocks. */
function answering(other: (block: number | string) => unknown): void {
  const { readBlock } = test;
  test.readBlock = async (block, stop) => (await other(block)) ?? readBlock(block, stop);
}

describe("nodes", () => {
  it("that can't be asked are asked again later", async () => {
    let calls = 0;
    answering(() => (calls++ % 7 === 0 ? Promise.reject(new Error("away")) : undefined));
    const index = await test.openUntil(sectionBlocks);

    expect(await narrow(index, { address: NEVER })).toEqual([top]);
  });

  it("that keep a log back are found out: the block is asked for by its hash", async () => {
    const empty = `0x${"00".repeat(256)}`;
    answering((block) =>
      block === 100 || block === 5_000 ? { ...chain.blockAt(block), logsBloom: empty } : undefined,
    );
    const index = await test.openUntil(sectionBlocks);

    expect(test.asked.filter((block) => typeof block === "string")).toEqual(
      [5_000, 100].map((height) => chain.blockAt(height).hash),
    );
    expect(await narrow(index, { address: RARE }, { from: 0, to: 1_000 })).toEqual([at(100)]);
  });

  it.each([
    ["another bloom filter", () => ({ ...chain.blockAt(8_000), logsBloom: `0x${"00".repeat(256)}` })],
    ["another block", () => chain.blockAt(101)],
    ["what is none", () => ({ number: "0x1f40", hash: chain.blockAt(8_000).hash })],
    ["no object", () => 17],
  ])("that have %s leave its section to be read", async (_, answer) => {
    const { hash } = chain.blockAt(8_000);
    answering((block) => (block === 8_000 || block === hash ? answer() : undefined));
    const isGivenUp = test.logged("could not be indexed");
    const index = await test.open();
    await isGivenUp;

    expect(await narrow(index, { address: NEVER })).toEqual([{ from: 0, to: HEIGHT }]);
  });
});

it("reads blocks whose stored rows are damaged, and builds them again", async () => {
  test.copy(ofChain);
  const index = await test.openUntil(sectionBlocks);
  const file = await open(join(test.folder, "0.rows"), "r+");
  const [bit] = bloomBitsOf(RARE);
  // After the entries, a row of 128 sections for each bit.
  await file.write(Buffer.from([0xff]), 0, 1, 128 * 128 + bit * 128 * 1_024 + 7);
  await file.close();
  const isBuilt = test.searchable(sectionBlocks);
  expect(await narrow(index, { address: RARE }, { from: 50, to: sectionBlocks + 5 })).toEqual([
    { from: 50, to: sectionBlocks + 5 },
  ]);

  await isBuilt;
  expect(await narrow(index, { address: RARE }, { from: 50, to: 1_000 })).toEqual([at(100)]);
});

it("builds a section again that was still there while it was dropped", async () => {
  const disk = new Map<number, SectionLink>();
  let links = new Map<number, SectionLink>();
  let endDrop: () => void = () => undefined;
  const store: SectionStore = {
    reload: async () => void (links = new Map(disk)),
    isWritable: () => true,
    linkOf: (section) => links.get(section),
    fileOf: () => undefined,
    async write(section, _rows, link) {
      for (const kept of [disk, links]) kept.set(section, link);
    },
    async drop(section) {
      links.delete(section);
      await new Promise<void>((resolve) => (endDrop = resolve));
      disk.delete(section);
    },
    close: async () => undefined,
  };
  let tell: (count: number) => void = () => undefined;
  const until = (wanted: number) => new Promise<void>((resolve) => (tell = (count) => count === wanted && resolve()));
  const isBuilt = until(sectionBlocks);
  const log = { info: () => undefined, warn: () => undefined };
  const { heads, readBlock } = test;
  const onBlocks = (count: number): void => tell(count);
  const parts = { store, heads, readBlock, forks: bloomChainForks, log, timers: systemTimers, onBlocks };
  const keeper = new KeptIndex(parts);
  await isBuilt;

  const isBuiltAgain = until(sectionBlocks);
  const isDropped = keeper.discard([0]);
  // The keeper goes through the index once more before the section is gone.
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(keeper.has(0)).toBe(false);
  endDrop();
  await isDropped;
  await isBuiltAgain;
  expect([keeper.has(0), disk.has(0)]).toEqual([true, true]);
  await keeper.close();
});

it("is written by one process, and read by others as it is", async () => {
  test.copy(ofChain);
  await test.openUntil(sectionBlocks);
  let tell: (count: number) => void = () => undefined;
  const isRead = new Promise<void>((resolve) => {
    tell = (count) => count === sectionBlocks && resolve();
  });
  const { heads, readBlock, folder } = test;
  const log = { info: () => undefined, warn: () => undefined };
  const parts = { heads, readBlock, forks: bloomChainForks, log, timers: systemTimers, onBlocks: tell };
  const reader = await openLogIndex(folder, parts);
  await isRead;

  expect(await narrow(reader, { address: NEVER })).toEqual([top]);
  await reader.close();
});

it("has no section until there is one whose blocks stay", () => {
  expect([0, 63, sectionBlocks + 62].map((head) => newestSection(head) < 0)).toEqual([true, true, true]);
  expect(newestSection(sectionBlocks + 63)).toBe(0);
});

describe("a longer chain", () => {
  const whole = { from: 0, to: LONGER };
  const newest = { from: TOP, to: LONGER };
  const fork = sectionBlocks + 4_000;
  let other: BloomChain;

  beforeAll(() => {
    other = longer.forkAt(fork + 1, LONGER + 1, (height) =>
      height === fork + 10 ? [{ address: NEVER, topics: [] }] : logsAt(height),
    );
  });

  const serve = (node: BloomChain): void => {
    test.readBlock = async (block) => (typeof block === "number" ? node.blockAt(block) : node.blockOf(block));
  };

  it("is indexed where the shorter one ended, and searched in part meanwhile", async () => {
    test.copy(ofChain);
    const index = await test.openUntil(sectionBlocks);
    serve(longer);
    test.asked = [];
    const isDone = test.searchable(TOP);
    test.heads.moveTo(longer.head());
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([{ from: sectionBlocks, to: LONGER }]);
    await isDone;

    expect(await narrow(index, { address: NEVER }, whole)).toEqual([newest]);
    expect(Math.min(...numbersIn(test.asked))).toBe(sectionBlocks);
  });

  it("is indexed again from where a reorganisation left it, and read as far as it isn't", async () => {
    test.copy(ofLonger);
    serve(longer);
    test.heads.moveTo(longer.head());
    const index = await test.openUntil(TOP);
    test.heads.moveTo(longer.head(), LONGER - 64);
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([newest]);

    serve(other);
    test.asked = [];
    const isDone = test.searchable(TOP);
    test.heads.moveTo(other.head(), fork);
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([{ from: sectionBlocks, to: LONGER }]);
    await isDone;
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([at(fork + 10), newest]);
    expect(Math.min(...numbersIn(test.asked))).toBe(sectionBlocks);

    test.asked = [];
    const isLinked = test.searchable(TOP);
    test.heads.moveTo(other.head(), -1);
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([whole]);
    await isLinked;
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([at(fork + 10), newest]);
    expect(Math.min(...numbersIn(test.asked))).toBe(TOP);
  });

  it("that got shorter, and then lost a section that was searched, is read there", async () => {
    test.copy(ofLonger);
    serve(longer);
    test.heads.moveTo(longer.head());
    const index = await test.openUntil(TOP);
    const { hash, parentHash } = longer.blockAt(TOP + 10);
    const shorter = { number: TOP + 10, hash, parentHash };
    test.heads.moveTo(shorter, TOP + 5);
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([newest]);

    test.heads.moveTo(shorter, fork);
    expect(await narrow(index, { address: NEVER }, whole)).toEqual([{ from: sectionBlocks, to: LONGER }]);
  });

  it("that is another one at the next start is found to be, and indexed again", async () => {
    test.copy(ofLonger);
    serve(other);
    test.heads.moveTo(other.head());
    const index = await test.openUntil(TOP);

    expect(await narrow(index, { address: NEVER }, whole)).toEqual([at(fork + 10), newest]);
  });
});
