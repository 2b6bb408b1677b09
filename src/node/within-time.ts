import { type CallSignal, LinkedAbortController } from "../turns/call-signal.js";
import type { Timers } from "./timers.js";
import { untilAborted } from "./until-aborted.js";

export interface TimeLimit {
  readonly signal: CallSignal;
  readonly timeoutMs: number;
  readonly timers: Timers;
}

/** There was no response in time, which says nothing of whether one would come. */
export class LateError extends Error {
  constructor() {
    super("no response in time");
    this.name = "LateError";
  }
}

/** The outcome of `work`, whose signal aborts with the one given, and after a time: rejects with LateError then. */
export async function withinTime<T>(
  { signal, timeoutMs, timers }: TimeLimit,
  work: (stop: CallSignal) => Promise<T>,
): Promise<T> {
  const stop = new LinkedAbortController(signal);
  const cancel = timers.after(timeoutMs, () => stop.abort(new LateError()));
  try {
    return await untilAborted(work(stop), stop);
  } finally {
    cancel();
    stop.detach();
  }
}
