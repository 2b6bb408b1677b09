import type { PeriodQuota, QuotaState } from "../../../src/limits/quota.js";
import { describeRatelimit } from "../../../src/limits/ratelimit-headers.js";

const nowMs = Date.parse("2026-11-21T23:00:00.500Z");
const quota = (state: QuotaState) => ({ stateOf: () => state }) as unknown as PeriodQuota;
const day = quota({
  kind: "day",
  limit: 25_000,
  left: 24_990,
  startMs: Date.parse("2026-11-21"),
  endMs: Date.parse("2026-11-22"),
});
const month = quota({
  kind: "month",
  limit: 500_000,
  left: 7,
  startMs: Date.parse("2026-11-01"),
  endMs: Date.parse("2026-12-01"),
});

const key = quota({
  kind: "day",
  limit: 100,
  left: 3,
  startMs: Date.parse("2026-11-21"),
  endMs: Date.parse("2026-11-22"),
});
const caller = { userId: "u1", keyId: "k1" };

describe("the ratelimit headers", () => {
  it("say the day's policy, what is left and for how many seconds", () => {
    expect(describeRatelimit({ day, month: undefined, key }, caller, nowMs)).toEqual([
      "ratelimit-policy",
      '"day";q=25000;w=86400',
      "ratelimit",
      '"day";r=24990;t=3600',
    ]);
  });

  it("list the month's where there is one", () => {
    expect(describeRatelimit({ day, month, key }, caller, nowMs)).toEqual([
      "ratelimit-policy",
      '"day";q=25000;w=86400, "month";q=500000;w=2592000',
      "ratelimit",
      '"day";r=24990;t=3600, "month";r=7;t=781200',
    ]);
  });

  it("begin with the API key's limit where it has one", () => {
    const limited = { ...caller, limits: { dailyRequests: 100 } };
    expect(describeRatelimit({ day, month: undefined, key }, limited, nowMs)).toEqual([
      "ratelimit-policy",
      '"key";q=100;w=86400, "day";q=25000;w=86400',
      "ratelimit",
      '"key";r=3;t=3600, "day";r=24990;t=3600',
    ]);
  });
});
