import { type CallSignal, createStopOf } from "../../rpc/call-signal.js";
import { untilAborted } from "../until-aborted.js";

export interface TimeLimit {
  readonly signal: CallSignal;
  readonly timeoutMs: number;
}

/** The outcome of `work`, whose signal aborts with the one given, and after a time. */
export async function withinTime<T>(
  { signal, timeoutMs }: TimeLimit,
  work: (stop: CallSignal) => Promise<T>,
): Promise<T> {
  const { stop, detach } = createStopOf(signal);
  const timer = setTimeout(() => stop.abort(new Error("no answer in time")), timeoutMs);
  try {
    return await untilAborted(work(stop), stop);
  } finally {
    clearTimeout(timer);
    detach();
  }
}
