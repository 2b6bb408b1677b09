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
  const isAnswerable = from <= to || (from > head && (toBlock === undefined || isTag(toBlock)));
  if (!isAnswerable)
    throw new RpcError("InvalidParams", "filter.fromBlock must not be after filter.toBlock", {
      data: { param: "filter.fromBlock" },
    });
  return from > head ? undefined : { from, to: Math.min(to, head) };
}

/** How many blocks a range covers. */
export function widthOf({ from, to }: BlockRange): number {
  return to - from + 1;
}

/** Cuts a range into consecutive ones of at most `blocks`. */
export function cutRange({ from, to }: BlockRange, blocks: number): BlockRange[] {
  const pieces: BlockRange[] = [];
  for (let start = from; start <= to; start += blocks)
    pieces.push({ from: start, to: Math.min(start + blocks - 1, to) });
  return pieces;
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
  // Logs of the pending block are not to be had: it lies just past the head.
  return block === "pending" ? head + 1 : Number(BigInt(block));
}

function isTag(block: string): boolean {
  return !block.startsWith("0x");
}
