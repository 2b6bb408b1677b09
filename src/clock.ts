export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** A time as the store and the API have it: ISO 8601 in UTC, with milliseconds. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** The time: a parameter wherever it matters, so that tests set it. */
export interface Clock {
  /** Milliseconds since 1970: what date it is. May step forwards and backwards. */
  readonly nowMs: () => number;
  /** Milliseconds since some moment: how long things take. Never steps. */
  readonly elapsedMs: () => number;
  /** Runs `work` after a while, unless the process ends before or the returned function is called. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  /** How far `Date.now` is ahead of `nowMs`, in milliseconds; 0 while they are close. */
  readonly machineAheadMs: () => number;
  /** Whether `nowMs` may decide what has expired and is deleted. */
  readonly mayDelete: () => boolean;
}

/** The system's clock; `now` tells the date in its place. */
export function createClock(now?: () => Date): Clock {
  return {
    nowMs: now ? () => now().getTime() : Date.now,
    elapsedMs: () => performance.now(),
    after(delayMs, work) {
      const timer = setTimeout(work, delayMs).unref();
      return () => clearTimeout(timer);
    },
    machineAheadMs: () => 0,
    mayDelete: () => true,
  };
}
