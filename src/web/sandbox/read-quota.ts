/** How many requests are left of a quota. */
export interface QuotaLeft {
  readonly period: "day" | "month";
  readonly left: number;
  readonly resetsInSeconds: number;
}

/** The quotas in a `ratelimit` header (draft-ietf-httpapi-ratelimit-headers), such as `"day";r=24999;t=3600`. */
export function readQuota(header: string | null): readonly QuotaLeft[] {
  return [...(header ?? "").matchAll(/"(day|month)";r=(\d+);t=(\d+)/g)].map(([, period, left, seconds]) => ({
    period: period as QuotaLeft["period"],
    left: Number(left),
    resetsInSeconds: Number(seconds),
  }));
}
