import { limits } from "../../../generated/limits.js";
import type { CallSignal } from "../../rpc/call-signal.js";
import { JsonStream, type RawJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { LogBounds } from "../handler.js";
import { beginStream } from "./begin-stream.js";
import { type BlockRange, cutRange, halveRange, widthOf } from "./block-range.js";
import { ChainMovedError } from "./chain-moved-error.js";
import { joinArrays } from "./join-arrays.js";
import { countLogs, createLogCounter, heightOfLog, type LogBytes } from "./log-bytes.js";
import { isLimit, type Piece, type ReadRange, readPieces } from "./read-pieces.js";
import { suggest, tooManyLogs, withRange } from "./suggest-range.js";

/** Where logs are read from. */
export interface LogSource extends LogBounds {
  readonly read: ReadRange<RawJson>;
  /** The hash of the block at a height; undefined where there is none. */
  readonly hashAt: (height: number) => Promise<string | undefined>;
  /** The newest block's height. */
  readonly head: number;
  readonly signal: CallSignal;
}

/** No block this far below the newest one gives way to another any more. */
const MOVABLE_BLOCKS = 64;

/**
 * All logs of a range, read in pieces that the node takes and joined in order. Ranges wider than 2,000 blocks are given up as
 * soon as they turn out to hold more than 10,000 logs (both from the specification): InvalidParams, with a range that works.
 * Throws ChainMovedError when pieces are of different chains.
 */
export function readLogs(range: BlockRange, source: LogSource): Promise<RawJson> {
  return widthOf(range) > limits.logsMaxBlocks ? readCapped(range, source) : readAny(range, source);
}

/** Any number of logs: a large answer streams through, never held as a whole. */
async function readAny(range: BlockRange, source: LogSource): Promise<RawJson> {
  let cuts = cutRange(range, source.blocksPerCall);
  if (cuts.length === 1) {
    try {
      return await source.read(range, source.signal);
    } catch (error) {
      if (!isLimit(error) || source.signal.aborted || range.from === range.to) throw error;
      cuts = halveRange(range);
    }
  }
  return beginStream(joinArrays(answersOf(readOneChain(cuts, source, source.read))));
}

async function* answersOf(pieces: AsyncIterable<Piece<RawJson>>): AsyncGenerator<RawJson> {
  for await (const { answer } of pieces) yield answer;
}

/** At most 10,000 logs, which have to be held and counted before the first of them is handed on. */
async function readCapped(range: BlockRange, source: LogSource): Promise<RawJson> {
  const arrays: LogBytes[] = [];
  let count = 0;
  let size = 0;
  const before = (fullAt: number) => suggest({ from: range.from, fullAt, lastFixed: source.head - MOVABLE_BLOCKS });
  const read: ReadRange<Collected> = async (piece, signal) =>
    collectLogs(await source.read(piece, signal), source.maxBytes);
  for await (const { range: piece, answer } of readOneChain(cutRange(range, source.blocksPerCall), source, read)) {
    size += answer.bytes.length;
    if (size > source.maxBytes) throw withRange(tooLarge(source), before(piece.from));
    if (count + answer.count > limits.logsMaxResults)
      throw tooManyLogs(before(heightOfLog(answer.bytes, limits.logsMaxResults - count)));
    count += answer.count;
    arrays.push(answer.bytes);
  }
  return beginStream(joinArrays(arrays));
}

/** Reads the ranges in order. Near the head, looks whether the chain is still the same afterwards. */
async function* readOneChain<Answer>(
  cuts: readonly BlockRange[],
  { hashAt, head, signal }: LogSource,
  read: ReadRange<Answer>,
): AsyncGenerator<Piece<Answer>> {
  const from = cuts[0]?.from ?? 0;
  const last = cuts.at(-1)?.to ?? 0;
  const isMovable = last > head - MOVABLE_BLOCKS;
  const before = isMovable ? await hashAt(last) : undefined;
  if (isMovable && before === undefined) throw new ChainMovedError();
  let readTo = from - 1;
  try {
    for await (const piece of readPieces(cuts, read, signal)) {
      yield piece;
      readTo = piece.range.to;
    }
  } catch (error) {
    throw isLimit(error) ? withRange(error, { from, to: readTo }) : error;
  }
  if (isMovable && (await hashAt(last)) !== before) throw new ChainMovedError();
}

interface Collected {
  readonly bytes: LogBytes;
  readonly count: number;
}

/** Reads an answer until it is known to be too much. */
async function collectLogs(answer: RawJson, maxBytes: number): Promise<Collected> {
  if (!(answer instanceof JsonStream)) return { bytes: answer, count: countLogs(answer) };
  const chunks: Uint8Array[] = [];
  const countIn = createLogCounter();
  let count = 0;
  let size = 0;
  for await (const chunk of answer.chunks) {
    chunks.push(chunk);
    size += chunk.length;
    count = countIn(chunk);
    // The first log too many has come whole when there is one more.
    if (count > limits.logsMaxResults + 1 || size > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks), count };
}

function tooLarge({ maxBytes }: LogBounds): RpcError {
  return new RpcError("DeadlineOrSize", `the logs are more than ${maxBytes} bytes`);
}
