import { performance } from "node:perf_hooks";

/** Time below the `Node` port: a parameter, so that a simulation or a test moves it by hand. */
export interface Timers {
  /** Milliseconds since some moment, the same one for all processes of a machine; never steps back. */
  readonly now: () => number;
  /** Runs `work` after a delay, unless the returned function is called first. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  /** Runs `work` once everything that is ready to run now has run. */
  readonly soon: (work: () => void) => void;
  /** How long the event loop has been at work so far, in milliseconds; 0 where time is moved by hand. */
  readonly busyMs: () => number;
}

/** The machine's monotonic clock at this process's start, in milliseconds. */
const startedAtMs = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** The machine's time. */
export const systemTimers: Timers = {
  now: () => startedAtMs + performance.now(),
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
  soon: (work) => void setImmediate(work),
  busyMs: () => performance.eventLoopUtilization().active,
};
