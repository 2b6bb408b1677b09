import type { Log } from "../../../generated/types.js";
import type { Hex } from "../../rootstock/hex.js";
import { bloomBitsOf, bloomOf, hasBits } from "../../rootstock/logs-bloom.js";

/** What a block's bloom filter shows to be wrong about logs of it; `isWhole`: they should be all that the block has. */
export function findBloomProblem(logs: readonly Log[], bloom: string, isWhole: boolean): string | undefined {
  if (isWhole && bloomOfLogs(logs) !== bloom) return "not the logs that the block's bloom filter is of";
  const strange = logs
    .flatMap(({ address, topics }) => [address, ...topics])
    .find((value) => !hasBits(bloom as Hex, bloomBitsOf(value)));
  return strange === undefined ? undefined : `the block's bloom filter rules ${strange} out`;
}

/** The bloom filter of some logs as JSON-RPC has them. */
export function bloomOfLogs(logs: readonly Log[]): string {
  return bloomOf(logs);
}

/** An eth_getLogs filter, normalised. */
export interface Filter {
  readonly blockHash?: string;
  readonly fromBlock?: string;
  readonly toBlock?: string;
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | null | readonly string[])[];
}

/** Whether a filter asks for all logs of its blocks. */
export function takesAll({ address, topics = [] }: Filter): boolean {
  return isAny(address) && topics.length === 0;
}

/** What is wrong about a log as a result of a filter. */
export function findFilterProblem(log: Log, filter: Filter): string | undefined {
  const { blockHash, fromBlock, toBlock, address, topics = [] } = filter;
  const height = Number(log.blockNumber);
  const [from, to = Infinity] = [heightOf(fromBlock), heightOf(toBlock)];
  if (blockHash !== undefined && log.blockHash !== blockHash) return `a log of block ${log.blockHash}`;
  // RSKj makes up something of its own of a range that ends before it begins.
  if (from !== undefined && from <= to && (height < from || height > to))
    return `a log of block ${height}, out of the range`;
  if (!isAny(address) && ![address].flat().includes(log.address)) return `a log of ${log.address}`;
  const isOther = topics.some((wanted, at) => !isAny(wanted) && ![wanted].flat().includes(log.topics[at] ?? ""));
  return isOther ? "a log with other topics" : undefined;
}

function isAny(wanted: string | null | undefined | readonly string[]): wanted is null | undefined | readonly [] {
  return wanted === undefined || wanted === null || wanted.length === 0;
}

function heightOf(block: string | undefined): number | undefined {
  if (block === "earliest") return 0;
  return block?.startsWith("0x") ? Number(block) : undefined;
}
