import { limits } from "../../../generated/limits.js";
import type { RawJson } from "../../json/raw-json.js";
import { type BlockRange, cutRanges, halveRange, widthOf } from "./block-range.js";
import { bufferThenStream } from "./buffer-then-stream.js";
import { joinArrays } from "./join-arrays.js";
import type { LogSource } from "./log-source.js";
import { readOneChain } from "./read-one-chain.js";
import { isLimit, type Piece } from "./read-pieces.js";
import { readWide } from "./read-wide.js";

/** Reads under way at once for up to 2,000 blocks, which stream. */
const streamedReads = 4;

/**
 * All logs of a range, read in pieces that the node takes and joined in order. Ranges wider than 2,000 blocks are given up as
 * soon as they turn out to hold more than 10,000 logs (both from the specification): InvalidParams, with a range that works; or as
 * soon as it shows that they can't be read in time: LimitExceeded, with such a range, too. Throws ChainMovedError when pieces are
 * of different chains.
 */
export function readLogs(range: BlockRange, source: LogSource): Promise<RawJson> {
  return widthOf(range) > limits.logsMaxBlocks ? readWide(range, source) : readAny(range, source);
}

/** Any number of logs: a large result is streamed, never held as a whole. */
async function readAny(range: BlockRange, source: LogSource): Promise<RawJson> {
  let cuts: Iterable<BlockRange> = cutRanges([range], source.blocksPerCall);
  if (widthOf(range) <= source.blocksPerCall) {
    try {
      return await source.read(range, source.signal);
    } catch (error) {
      if (!isLimit(error) || source.signal.aborted || range.from === range.to) throw error;
      cuts = halveRange(range);
    }
  }
  const reading = { range, cuts, read: source.read, readsAtOnce: () => streamedReads };
  return bufferThenStream(joinArrays(resultsOf(readOneChain(reading, source))));
}

async function* resultsOf(pieces: AsyncIterable<Piece<RawJson>>): AsyncGenerator<RawJson> {
  for await (const { result } of pieces) yield result;
}
