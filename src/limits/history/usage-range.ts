import { startLength } from "../start-length.js";

/** Ranges of history in five minutes, hours, days or months, including the current one. */
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
  const fiveMinutes = now.getUTCMinutes() - (now.getUTCMinutes() % 5);
  switch (range) {
    case "15m":
    case "1h":
      return slices(range === "15m" ? 3 : 12, startLength.fiveMinutes, (back) =>
        Date.UTC(year, month, day, hour, fiveMinutes - 5 * back),
      );
    case "24h":
      return slices(24, startLength.hour, (back) => Date.UTC(year, month, day, hour - back));
    case "7d":
    case "30d":
      return slices(range === "7d" ? 7 : 30, startLength.day, (back) => Date.UTC(year, month, day - back));
    case "12m":
      return slices(12, startLength.month, (back) => Date.UTC(year, month - back));
  }
}

function slices(count: number, prefixLength: number, startMs: (back: number) => number): UsageSlice[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(startMs(count - 1 - index)).toISOString();
    return { start, prefix: start.slice(0, prefixLength) };
  });
}
