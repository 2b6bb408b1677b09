/** A range of history: 24 hours, 7 or 30 days, or 12 months, including the current one. */
export type UsageRange = "24h" | "7d" | "30d" | "12m";

/** One bar of the chart: its start, and the prefix of its rows' `start`. */
export interface UsageSlice {
  readonly start: string;
  readonly prefix: string;
}

/** Slices of a range in UTC, oldest first. */
export function bucketStarts(range: UsageRange, nowMs: number): UsageSlice[] {
  const now = new Date(nowMs);
  const [year, month, day, hour] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours()];
  if (range === "24h") return slices(24, 13, (back) => Date.UTC(year, month, day, hour - back));
  if (range !== "12m") return slices(range === "7d" ? 7 : 30, 10, (back) => Date.UTC(year, month, day - back));
  return slices(12, 7, (back) => Date.UTC(year, month - back));
}

function slices(count: number, prefixLength: number, startMs: (back: number) => number): UsageSlice[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(startMs(count - 1 - index)).toISOString();
    return { start, prefix: start.slice(0, prefixLength) };
  });
}
