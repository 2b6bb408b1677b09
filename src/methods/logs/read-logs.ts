import { limits } from "../../../generated/limits.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type BlockRange, cutRange, halveRange, widthOf } from "./block-range.js";
import { countLogs, heightOfLog, joinLogs, type LogBytes } from "./log-bytes.js";
import { readInOrder } from "./read-in-order.js";

/** How logs are read from a node. */
export interface LogSource {
  /** Asks the node for the logs of a range; rejects with DeadlineOrSize when the range is more than it takes at once. */
  readonly read: (range: BlockRange) => Promise<LogBytes>;
  readonly blocksPerCall: number;
  readonly signal: AbortSignal;
}

interface Piece {
  readonly range: BlockRange;
  readonly bytes: LogBytes;
}

/** Calls to the node under way at once for one eth_getLogs. */
const concurrentReads = 4;

/**
 * All logs of a range, read in pieces that the node takes and joined in order. Ranges wider than 2,000 blocks are given up as
 * soon as they turn out to hold more than 10,000 logs (both from the specification): InvalidParams, with a range that works.
 */
export async function readLogs(range: BlockRange, source: LogSource): Promise<LogBytes> {
  const isCapped = widthOf(range) > limits.logsMaxBlocks;
  const arrays: LogBytes[] = [];
  let count = 0;
  let readTo = range.from - 1;
  try {
    for await (const pieces of readInOrder(
      cutRange(range, source.blocksPerCall),
      (cut) => readPieces(cut, source),
      concurrentReads,
    )) {
      for (const piece of pieces) {
        const added = countLogs(piece.bytes);
        if (isCapped && count + added > limits.logsMaxResults)
          throw tooMany(range.from, heightOfLog(piece.bytes, limits.logsMaxResults - count));
        count += added;
        arrays.push(piece.bytes);
        readTo = piece.range.to;
      }
    }
  } catch (error) {
    throw isLimit(error) && readTo >= range.from ? withRange(error, { from: range.from, to: readTo }) : error;
  }
  return joinLogs(arrays);
}

/** The logs of a range in as many pieces as the node's own limits make necessary. */
async function readPieces(range: BlockRange, source: LogSource): Promise<Piece[]> {
  try {
    return [{ range, bytes: await source.read(range) }];
  } catch (error) {
    if (!isLimit(error) || source.signal.aborted || range.from === range.to) throw error;
    const [left, right] = halveRange(range);
    const first = await readPieces(left, source);
    return [...first, ...(await readPieces(right, source))];
  }
}

function isLimit(error: unknown): error is RpcError {
  return error instanceof RpcError && error.errorName === "DeadlineOrSize";
}

/** `height` holds the first log too many: up to the block before it works, and 2,000 blocks always do. */
function tooMany(from: number, height: number): RpcError {
  const works = { from, to: Math.max(height - 1, from + limits.logsMaxBlocks - 1) };
  const { logsMaxBlocks, logsMaxResults } = limits;
  const rule = `more than ${logsMaxResults} logs in a range of more than ${logsMaxBlocks} blocks`;
  return new RpcError("InvalidParams", `${rule}; ${suggest(works)}`, {
    data: { param: "filter", from: hex(works.from), to: hex(works.to), limit: logsMaxResults },
  });
}

function withRange(error: RpcError, works: BlockRange): RpcError {
  return new RpcError("DeadlineOrSize", `${error.message}; ${suggest(works)}`, {
    data: { from: hex(works.from), to: hex(works.to) },
    cause: error,
  });
}

/** Indexers look for this phrase. */
function suggest({ from, to }: BlockRange): string {
  return `this block range should work: [${hex(from)}, ${hex(to)}]`;
}

function hex(height: number): `0x${string}` {
  return `0x${height.toString(16)}`;
}
