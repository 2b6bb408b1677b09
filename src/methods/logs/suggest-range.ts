import { limits } from "../../../generated/limits.js";
import { toQuantity } from "../../rootstock/hex.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { BlockRange } from "./block-range.js";

export interface LogsSeen {
  readonly from: number;
  /** The height of the first log too many, or the first one of a piece too large. */
  readonly fullAt: number;
  /** The last height whose block is sure to stay. */
  readonly lastFixed: number;
}

/**
 * A range that works if tried next: up to the block before the first log above the limit, excluding blocks that a reorganisation may
 * replace; 2,000 blocks always work, since they are streamed.
 */
export function suggest({ from, fullAt, lastFixed }: LogsSeen): BlockRange {
  return { from, to: Math.max(Math.min(fullAt - 1, lastFixed), from + limits.logsMaxBlocks - 1) };
}

/** The refusal of a wide range with more than 10,000 logs (specification). */
export function tooManyLogs(works: BlockRange): RpcError {
  const { logsMaxBlocks, logsMaxResults } = limits;
  const rule = `more than ${logsMaxResults} logs in a range of more than ${logsMaxBlocks} blocks`;
  return new RpcError("InvalidParams", `${rule}; ${describe(works)}`, {
    data: { param: "filter", from: toQuantity(works.from), to: toQuantity(works.to), limit: logsMaxResults },
  });
}

/** The error for a range above the limit of blocks. */
export function tooManyBlocks({ from }: BlockRange, limit: number): RpcError {
  const works = { from, to: from + limit - 1 };
  return new RpcError("InvalidParams", `more than ${limit} blocks; ${describe(works)}`, {
    data: { param: "filter", from: toQuantity(works.from), to: toQuantity(works.to), limit },
  });
}

/** The same error with the range that could be read, if there is one. */
export function withRange(error: RpcError, works: BlockRange): RpcError {
  if (works.to < works.from) return error;
  return new RpcError("LimitExceeded", `${error.message}; ${describe(works)}`, {
    data: { from: toQuantity(works.from), to: toQuantity(works.to) },
    cause: error,
  });
}

/** Indexers look for this phrase. */
function describe({ from, to }: BlockRange): string {
  return `this block range should work: [${toQuantity(from)}, ${toQuantity(to)}]`;
}
