import type { Clock } from "../../src/clock.js";

/** A clock that a test moves. */
export interface ManualClock extends Clock {
  /** Lets time pass, and runs what falls due on the way. */
  advance(ms: number): void;
  /** Lets time pass until something falls due, and runs it. Throws when nothing will. */
  advanceToNext(): void;
  /** Sets the date, as an operator or a time server would: no time passes. */
  setDate(date: string): void;
}

export function createManualClock(date = "2026-11-21T12:00:00.000Z"): ManualClock {
  let elapsed = 0;
  let offset = Date.parse(date);
  let timers: { atMs: number; work: () => void }[] = [];

  function runUntil(endMs: number): void {
    for (;;) {
      const next = timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      elapsed = next.atMs;
      next.work();
    }
    elapsed = endMs;
  }

  return {
    nowMs: () => offset + elapsed,
    elapsedMs: () => elapsed,
    machineAheadMs: () => 0,
    mayDelete: () => true,
    after(delayMs, work) {
      const timer = { atMs: elapsed + delayMs, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => runUntil(elapsed + ms),
    advanceToNext() {
      if (timers.length === 0) throw new Error("nothing falls due");
      runUntil(Math.min(...timers.map(({ atMs }) => atMs)));
    },
    setDate(to) {
      offset = Date.parse(to) - elapsed;
    },
  };
}

/** Lets promises that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
