/** A stretch of history: 24 hours by the hour, 30 days by the day, 12 months by the month, the current one included. */
export type UsageRange = "24h" | "30d" | "12m";

/** One bar of the chart: its first moment, and how the rows' `start` begins that belong to it. */
export interface UsageSlice {
  readonly start: string;
  readonly prefix: string;
}

/** The slices of a range, oldest first, in UTC. */
export function bucketStarts(range: UsageRange, nowMs: number): UsageSlice[] {
  const now = new Date(nowMs);
  const [year, month, day, hour] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours()];
  if (range === "24h") return slices(24, 13, (back) => Date.UTC(year, month, day, hour - back));
  if (range === "30d") return slices(30, 10, (back) => Date.UTC(year, month, day - back));
  return slices(12, 7, (back) => Date.UTC(year, month - back));
}

function slices(count: number, prefixLength: number, startMs: (back: number) => number): UsageSlice[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(startMs(count - 1 - index)).toISOString();
    return { start, prefix: start.slice(0, prefixLength) };
  });
}
