import { limits } from "../../generated/limits.js";
import { emptyBloom } from "../rootstock/logs-bloom.js";
import { BlockNotFoundError, type BlockReader } from "./block-reader.js";
import { type ChainChanges, changesSince, UnknownBranchError } from "./changes-since.js";
import { type BlockHeader, type BlockLog, toRemoved } from "./followed-chain.js";
import type { LogFilter } from "./log-filter.js";
import { ReadOnce } from "./read-once.js";
import { refusedPoint } from "./resume-point.js";

export interface PastSource {
  readonly reader: BlockReader;
  /** Undefined: the events are new blocks. */
  readonly filter: LogFilter | undefined;
  /** Logs of the block itself that the subscriber has received: those below this index; undefined: all. */
  readonly seenLogs: number | undefined;
  readonly maxReorgBlocks: number;
  /** Counts bytes that are held for the subscriber. Throws when they don't fit. */
  readonly hold: (bytes: number) => void;
}

/** Reads under way for one subscriber. */
const readsAtOnce = 16;

/**
 * The JSON of the events between two blocks, in order: removed logs newest first, then block by block what was added. Throws
 * InvalidParams when `from` is too far back.
 */
export async function readPastEvents(from: BlockHeader, tip: BlockHeader, source: PastSource): Promise<string[]> {
  const changes = await readChanges(from, tip, source);
  const { filter } = source;
  const events: string[] = [];
  for await (const json of filter ? logsOf(changes, { ...source, filter, from }) : headersOf(changes)) {
    source.hold(json.length);
    if (events.push(json) > limits.logsMaxResults) throw tooManyEvents(from);
  }
  return events;
}

async function readChanges(from: BlockHeader, tip: BlockHeader, source: PastSource): Promise<ChainChanges> {
  const bounds = { maxRemoved: source.maxReorgBlocks, maxAdded: limits.logsMaxBlocks };
  if (tip.number - from.number > bounds.maxAdded) throw tooFar(tip);
  const readHeader = await readAhead(from, tip, source.reader);
  const changes = await changesSince(from.hash, tip.hash, { readHeader, ...bounds }).catch((error: unknown) => {
    throw error instanceof UnknownBranchError ? unknownBranch() : error;
  });
  if (!changes) throw refusedPoint(`left the chain in a reorganisation of more than ${source.maxReorgBlocks} blocks`);
  return changes;
}

/** Reads the heights between two blocks at once, since going from parent to parent takes a round trip for each. */
async function readAhead(from: BlockHeader, tip: BlockHeader, reader: BlockReader) {
  const known = new Map([from, tip].map((header) => [header.hash, header]));
  const heights = Array.from(
    { length: Math.max(0, tip.number - from.number - 1) },
    (_, index) => from.number + 1 + index,
  );
  await inParallel(heights, async (height) => {
    // What is not there by its height is read by its hash.
    const header = await reader.readHeaderAt(height).catch(() => undefined);
    if (header) known.set(header.hash, header);
  });
  const others = new ReadOnce(reader.readHeader);
  return async (hash: string): Promise<BlockHeader> => known.get(hash) ?? others.get(hash);
}

function* headersOf({ added }: ChainChanges): Generator<string> {
  for (const { json } of added) yield json;
}

interface LogSource extends PastSource {
  readonly filter: LogFilter;
  readonly from: BlockHeader;
}

async function* logsOf({ removed, added, fork }: ChainChanges, source: LogSource): AsyncGenerator<string> {
  const { filter, from, seenLogs } = source;
  const matching = (logs: readonly BlockLog[]): readonly BlockLog[] => logs.filter(({ log }) => filter.matches(log));
  const isPartial = ({ hash }: BlockHeader): boolean => seenLogs !== undefined && hash === from.hash;
  for await (const [header, logs] of readLogsOf(removed, source)) {
    const told = isPartial(header) ? logs.slice(0, seenLogs) : logs;
    for (const log of matching(told).toReversed()) yield toRemoved(log);
  }
  for await (const [header, logs] of readLogsOf(isPartial(fork) ? [fork, ...added] : added, source)) {
    const untold = isPartial(header) ? logs.slice(seenLogs) : logs;
    for (const { json } of matching(untold)) yield json;
  }
}

/** Yields the logs of each block that may have matching ones, in order; several blocks are read in parallel. */
async function* readLogsOf(
  headers: readonly BlockHeader[],
  { reader, filter }: LogSource,
): AsyncGenerator<readonly [BlockHeader, readonly BlockLog[]]> {
  const mayMatch = ({ logsBloom }: BlockHeader): boolean => logsBloom !== emptyBloom && filter.mayMatch(logsBloom);
  const wanted = headers.filter(mayMatch);
  for (let start = 0; start < wanted.length; start += readsAtOnce) {
    const part = wanted.slice(start, start + readsAtOnce);
    const logs = await Promise.all(part.map(({ hash }) => reader.readLogs(hash))).catch((error: unknown) => {
      throw error instanceof BlockNotFoundError ? unknownBranch() : error;
    });
    for (const [index, header] of part.entries()) yield [header, logs[index] ?? []];
  }
}

async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const runner = async (): Promise<void> => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: readsAtOnce }, runner));
}

function unknownBranch() {
  return refusedPoint("is on a branch that no node has any more");
}

function tooFar({ number }: BlockHeader) {
  const lowest = `0x${Math.max(0, number - limits.logsMaxBlocks).toString(16)}` as const;
  return refusedPoint(`is too far back: at most ${limits.logsMaxBlocks} blocks, since block ${lowest}`);
}

function tooManyEvents({ number }: BlockHeader) {
  return refusedPoint(`has more than ${limits.logsMaxResults} events after it (block ${number})`);
}
