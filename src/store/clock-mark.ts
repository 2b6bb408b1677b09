import { dayMs, hourMs } from "../clock.js";
/** The times of the row `store_clock`, in milliseconds since 1970. */
export interface ClockMark {
  /** The latest time that was not doubted. */
  readonly seenMs: number | undefined;
  /** Since when the store's clock is doubted. */
  readonly doubtedMs: number | undefined;
}

/** The service may be stopped for that long before its store's clock is doubted. */
const maxAheadMs = 7 * dayMs;
const maxBehindMs = hourMs;
/** A doubted time counts after that long, if the clock was not set again: an operator has seen the warning by then. */
const doubtMs = dayMs;

/**
 * The mark after the store's clock was read: doubted where that clock is more than a week ahead of the latest time, or more than an
 * hour behind it.
 */
export function nextMark({ seenMs, doubtedMs }: ClockMark, nowMs: number): ClockMark {
  if (seenMs === undefined || isNear(nowMs, seenMs))
    return { seenMs: Math.max(nowMs, seenMs ?? 0), doubtedMs: undefined };
  if (doubtedMs === undefined || !isNear(nowMs, doubtedMs)) return { seenMs, doubtedMs: nowMs };
  return nowMs - doubtedMs < doubtMs ? { seenMs, doubtedMs } : { seenMs: nowMs, doubtedMs: undefined };
}

function isNear(nowMs: number, markMs: number): boolean {
  return nowMs - markMs <= maxAheadMs && markMs - nowMs <= maxBehindMs;
}
