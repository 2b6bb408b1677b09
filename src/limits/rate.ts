/** Rate limit per user, in this process. */
export interface Rate {
  /** 0 if the request is allowed, else milliseconds until the next attempt. */
  take(userId: string): number;
}

const secondMs = 1_000;
/** Above this number of users, idle ones are removed from memory. */
const forgetAbove = 10_000;

/** Allows `perSecond` requests per second with bursts of one second (at least one request), by GCRA: one number per user. */
export function createRate(perSecond: number, elapsedMs: () => number): Rate {
  const intervalMs = secondMs / perSecond;
  const burstMs = Math.max(secondMs, intervalMs);
  const busyUntil = new Map<string, number>();

  const forgetResting = (nowMs: number): void => {
    for (const [userId, untilMs] of busyUntil) if (untilMs <= nowMs) busyUntil.delete(userId);
  };

  return {
    take(userId) {
      const nowMs = elapsedMs();
      const untilMs = Math.max(nowMs, busyUntil.get(userId) ?? 0) + intervalMs;
      const excessMs = untilMs - nowMs - burstMs;
      // Tolerance for rounding errors of sums.
      if (excessMs > 1e-6) return Math.ceil(excessMs);
      if (busyUntil.size >= forgetAbove) forgetResting(nowMs);
      busyUntil.set(userId, untilMs);
      return 0;
    },
  };
}
