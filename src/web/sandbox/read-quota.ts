/** How many requests are left of a quota, or of the API key's own daily limit. */
export interface QuotaLeft {
  readonly name: "day" | "month" | "key";
  readonly left: number;
  readonly resetsInSeconds: number;
}

/** The quotas and limits in a `ratelimit` header (draft-ietf-httpapi-ratelimit-headers), such as `"day";r=24999;t=3600`. */
export function readQuota(header: string | null): readonly QuotaLeft[] {
  return [...(header ?? "").matchAll(/"(day|month|key)";r=(\d+);t=(\d+)/g)].map(([, name, left, seconds]) => ({
    name: name as QuotaLeft["name"],
    left: Number(left),
    resetsInSeconds: Number(seconds),
  }));
}
