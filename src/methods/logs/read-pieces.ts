import { type CallSignal, createStopOf } from "../../rpc/call-signal.js";
import { cancelStream, JsonStream } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type BlockRange, halveRange } from "./block-range.js";

/** What was read of one range. */
export interface Piece<Answer> {
  readonly range: BlockRange;
  readonly answer: Answer;
}

/** Whether the consumer waits for this very read. */
export type IsNext = () => boolean;

/**
 * Reads one range; rejects with LimitExceeded when it is more than the node takes at once. Ahead of its turn it may give up and
 * resolve to undefined: then it is read again in its turn.
 */
export type ReadRange<Answer> = (range: BlockRange, signal: CallSignal, isNext: IsNext) => Promise<Answer | undefined>;

export interface ReadOptions {
  readonly signal: CallSignal;
  /** Most reads under way now, those that wait to be handed on among them. */
  readonly readsAtOnce: () => number;
}

interface Reading<Answer> {
  readonly range: BlockRange;
  /** Undefined until it is begun, and again when it was given up. */
  answer?: Promise<Answer | undefined> | undefined;
}

/**
 * Reads ascending ranges, a few at once, and yields what was read in order. A range that the node refuses for its size is cut in
 * two; throws the refusal where it is of a single block. Reads that are under way when the consumer ends are stopped.
 *
 * A stream has a slot of the node to itself until it has been read. Were one held while others before it wait for slots, readers
 * could wait for each other for ever: so streams come one at a time, and those read ahead of their turn are read again then.
 */
export async function* readPieces<Answer>(
  ranges: Iterable<BlockRange>,
  read: ReadRange<Answer>,
  { signal, readsAtOnce }: ReadOptions,
): AsyncGenerator<Piece<Answer>> {
  const { stop, detach } = createStopOf(signal);
  const window = createWindow(ranges, (range, isNext) => read(range, stop, isNext));
  try {
    for (let first = window.fill(readsAtOnce()); first; first = window.fill(readsAtOnce())) {
      const answer = await unlessTooLarge(first, signal);
      if (!answer) window.halveFirst();
      else if (answer.value !== undefined) {
        window.dropFirst();
        yield { range: first.range, answer: answer.value };
      }
    }
  } finally {
    stop.abort(new RpcError("LimitExceeded", "the logs are no longer needed"));
    detach();
  }
}

/** Whether an error says that a range is more than the node takes at once. */
export function isLimit(error: unknown): error is RpcError {
  return error instanceof RpcError && error.errorName === "LimitExceeded";
}

/** Undefined when the node refuses the range, but may take a part of it. */
async function unlessTooLarge<Answer>(
  { range, answer }: Reading<Answer>,
  signal: CallSignal,
): Promise<{ readonly value: Answer | undefined } | undefined> {
  try {
    return { value: await answer };
  } catch (error) {
    if (!isLimit(error) || signal.aborted || range.from === range.to) throw error;
    return undefined;
  }
}

/** The reads that come next, in order: those under way, and parts of ranges that were cut in two. */
function createWindow<Answer>(
  ranges: Iterable<BlockRange>,
  read: (range: BlockRange, isNext: IsNext) => Promise<Answer | undefined>,
) {
  const source = ranges[Symbol.iterator]();
  const readings: Reading<Answer>[] = [];
  let isOneByOne = false;

  async function readUnlessAhead(reading: Reading<Answer>): Promise<Answer | undefined> {
    const isNext = (): boolean => reading === readings[0];
    const answer = await read(reading.range, isNext);
    if (answer !== undefined && (isNext() || !(answer instanceof JsonStream))) return answer;
    isOneByOne = true;
    reading.answer = undefined;
    if (answer instanceof JsonStream) void cancelStream(answer);
    return undefined;
  }

  function begin(reading: Reading<Answer>): void {
    reading.answer = readUnlessAhead(reading);
    // It is awaited in its turn; a failure before that must not count as unhandled.
    reading.answer.catch(() => {});
  }

  return {
    /** Begins what comes next, as much of it as may be under way; the first of it, which is begun in any case. */
    fill(mostReads: number): Reading<Answer> | undefined {
      const most = isOneByOne ? 1 : mostReads;
      let underWay = readings.filter(({ answer }) => answer !== undefined).length;
      for (let at = 0; at === 0 || underWay < most; at++) {
        const next = at < readings.length ? undefined : source.next();
        if (next?.done) break;
        if (next) readings.push({ range: next.value });
        const reading = readings[at] as Reading<Answer>;
        if (reading.answer) continue;
        begin(reading);
        underWay++;
      }
      return readings[0];
    },
    dropFirst: () => void readings.shift(),
    halveFirst(): void {
      const [first] = readings;
      if (first) readings.splice(0, 1, ...halveRange(first.range).map((range) => ({ range })));
    },
  };
}
