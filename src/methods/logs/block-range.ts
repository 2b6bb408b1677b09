import type { LogFilter } from "../../../generated/types.js";
import { RpcError } from "../../rpc/rpc-error.js";

/** Heights, both ends included. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The heights that a filter without `blockHash` asks for, given the head: what lies past the head is cut off; undefined when
 * nothing is left. Only `toBlock` given means from the latest block. Throws InvalidParams when the range runs backwards.
 */
export function resolveRange({ fromBlock, toBlock }: LogFilter, head: number): BlockRange | undefined {
  const from = heightOf(fromBlock ?? "latest", head);
  const to = heightOf(toBlock ?? "latest", head);
  const isValid = from <= to || (from > head && (toBlock === undefined || isTag(toBlock)));
  if (!isValid)
    throw new RpcError("InvalidParams", "filter.fromBlock must not be after filter.toBlock", {
      data: { param: "filter.fromBlock" },
    });
  return from > head ? undefined : { from, to: Math.min(to, head) };
}

/** How many blocks a range covers. */
export function widthOf({ from, to }: BlockRange): number {
  return to - from + 1;
}

/** Ascending ranges of a maximum length. They are created lazily: there may be millions. */
export interface Cuts extends Iterable<BlockRange> {
  readonly count: number;
  at(index: number): BlockRange;
}

/** Cuts ranges into consecutive pieces of at most `blocks`. */
export function cutRanges(ranges: readonly BlockRange[], blocks: number): Cuts {
  // How many pieces there are up to the end of each range.
  const ends: number[] = [];
  for (const range of ranges) ends.push((ends.at(-1) ?? 0) + Math.ceil(widthOf(range) / blocks));
  const count = ends.at(-1) ?? 0;
  const at = (index: number): BlockRange => {
    const place = ends.findIndex((end) => index < end);
    const range = ranges[place];
    if (!range) throw new RangeError(`there are ${count} pieces`);
    const from = range.from + (index - (ends[place - 1] ?? 0)) * blocks;
    return { from, to: Math.min(from + blocks - 1, range.to) };
  };
  function* pieces(): Generator<BlockRange> {
    for (const { from, to } of ranges)
      for (let start = from; start <= to; start += blocks) yield { from: start, to: Math.min(start + blocks - 1, to) };
  }
  return { count, at, [Symbol.iterator]: pieces };
}

/** The two halves of a range of more than one block. */
export function halveRange({ from, to }: BlockRange): [BlockRange, BlockRange] {
  const middle = from + Math.floor((to - from) / 2);
  return [
    { from, to: middle },
    { from: middle + 1, to },
  ];
}

function heightOf(block: string, head: number): number {
  if (block === "earliest") return 0;
  if (block === "latest") return head;
  // The pending block has no logs: it counts as the block above the head.
  return block === "pending" ? head + 1 : Number(BigInt(block));
}

function isTag(block: string): boolean {
  return !block.startsWith("0x");
}
