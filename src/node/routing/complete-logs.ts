import type { RawJson } from "../../rpc/raw-json.js";
import type { NodeEvents } from "../node-events.js";
import type { Timers } from "../timers.js";
import { heightsIn, type LogsCheck } from "./logs-check.js";
import { featureOf } from "./missing-features.js";
import { askInTime, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface CompleteLogsParts {
  readonly check: LogsCheck;
  readonly timers: Timers;
  readonly events: NodeEvents;
}

/**
 * The logs of a range, of another node where that has logs of blocks of which the first has none although their bloom filters say that
 * there may be some. That a block has none is remembered.
 */
export async function completeLogs(
  read: DoubtfulRead,
  result: RawJson,
  { check, timers, events }: CompleteLogsParts,
): Promise<RawJson> {
  if (!(result instanceof Uint8Array)) return result;
  const { missing } = await check.check(read.call, result);
  if (missing.length === 0) return result;
  for (const other of othersInTurn(read, timers)) {
    const second = await askInTime(other, read, timers).catch(() => undefined);
    read.signal.throwIfAborted();
    if (!(second instanceof Uint8Array)) continue;
    const found = heightsIn(second);
    check.confirmNone(
      read.call,
      missing.filter((height) => !found.has(height)),
    );
    if (![...heightsIn(result)].every((height) => found.has(height))) continue;
    if (!missing.some((height) => found.has(height))) return result;
    read.responder.missing.note(featureOf(read.call), timers.now());
    events.onVerification?.(read.responder.name, "omitted");
    return second;
  }
  return result;
}
