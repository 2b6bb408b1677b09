import type { Quota, QuotaState } from "./quota.js";

/** `ratelimit` headers of a response: names and values in turn. */
export type RatelimitHeaders = readonly ["ratelimit-policy", string, "ratelimit", string];

/**
 * A user's remaining quota and reset time, as in the IETF's draft-ietf-httpapi-ratelimit-headers (`"day";q=25000;w=86400` and
 * `"day";r=24999;t=3600`). Based on this process's leases: reads no store.
 */
export function describeRatelimit(
  { day, month }: Pick<Quota, "day" | "month">,
  userId: string,
  nowMs: number,
): RatelimitHeaders {
  const ofDay = day.stateOf(userId);
  if (!month) return ["ratelimit-policy", policyOf(ofDay), "ratelimit", stateOf(ofDay, nowMs)];
  const ofMonth = month.stateOf(userId);
  return [
    "ratelimit-policy",
    `${policyOf(ofDay)}, ${policyOf(ofMonth)}`,
    "ratelimit",
    `${stateOf(ofDay, nowMs)}, ${stateOf(ofMonth, nowMs)}`,
  ];
}

function policyOf({ kind, limit, startMs, endMs }: QuotaState): string {
  return `"${kind}";q=${limit};w=${(endMs - startMs) / 1_000}`;
}

function stateOf({ kind, left, endMs }: QuotaState, nowMs: number): string {
  return `"${kind}";r=${left};t=${Math.max(0, Math.ceil((endMs - nowMs) / 1_000))}`;
}
