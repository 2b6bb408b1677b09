import type { BlockRange } from "./block-range.js";
import { ChainMovedError } from "./chain-moved-error.js";
import type { LogChain } from "./log-source.js";
import { isLimit, type Piece, type ReadRange, readPieces } from "./read-pieces.js";
import { withRange } from "./suggest-range.js";

/** Depth below the newest block at which no reorganisation is expected. */
export const movableBlocks = 64;

/** What is read of a chain, and how. */
export interface ChainReading<Result> {
  readonly range: BlockRange;
  /** The parts of the range to read, ascending; what they leave out is known to have no logs. */
  readonly cuts: Iterable<BlockRange>;
  readonly read: ReadRange<Result>;
  readonly readsAtOnce: () => number;
  /** Whether what was read so far is all that is wanted. */
  readonly isEnough?: () => boolean;
}

/**
 * Reads the pieces in order. Near the head, looks whether the chain is still the same afterwards: throws ChainMovedError otherwise.
 * A limit that ends the reading is thrown with a range that works.
 */
export async function* readOneChain<Result>(
  { range, cuts, read, readsAtOnce, isEnough }: ChainReading<Result>,
  { hashAt, head, signal }: LogChain,
): AsyncGenerator<Piece<Result>> {
  const { from, to } = range;
  const isMovable = to > head - movableBlocks;
  const before = isMovable ? await hashAt(to) : undefined;
  if (isMovable && before === undefined) throw new ChainMovedError();
  let readTo = from - 1;
  try {
    for await (const piece of readPieces(cuts, read, { signal, readsAtOnce })) {
      yield piece;
      readTo = piece.range.to;
      if (isEnough?.()) break;
    }
  } catch (error) {
    if (!isLimit(error)) throw error;
    // What just took the whole of the time may take longer next time.
    throw withRange(error, { from, to: signal.aborted ? from + Math.floor((readTo - from) / 2) : readTo });
  }
  if (isMovable && (await hashAt(to)) !== before) throw new ChainMovedError();
}
