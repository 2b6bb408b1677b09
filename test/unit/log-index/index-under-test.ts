import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KeeperParts } from "../../../src/log-index/keep-index.js";
import { type LogIndex, openLogIndex } from "../../../src/log-index/log-index.js";
import { sectionBlocks } from "../../../src/log-index/section.js";
import type { LogTerms } from "../../../src/rootstock/logs-bloom.js";
import { type BloomChain, bloomChainForks } from "../../fakes/bloom-chain.js";
import { createMovingHeads, type MovingHeads } from "../../fakes/moving-heads.js";

type Hex = `0x${string}`;

export const REWARDS: Hex = `0x${"01".repeat(20)}`;
export const RARE: Hex = `0x${"a1".repeat(20)}`;
export const BUSY: Hex = `0x${"b2".repeat(20)}`;
export const NEVER: Hex = `0x${"c3".repeat(20)}`;
export const TRANSFER: Hex = `0x${"d4".repeat(32)}`;

export const holder = (height: number): Hex => `0x${height.toString(16).padStart(64, "0")}`;

/** As on Rootstock: every block rewards its miner, every tenth has a transfer, a few are out of the ordinary. */
export const logsAt = (height: number): LogTerms[] => [
  { address: REWARDS, topics: [] },
  ...(height % 10 === 0 ? [{ address: BUSY, topics: [TRANSFER, holder(height % 50)] }] : []),
  ...([100, sectionBlocks - 1, sectionBlocks].includes(height) ? [{ address: RARE, topics: [TRANSFER] }] : []),
];

/** An index in a folder of its own, of a chain that a test may change. */
export interface IndexUnderTest {
  readonly folder: string;
  readonly heads: MovingHeads;
  /** The blocks that were asked for, by height or hash. */
  asked: (number | string)[];
  /** Answers for the nodes. */
  readBlock: KeeperParts["readBlock"];
  /** Takes the sections that another one has built. */
  copy(built: IndexUnderTest): void;
  /** Opens the index, after closing the one before. */
  open(parts?: Partial<KeeperParts>): Promise<LogIndex>;
  /** Opens it and waits until so many blocks can be searched. */
  openUntil(blocks: number, parts?: Partial<KeeperParts>): Promise<LogIndex>;
  /** Resolves when so many blocks can be searched, from now on. */
  searchable(blocks: number): Promise<void>;
  /** Resolves when this is logged. */
  logged(text: string): Promise<void>;
  close(): Promise<void>;
}

// Nothing here needs time to pass: what waits for seconds goes on when everything else has, what waits for longer never does.
const timers = {
  now: () => 0,
  after(delayMs: number, work: () => void) {
    const immediate = delayMs < 60_000 ? setImmediate(work) : undefined;
    return () => clearImmediate(immediate);
  },
  soon: (work: () => void) => void setImmediate(work),
  busyMs: () => 0,
};

export function createIndexUnderTest(chain: BloomChain): IndexUnderTest {
  const folder = mkdtempSync(join(tmpdir(), "log-index-"));
  const waiting: { readonly until: number | string; readonly resolve: () => void }[] = [];
  const tell = (what: number | string): void => {
    for (const { until, resolve } of waiting)
      if (until === what || (typeof until === "string" && String(what).includes(until))) resolve();
  };
  const waitFor = (until: number | string) => new Promise<void>((resolve) => waiting.push({ until, resolve }));
  const log = {
    info: (_: unknown, line?: string) => tell(line ?? ""),
    warn: (_: unknown, line?: string) => tell(line ?? ""),
  };
  let index: LogIndex | undefined;

  const test: IndexUnderTest = {
    folder,
    heads: createMovingHeads(chain.head()),
    asked: [],
    readBlock: async (block) => (typeof block === "number" ? chain.blockAt(block) : chain.blockOf(block)),
    copy: (built) => cpSync(built.folder, folder, { recursive: true }),
    async open(parts = {}) {
      await index?.close();
      const readBlock: KeeperParts["readBlock"] = (block, signal) => {
        test.asked.push(block);
        return test.readBlock(block, signal);
      };
      const { heads } = test;
      const fixed = { heads, forks: bloomChainForks, readBlock, log, timers, onBlocks: tell };
      index = await openLogIndex(folder, { ...fixed, ...parts });
      return index;
    },
    async openUntil(blocks, parts) {
      const isReady = waitFor(blocks);
      const opened = await test.open(parts);
      await isReady;
      return opened;
    },
    searchable: waitFor,
    logged: waitFor,
    async close() {
      await index?.close();
      rmSync(folder, { recursive: true });
    },
  };
  return test;
}
