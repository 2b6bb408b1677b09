/** Rate limit per user or API key. */
export interface Rate {
  /** 0 if the request is allowed, else milliseconds until the next attempt; a promise where the primary process decides. */
  take(id: string, perSecond: number): number | Promise<number>;
  /** Returns what an allowed request took, if it is refused for another reason. */
  refund(id: string, perSecond: number): void;
}

/** A rate limit in this process alone, which decides at once. */
export interface OwnRate extends Rate {
  take(id: string, perSecond: number): number;
}

const secondMs = 1_000;
/** Tolerance for rounding errors of sums. */
const roundingMs = 1e-6;
/** Above this number of users or keys, idle ones are removed from memory. */
export const forgetAbove = 10_000;

/** Allows `perSecond` requests per second with bursts of one second (at least one request), by GCRA: one number per user or key. */
export function createRate(elapsedMs: () => number): OwnRate {
  const busyUntil = new Map<string, number>();

  const forgetResting = (nowMs: number): void => {
    for (const [id, untilMs] of busyUntil) if (untilMs <= nowMs) busyUntil.delete(id);
  };

  return {
    take(id, perSecond) {
      const intervalMs = secondMs / perSecond;
      const nowMs = elapsedMs();
      const untilMs = Math.max(nowMs, busyUntil.get(id) ?? 0) + intervalMs;
      const excessMs = untilMs - nowMs - Math.max(secondMs, intervalMs);
      if (excessMs > roundingMs) return Math.ceil(excessMs - roundingMs);
      if (busyUntil.size >= forgetAbove) forgetResting(nowMs);
      busyUntil.set(id, untilMs);
      return 0;
    },
    refund(id, perSecond) {
      const untilMs = busyUntil.get(id);
      if (untilMs !== undefined) busyUntil.set(id, untilMs - secondMs / perSecond);
    },
  };
}
