import { cancelStream, JsonStream } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type CallSignal, LinkedAbortController } from "../../turns/call-signal.js";
import { type BlockRange, halveRange } from "./block-range.js";

/** What was read of one range. */
export interface Piece<Result> {
  readonly range: BlockRange;
  readonly result: Result;
}

/** Whether the consumer waits for this very read. */
export type IsNext = () => boolean;

/**
 * Reads one range; rejects with LimitExceeded when it is more than the node takes at once. Ahead of its turn it may give up and
 * resolve to undefined: then it is read again in its turn.
 */
export type ReadRange<Result> = (range: BlockRange, signal: CallSignal, isNext: IsNext) => Promise<Result | undefined>;

export interface ReadOptions {
  readonly signal: CallSignal;
  /** Maximum number of concurrent reads, including results that wait to be yielded. */
  readonly readsAtOnce: () => number;
}

interface RangeRead<Result> {
  readonly range: BlockRange;
  /** Undefined until it is begun, and again when it was given up. */
  result?: Promise<Result | undefined> | undefined;
}

/**
 * Reads ascending ranges, a few in parallel, and yields their results in order. Splits a range that the node refuses as too large;
 * throws the refusal of a single block. Stops reads under way when the consumer ends. A stream keeps its slot of the node until it has
 * been read. If it were held while ranges before it wait for slots, readers could deadlock: so streams are read one at a time, and a
 * stream that arrives early is read again later.
 */
export async function* readPieces<Result>(
  ranges: Iterable<BlockRange>,
  read: ReadRange<Result>,
  { signal, readsAtOnce }: ReadOptions,
): AsyncGenerator<Piece<Result>> {
  const stop = new LinkedAbortController(signal);
  const window = new ReadingWindow(ranges, (range, isNext) => read(range, stop, isNext));
  try {
    for (let first = window.fill(readsAtOnce()); first; first = window.fill(readsAtOnce())) {
      const result = await unlessTooLarge(first, signal);
      if (!result) window.halveFirst();
      else if (result.value !== undefined) {
        window.dropFirst();
        yield { range: first.range, result: result.value };
      }
    }
  } finally {
    stop.abort(new RpcError("LimitExceeded", "the logs are no longer needed"));
    stop.detach();
  }
}

/** Whether an error says that a range is more than the node takes at once. */
export function isLimit(error: unknown): error is RpcError {
  return error instanceof RpcError && error.errorName === "LimitExceeded";
}

/** Undefined when the node refuses the range, but may take a part of it. */
async function unlessTooLarge<Result>(
  { range, result }: RangeRead<Result>,
  signal: CallSignal,
): Promise<{ readonly value: Result | undefined } | undefined> {
  try {
    return { value: await result };
  } catch (error) {
    if (!isLimit(error) || signal.aborted || range.from === range.to) throw error;
    return undefined;
  }
}

/** The reads that come next, in order: those under way, and parts of ranges that were cut in two. */
class ReadingWindow<Result> {
  readonly #source: Iterator<BlockRange>;
  readonly #read: (range: BlockRange, isNext: IsNext) => Promise<Result | undefined>;
  readonly #readings: RangeRead<Result>[] = [];
  #isOneByOne = false;

  constructor(ranges: Iterable<BlockRange>, read: (range: BlockRange, isNext: IsNext) => Promise<Result | undefined>) {
    this.#source = ranges[Symbol.iterator]();
    this.#read = read;
  }

  /** Begins what comes next, as much of it as may be under way; the first of it, which is begun in any case. */
  fill(maxReads: number): RangeRead<Result> | undefined {
    const readings = this.#readings;
    const most = this.#isOneByOne ? 1 : maxReads;
    let underWay = readings.filter(({ result }) => result !== undefined).length;
    for (let at = 0; at === 0 || underWay < most; at++) {
      const next = at < readings.length ? undefined : this.#source.next();
      if (next?.done) break;
      if (next) readings.push({ range: next.value });
      const reading = readings[at] as RangeRead<Result>;
      if (reading.result) continue;
      this.#begin(reading);
      underWay++;
    }
    return readings[0];
  }

  dropFirst(): void {
    this.#readings.shift();
  }

  halveFirst(): void {
    const [first] = this.#readings;
    if (first) this.#readings.splice(0, 1, ...halveRange(first.range).map((range) => ({ range })));
  }

  #begin(reading: RangeRead<Result>): void {
    reading.result = this.#readUnlessAhead(reading);
    // It is awaited in its turn; a failure before that must not count as unhandled.
    reading.result.catch(() => {});
  }

  async #readUnlessAhead(reading: RangeRead<Result>): Promise<Result | undefined> {
    const isNext = (): boolean => reading === this.#readings[0];
    const result = await this.#read(reading.range, isNext);
    if (result !== undefined && (isNext() || !(result instanceof JsonStream))) return result;
    this.#isOneByOne = true;
    reading.result = undefined;
    if (result instanceof JsonStream) void cancelStream(result);
    return undefined;
  }
}
