import type { QuotaCaller, QuotaParts, QuotaState } from "./quota.js";

/** `ratelimit` headers of a response: names and values in turn. */
export type RatelimitHeaders = readonly ["ratelimit-policy", string, "ratelimit", string];

/**
 * Remaining requests and reset times of the quotas that apply to a caller, as in the IETF's draft-ietf-httpapi-ratelimit-headers
 * (`"day";q=25000;w=86400` and `"day";r=24999;t=3600`). Based on this process's leases: reads no store.
 */
export function describeRatelimit(
  { day, month, key }: QuotaParts,
  caller: QuotaCaller,
  nowMs: number,
): RatelimitHeaders {
  const { userId, keyId, limits } = caller;
  const ofDay = day.stateOf(userId);
  let policies = policyOf("day", ofDay);
  let states = stateOf("day", ofDay, nowMs);
  if (month) {
    const ofMonth = month.stateOf(userId);
    policies += `, ${policyOf("month", ofMonth)}`;
    states += `, ${stateOf("month", ofMonth, nowMs)}`;
  }
  if (limits?.dailyRequests !== undefined) {
    const ofKey = key.stateOf(keyId, limits.dailyRequests);
    policies = `${policyOf("key", ofKey)}, ${policies}`;
    states = `${stateOf("key", ofKey, nowMs)}, ${states}`;
  }
  return ["ratelimit-policy", policies, "ratelimit", states];
}

type PolicyName = "day" | "month" | "key";

function policyOf(name: PolicyName, { limit, startMs, endMs }: QuotaState): string {
  return `"${name}";q=${limit};w=${(endMs - startMs) / 1_000}`;
}

function stateOf(name: PolicyName, { left, endMs }: QuotaState, nowMs: number): string {
  return `"${name}";r=${left};t=${Math.max(0, Math.ceil((endMs - nowMs) / 1_000))}`;
}
