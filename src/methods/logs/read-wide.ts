import { limits } from "../../../generated/limits.js";
import type { RawJson } from "../../json/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { type BlockRange, type Cuts, cutRanges, widthOf } from "./block-range.js";
import { bufferThenStream } from "./buffer-then-stream.js";
import { type Collected, createCollector } from "./collect-logs.js";
import { joinArrays } from "./join-arrays.js";
import { heightOfLog, type LogBytes } from "./log-bytes.js";
import type { LogSource } from "./log-source.js";
import { createPace } from "./pace.js";
import { movableBlocks, readOneChain } from "./read-one-chain.js";
import type { ReadRange } from "./read-pieces.js";
import { suggest, tooManyLogs, withRange } from "./suggest-range.js";

/** Up to this number, narrow pieces are always as fast as wide ones. */
const fewPieces = 512;

/** At most 10,000 logs, which have to be held and counted before the first of them is handed on. */
export async function readWide(range: BlockRange, source: LogSource): Promise<RawJson> {
  const most = Math.max(fewPieces, Math.ceil(widthOf(range) / source.blocksPerCall));
  const cuts = cutRanges(await source.narrow(range, most), source.blocksPerCall);
  const schedule = createSchedule({ range, cuts }, source);
  const collection = createLogCollection(range, source);
  const collect = createCollector(source);
  const read: ReadRange<Collected> = (piece, stop, isNext) =>
    schedule.time(async () => collect(await source.read(piece, stop), isNext));
  for await (const piece of readOneChain({ range, cuts, read, readsAtOnce: schedule.readsAtOnce }, source)) {
    collection.add(piece.range, piece.result);
    schedule.advance(piece.range);
  }
  return bufferThenStream(joinArrays(collection.arrays));
}

/** How many pieces to read at once, and whether it can be done in time. */
function createSchedule(
  { range, cuts }: { readonly range: BlockRange; readonly cuts: Cuts },
  { signal, now }: LogSource,
) {
  const pace = createPace({ startedAt: now(), endsAt: signal.endsAtMs ?? Infinity, now });
  let done = 0;
  return {
    readsAtOnce: () => pace.readsAtOnce(cuts.count - done),
    async time<T>(read: () => Promise<T>): Promise<T> {
      const begunAt = now();
      const result = await read();
      pace.record(now() - begunAt);
      return result;
    },
    /** Throws when the pieces left would take longer than there is time. */
    advance({ to }: BlockRange): void {
      while (done < cuts.count && cuts.at(done).to <= to) done++;
      if (!pace.isTooSlow(cuts.count - done)) return;
      const last = cuts.at(Math.min(cuts.count, pace.piecesInTime()) - 1);
      throw withRange(new RpcError("LimitExceeded", "these logs can't be read in time"), {
        from: range.from,
        to: last.to,
      });
    },
  };
}

/** The logs of the pieces so far. */
function createLogCollection(range: BlockRange, { head, maxBytes }: LogSource) {
  const arrays: LogBytes[] = [];
  let count = 0;
  let size = 0;
  const before = (fullAt: number) => suggest({ from: range.from, fullAt, lastFixed: head - movableBlocks });
  return {
    arrays,
    /** Throws when they are too many, or too large. */
    add(piece: BlockRange, logs: Collected): void {
      size += logs.bytes.length;
      if (size > maxBytes)
        throw withRange(new RpcError("LimitExceeded", `the logs are more than ${maxBytes} bytes`), before(piece.from));
      if (count + logs.count > limits.logsMaxResults)
        throw tooManyLogs(before(heightOfLog(logs.bytes, limits.logsMaxResults - count)));
      count += logs.count;
      arrays.push(logs.bytes);
    },
  };
}
