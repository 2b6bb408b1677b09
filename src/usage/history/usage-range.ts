import { startLength } from "../start-length.js";

/** Ranges of history: 15 minutes and one hour in intervals of five minutes, the others in hours, days or months. The current one is included. */
export const usageRanges = ["15m", "1h", "24h", "7d", "30d", "12m"] as const;

export type UsageRange = (typeof usageRanges)[number];

/** One bar of the chart: its start, and the prefix of its rows' `start`. */
export interface UsageSlice {
  readonly start: string;
  readonly prefix: string;
}

/** Slices of a range in UTC, oldest first. */
export function bucketStarts(range: UsageRange, nowMs: number): UsageSlice[] {
  const now = new Date(nowMs);
  const [year, month, day, hour] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours()];
  const interval = Math.floor(now.getUTCMinutes() / 5);
  const byInterval = (back: number): number => Date.UTC(year, month, day, hour, 5 * (interval - back));
  const byDay = (back: number): number => Date.UTC(year, month, day - back);
  const slicesOf = {
    "15m": () => slices(3, startLength.interval, byInterval),
    "1h": () => slices(12, startLength.interval, byInterval),
    "24h": () => slices(24, startLength.hour, (back) => Date.UTC(year, month, day, hour - back)),
    "7d": () => slices(7, startLength.day, byDay),
    "30d": () => slices(30, startLength.day, byDay),
    "12m": () => slices(12, startLength.month, (back) => Date.UTC(year, month - back)),
  } satisfies Record<UsageRange, () => UsageSlice[]>;
  return slicesOf[range]();
}

function slices(count: number, prefixLength: number, startMs: (back: number) => number): UsageSlice[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(startMs(count - 1 - index)).toISOString();
    return { start, prefix: start.slice(0, prefixLength) };
  });
}
