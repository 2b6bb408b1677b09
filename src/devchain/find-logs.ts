import type { Hex } from "../rootstock/hex.js";
import { type BloomBits, bloomBitsOf, hasBits } from "../rootstock/logs-bloom.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Block, Log } from "./block.js";
import type { Chain } from "./chain.js";
import type { Turn } from "./shared-thread.js";

/** A log and its place. */
export interface FoundLog {
  readonly log: Log;
  readonly block: Block;
  readonly transactionIndex: number;
  readonly logIndex: number;
}

/** What eth_getLogs looks for: any of the addresses, and at each position any of the topics; no list, or an empty one, is anything. */
export interface LogFilter {
  readonly address?: Hex | readonly Hex[];
  readonly topics?: readonly (Hex | null | readonly Hex[])[];
}

export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

interface LogQuery {
  readonly filter: LogFilter;
  readonly range: BlockRange;
}

/** RSKj's `rpc.logs.maxLogsToReturn`, more than one block can have. */
const maxLogs = 20_000;

/**
 * The matching logs of a range of blocks, in chain order. Blocks without any are passed over by their bloom filter. LimitExceeded,
 * with RSKj's text, where there are too many.
 */
export async function findLogs(chain: Chain, { filter, range }: LogQuery, turn: Turn): Promise<FoundLog[]> {
  const alternatives = alternativesOf(filter);
  const bits = alternatives.map((values) => values.map(bloomBitsOf));
  const found: FoundLog[] = [];
  for (const { height, bloom } of chain.blooms(range.from, range.to)) {
    const block = mayHave(bloom, bits) && chain.at(height);
    const matches = block ? logsOf(block).filter(({ log }) => isMatch(log, alternatives)) : [];
    for (const match of matches) found.push(match);
    if (found.length > maxLogs) throw new RpcError("LimitExceeded", `Filter returned more than ${maxLogs} logs.`);
    await turn.pass();
  }
  return found;
}

/** The matching logs of one block. */
export function findLogsIn(block: Block, filter: LogFilter): FoundLog[] {
  const alternatives = alternativesOf(filter);
  return logsOf(block).filter(({ log }) => isMatch(log, alternatives));
}

/** First the addresses, then each topic position's topics; an empty list takes anything. */
function alternativesOf({ address, topics = [] }: LogFilter): Hex[][] {
  return [address ?? [], ...topics].map((entry) =>
    entry === null ? [] : typeof entry === "string" ? [entry] : [...entry],
  );
}

function mayHave(bloom: Hex, bits: readonly (readonly BloomBits[])[]): boolean {
  return bits.every((options) => options.length === 0 || options.some((option) => hasBits(bloom, option)));
}

function isMatch({ address, topics }: Log, alternatives: readonly (readonly Hex[])[]): boolean {
  const values = [address, ...topics];
  return alternatives.every((options, at) => {
    const value = values[at];
    return options.length === 0 || (value !== undefined && options.includes(value));
  });
}

/** All logs of a block. */
function logsOf(block: Block): FoundLog[] {
  return block.receipts.flatMap(({ logs, firstLogIndex }, transactionIndex) =>
    logs.map((log, index) => ({ log, block, transactionIndex, logIndex: firstLogIndex + index })),
  );
}
