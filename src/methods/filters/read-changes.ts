import { limits } from "../../../generated/limits.js";
import type { LogFilter as LogCriteria } from "../../../generated/types.js";
import { BlockNotFoundError, type BlockReader } from "../../events/block-reader.js";
import { changesSince, UnknownBranchError } from "../../events/changes-since.js";
import type { BlockHeader } from "../../events/followed-chain.js";
import { LogFilter } from "../../events/log-filter.js";
import type { BlockName } from "../../node/head-feed.js";
import { emptyBloom } from "../../rootstock/logs-bloom.js";
import { keptHeader, keptLogs, type ReportedChain, withBlock, without } from "./reported-chain.js";

export interface ChainSource extends BlockReader {
  /** The canonical head. */
  readonly head: BlockName;
  /** Counts bytes as held for the response. */
  readonly hold: (bytes: number) => void;
}

/** What a poll reports: the JSON of each event, and the chain as reported then. */
export interface ChainChanges {
  readonly events: readonly string[];
  readonly state: ReportedChain;
}

/**
 * Changes of the chain for a filter of blocks (without criteria) or logs, up to the head or to the limits of a poll: the events of
 * removed blocks, newest first, then those of new blocks. Blocks are read by hash, so reorganisations during the call don't matter.
 * Rejects with UnknownBranchError if every node lacks a removed block.
 */
export async function readChanges(
  reported: ReportedChain,
  source: ChainSource,
  criteria?: LogCriteria,
): Promise<ChainChanges> {
  const tip = reported.blocks[0]?.[0] ?? "";
  if (tip === source.head.hash) return { events: [], state: reported };
  const { removed, added } = await findChanges(reported, tip, source);
  // This process sees the head later than another one that has reported it.
  if (added.length === 0) return { events: [], state: reported };
  const logs = criteria && new LogReading(criteria, source);
  const page = new Page(reported, source.hold);
  for (const header of removed) {
    if (page.isFull) return page;
    const reportedLogs = (await logs?.removedLogs(page.state, header)) ?? [];
    page.add(reportedLogs.toReversed().map(asRemoved), without(page.state, header));
  }
  for (const header of added) {
    if (page.isFull) return page;
    const newLogs = (await logs?.newLogs(header)) ?? [];
    page.add(logs ? newLogs : [JSON.stringify(header.hash)], withBlock(page.state, header, newLogs));
  }
  return page;
}

async function findChanges(reported: ReportedChain, tip: string, { head, readHeader, readHeaderAt }: ChainSource) {
  const last = reported.number + limits.logsMaxBlocks;
  const changes = await changesSince(tip, head.number > last ? (await readHeaderAt(last)).hash : head.hash, {
    readHeader: async (hash) => keptHeader(reported, hash) ?? readHeader(hash),
    maxRemoved: limits.logsMaxBlocks,
    maxAdded: 2 * limits.logsMaxBlocks,
  });
  if (!changes) throw new UnknownBranchError("too many blocks have left the chain");
  return changes;
}

/** Collects events block by block. */
class Page implements ChainChanges {
  readonly events: string[] = [];
  readonly #hold: (bytes: number) => void;
  #bytes = 0;

  constructor(
    public state: ReportedChain,
    hold: (bytes: number) => void,
  ) {
    this.#hold = hold;
  }

  get isFull(): boolean {
    return this.events.length >= limits.logsMaxResults || this.#bytes >= limits.filterChangesMaxBytes;
  }

  add(ofBlock: readonly string[], state: ReportedChain): void {
    const size = ofBlock.reduce((sum, json) => sum + json.length, 0);
    if (size > 0) this.#hold(size);
    this.#bytes += size;
    for (const json of ofBlock) this.events.push(json);
    this.state = state;
  }
}

/** Reads the logs of blocks that a filter matches, as JSON. */
class LogReading {
  readonly #source: ChainSource;
  readonly #filter: LogFilter;
  readonly #heights: readonly [from: number, to: number];

  constructor(criteria: LogCriteria, source: ChainSource) {
    this.#source = source;
    this.#filter = new LogFilter(criteria);
    this.#heights = heightsOf(criteria);
  }

  async newLogs({ number, hash, logsBloom }: BlockHeader): Promise<readonly string[]> {
    const [from, to] = this.#heights;
    if (number < from || number > to) return [];
    if (logsBloom === emptyBloom || !this.#filter.mayMatch(logsBloom)) return [];
    const logs = await this.#source.readLogs(hash);
    return logs.filter(({ log }) => this.#filter.matches(log)).map(({ json }) => json);
  }

  /** The logs that were reported of a block. */
  async removedLogs(state: ReportedChain, header: BlockHeader): Promise<readonly string[]> {
    const kept = header.number > state.start ? keptLogs(state, header.hash) : [];
    if (kept) return kept;
    try {
      return await this.newLogs(header.logsBloom === "" ? await this.#source.readHeader(header.hash) : header);
    } catch (error) {
      throw error instanceof BlockNotFoundError ? new UnknownBranchError(error.message, { cause: error }) : error;
    }
  }
}

/** The heights of blocks whose logs are new to a filter. Tags other than "earliest" name the head, which the filter follows. */
function heightsOf({ blockHash, fromBlock, toBlock }: LogCriteria): readonly [from: number, to: number] {
  if (blockHash !== undefined) return [Infinity, -Infinity];
  return [heightOf(fromBlock) ?? 0, heightOf(toBlock) ?? Infinity];
}

function heightOf(block: string | undefined): number | undefined {
  if (block === "earliest") return 0;
  return block?.startsWith("0x") ? Number(block) : undefined;
}

function asRemoved(json: string): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), removed: true });
}
