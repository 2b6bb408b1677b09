import { minuteMs } from "../clock.js";
/** A rate limit per minute and key, in this process. */
export interface PerMinute {
  /** 0 if allowed, else milliseconds until the next attempt. */
  waitMs(key: string): number;
  /** Counts one attempt. */
  charge(key: string): void;
}

/** Above this number of keys, the key that was charged longest ago is removed. */
const maxKeys = 10_000;

/** Allows `perMinute` at once and per minute, by GCRA: one number per key. */
export function createPerMinute(perMinute: number, elapsedMs: () => number): PerMinute {
  const intervalMs = minuteMs / perMinute;
  const busyUntilMs = new Map<string, number>();
  return {
    waitMs(key) {
      const excessMs = (busyUntilMs.get(key) ?? 0) + intervalMs - elapsedMs() - minuteMs;
      return excessMs > 0 ? Math.ceil(excessMs) : 0;
    },
    charge(key) {
      const untilMs = Math.max(elapsedMs(), busyUntilMs.get(key) ?? 0) + intervalMs;
      busyUntilMs.delete(key);
      busyUntilMs.set(key, untilMs);
      if (busyUntilMs.size > maxKeys) busyUntilMs.delete(busyUntilMs.keys().next().value as string);
    },
  };
}
