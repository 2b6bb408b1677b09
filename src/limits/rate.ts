/** Requests a second of each user, in this process. */
export interface Rate {
  /** 0: go on. Else how long to wait before the next try. */
  take(userId: string): number;
}

const secondMs = 1_000;
/** From so many users on those who rest are forgotten. */
const forgetAbove = 10_000;

/**
 * Evenly `perSecond` requests a second, with bursts of one second's worth (one request at least). Each user is one number: until when what was used is
 * not made up for yet (GCRA).
 */
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
      // Sums of intervals are not exact: a millionth of a millisecond is no excess.
      if (excessMs > 1e-6) return Math.ceil(excessMs);
      if (busyUntil.size >= forgetAbove) forgetResting(nowMs);
      busyUntil.set(userId, untilMs);
      return 0;
    },
  };
}
