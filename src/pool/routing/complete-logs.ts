import type { RawJson } from "../../json/raw-json.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import { featureOf } from "../model/missing-features.js";
import { heightsIn, type LogsCheck } from "./logs-check.js";
import { areMost, askInTime, type DoubtfulRead, othersInTurn } from "./second-opinion.js";

export interface CompleteLogsParts {
  readonly check: LogsCheck;
  readonly timers: Timers;
  readonly events: NodeEvents;
}

/**
 * Returns the logs of another node if the given ones lack blocks that may have some by their bloom filters, and the other node has them;
 * undefined if there is no other node that can tell. Remembers blocks without logs, by most nodes.
 */
export async function completeLogs(
  read: DoubtfulRead,
  result: RawJson,
  { check, timers, events }: CompleteLogsParts,
): Promise<RawJson | undefined> {
  if (!(result instanceof Uint8Array)) return result;
  let { missing } = await check.check(read.call, result, read.signal);
  if (missing.length === 0) return result;
  let best: Uint8Array = result;
  let agreeing = [read.responder];
  for (const other of othersInTurn(read, timers)) {
    const second = await askInTime(other, read, timers).catch(() => undefined);
    read.signal.throwIfAborted();
    if (!(second instanceof Uint8Array)) continue;
    const found = heightsIn(second);
    if (![...heightsIn(best)].every((height) => found.has(height))) continue;
    if (missing.some(({ number }) => found.has(number))) {
      read.responder.missing.note(featureOf(read.call), timers.now());
      events.onVerification?.(read.responder.name, "omitted");
      missing = missing.filter(({ number }) => !found.has(number));
      [best, agreeing] = [second, [other]];
    } else agreeing.push(other);
    if (missing.length > 0 && !areMost(agreeing, read)) continue;
    check.confirmNone(read.call, missing);
    return best;
  }
  return agreeing.length > 1 || best !== result ? best : undefined;
}
