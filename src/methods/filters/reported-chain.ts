import type { BlockHeader } from "../../events/followed-chain.js";
import type { BlockName } from "../../node/head-feed.js";

/** The chain as far as a filter has reported it: plain JSON. */
export interface ReportedChain {
  /** Blocks above this height were reported, the others not. */
  readonly start: number;
  /** Height of the newest block. */
  readonly number: number;
  /** The newest blocks, newest first. */
  readonly blocks: readonly ReportedBlock[];
}

/** A block's hash, and the JSON of the logs that were reported of it; "many": logs that are not kept. */
export type ReportedBlock = readonly [hash: string, logs: readonly string[] | "many"];

/** Blocks that are kept: more than a reorganisation is deep. */
const keptBlocks = 32;

/** Most JSON of logs that is kept for reorganisations. */
const keptLogLength = 16_384;

/** Nothing is reported yet: the filter begins above this block. */
export function beginAbove({ number, hash, parentHash }: BlockName & { readonly parentHash: string }): ReportedChain {
  const blocks: ReportedBlock[] = [[hash, []]];
  return { start: number, number, blocks: number === 0 ? blocks : [...blocks, [parentHash, []]] };
}

/** The header of a kept block, as far as it matters to find a fork; undefined for any other hash. */
export function keptHeader({ number, blocks }: ReportedChain, hash: string): BlockHeader | undefined {
  const depth = blocks.findIndex(([kept]) => kept === hash);
  const parent = blocks[depth + 1];
  return depth < 0 || !parent
    ? undefined
    : { number: number - depth, hash, parentHash: parent[0], logsBloom: "", json: "" };
}

/** The reported logs of a block; undefined if unknown. */
export function keptLogs({ blocks }: ReportedChain, hash: string): readonly string[] | undefined {
  const logs = blocks.find(([kept]) => kept === hash)?.[1];
  return logs === "many" ? undefined : logs;
}

/** The chain without its newest block. */
export function without({ start, blocks }: ReportedChain, { number, parentHash }: BlockHeader): ReportedChain {
  const left = blocks.slice(1);
  return {
    start: Math.min(start, number - 1),
    number: number - 1,
    blocks: left.length > 0 ? left : [[parentHash, number - 1 > start ? "many" : []]],
  };
}

/** The chain with another block, of which these logs are reported. */
export function withBlock(
  { start, blocks }: ReportedChain,
  { number, hash }: BlockHeader,
  logs: readonly string[],
): ReportedChain {
  let length = 0;
  const kept = [[hash, logs] as const, ...blocks].slice(0, keptBlocks).map(([of, reported]): ReportedBlock => {
    if (reported === "many") return [of, reported];
    for (const json of reported) length += json.length;
    return [of, reported.length > 0 && length > keptLogLength ? "many" : reported];
  });
  return { start, number, blocks: kept };
}
