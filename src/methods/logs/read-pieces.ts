import { type CallSignal, createStopOf } from "../../rpc/call-signal.js";
import { cancelStream, JsonStream } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type BlockRange, halveRange } from "./block-range.js";

/** What was read of one range. */
export interface Piece<Answer> {
  readonly range: BlockRange;
  readonly answer: Answer;
}

/** Reads one range; rejects with DeadlineOrSize when it is more than the node takes at once. */
export type ReadRange<Answer> = (range: BlockRange, signal: CallSignal) => Promise<Answer>;

interface Reading<Answer> {
  readonly range: BlockRange;
  /** Undefined until it is begun, and again when it was given up. */
  answer?: Promise<Answer | undefined> | undefined;
  /** Whether the consumer waits for it. */
  isNext?: boolean;
}

/** Reads under way at once for one eth_getLogs, those that wait to be handed on among them. */
const CONCURRENT_READS = 4;

/**
 * Reads consecutive ranges, a few at once, and yields what was read in order. A range that the node refuses for its size is cut in
 * two; throws the refusal where it is of a single block. Reads that are under way when the consumer ends are stopped.
 *
 * A stream has a slot of the node to itself until it has been read. Were one held while others before it wait for slots, readers
 * could wait for each other for ever: so streams come one at a time, and those read ahead of their turn are read again then.
 */
export async function* readPieces<Answer>(
  ranges: readonly BlockRange[],
  read: ReadRange<Answer>,
  signal: CallSignal,
): AsyncGenerator<Piece<Answer>> {
  const { stop, detach } = createStopOf(signal);
  let readings: readonly Reading<Answer>[] = ranges.map((range) => ({ range }));
  let maxReads = CONCURRENT_READS;
  const readAhead = async (reading: Reading<Answer>): Promise<Answer | undefined> => {
    const answer = await read(reading.range, stop);
    if (reading.isNext || !(answer instanceof JsonStream)) return answer;
    maxReads = 1;
    reading.answer = undefined;
    void cancelStream(answer);
    return undefined;
  };
  try {
    for (let [first, ...others] = readings; first; [first, ...others] = readings) {
      first.isNext = true;
      begin(readings, { maxReads, read: readAhead });
      const answer = await unlessTooLarge(first, signal);
      readings = answer ? others : [...halveRange(first.range).map((range) => ({ range })), ...others];
      if (answer) yield { range: first.range, answer: answer.value };
    }
  } finally {
    stop.abort(new RpcError("DeadlineOrSize", "the logs are no longer needed"));
    detach();
  }
}

/** Whether an error says that a range is more than the node takes at once. */
export function isLimit(error: unknown): error is RpcError {
  return error instanceof RpcError && error.errorName === "DeadlineOrSize";
}

/** Undefined when the node refuses the range, but may take a part of it. */
async function unlessTooLarge<Answer>(
  { range, answer }: Reading<Answer>,
  signal: CallSignal,
): Promise<{ readonly value: Answer } | undefined> {
  try {
    return { value: await (answer as Promise<Answer>) };
  } catch (error) {
    if (!isLimit(error) || signal.aborted || range.from === range.to) throw error;
    return undefined;
  }
}

interface ReadAhead<Answer> {
  readonly maxReads: number;
  readonly read: (reading: Reading<Answer>) => Promise<Answer | undefined>;
}

/** Begins what comes next, as much of it as may be under way. */
function begin<Answer>(readings: readonly Reading<Answer>[], { maxReads, read }: ReadAhead<Answer>): void {
  let underWay = readings.filter(({ answer }) => answer !== undefined).length;
  for (const reading of readings) {
    // What comes next is begun in any case: ranges after it may have all places while they wait for it.
    if (underWay >= maxReads && reading !== readings[0]) return;
    if (reading.answer) continue;
    reading.answer = read(reading);
    // It is awaited in its turn; a failure before that must not count as unhandled.
    reading.answer.catch(() => {});
    underWay++;
  }
}
