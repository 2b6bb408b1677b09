/** So many a minute of each key, in this process. */
export interface PerMinute {
  /** 0: go on. Else how long until the key has another one. */
  waitMs(key: string): number;
  /** Counts one. */
  charge(key: string): void;
}

const minuteMs = 60_000;
/** With so many keys in memory the one that was charged longest ago is forgotten. */
const maxKeys = 10_000;

/** Up to `perMinute` at once, and as many a minute. Each key is one number: until when what it was charged is not made up for (GCRA). */
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
