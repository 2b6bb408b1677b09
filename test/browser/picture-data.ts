import type { KeyUsageList, Usage, UsageToday } from "../../src/http/api/api-types.js";

/** A day in milliseconds. */
export const dayMs = 86_400_000;
/** The day of the pictures. */
export const lastDay = Date.parse("2026-11-21T00:00:00.000Z");
const requestsOn = (day: number): number => Math.round(6_000 + 130 * day + 2_400 * Math.sin(day / 1.1));
/** What the pages show of today. */
export const today: UsageToday = {
  limit: 25_000,
  used: requestsOn(29),
  resetAt: new Date(lastDay + dayMs).toISOString(),
};
/** What they show of 30 days. */
export const usage: Usage = {
  buckets: Array.from({ length: 30 }, (_, day) => ({
    start: new Date(lastDay - (29 - day) * dayMs).toISOString(),
    requests: requestsOn(day),
    errors: day % 7 === 3 ? 180 : 25,
    latency: { p50Ms: 4 + (day % 3), p95Ms: 30 + (day % 5) * 4, p99Ms: 90 + (day % 7) * 12 },
  })),
  methods: [
    { method: "eth_call", requests: 98_211, errors: 402, latency: { p50Ms: 4, p95Ms: 21, p99Ms: 90 } },
    { method: "eth_getBlockByNumber", requests: 61_040, errors: 12, latency: { p50Ms: 2, p95Ms: 9, p99Ms: 31 } },
    { method: "eth_getLogs", requests: 41_377, errors: 688, latency: { p50Ms: 18, p95Ms: 140, p99Ms: 620 } },
    { method: "eth_getTransactionReceipt", requests: 22_904, errors: 0, latency: { p50Ms: 3, p95Ms: 11, p99Ms: 40 } },
    { method: "eth_sendRawTransaction", requests: 3_118, errors: 94, latency: { p50Ms: 9, p95Ms: 44, p99Ms: 160 } },
  ],
  keys: [
    { keyId: "a", name: "Indexer", requests: 171_500 },
    { keyId: "b", name: "Wallet app", requests: 55_150 },
  ],
  errors: [
    { code: -32602, name: "InvalidParams", count: 790 },
    { code: 3, name: "ExecutionReverted", count: 402 },
  ],
  latency: { p50Ms: 4, p95Ms: 38, p99Ms: 120 },
  webSocket: { connections: 214, subscriptions: 391, events: 88_120 },
};

/** What the list of keys shows of two keys. */
export function keyUsage(keyIds: readonly string[]): KeyUsageList {
  return {
    keys: keyIds.map((keyId, index) => {
      const hours = Array.from({ length: 24 }, (_, hour) =>
        Math.round((420 + 160 * Math.sin((hour + 5 * index) / 3)) / (1 + 2 * index)),
      );
      return { keyId, hours, dailyLimit: null, today: hours.slice(10).reduce((sum, count) => sum + count, 0) };
    }),
  };
}
