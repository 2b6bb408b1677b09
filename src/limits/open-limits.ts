import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { Log } from "../telemetry/log.js";
import { createMetrics, type Metrics } from "../telemetry/metrics.js";
import { createAllowance } from "./allowance.js";
import type { Clock } from "./clock.js";
import { type Concurrency, createConcurrency } from "./concurrency.js";
import type { PeriodKind } from "./period.js";
import { type Allowance, createQuota, type Quota } from "./quota.js";
import { createQuotaStore } from "./quota-store.js";
import { createRate, type Rate } from "./rate.js";
import { describeRatelimit, type RatelimitHeaders } from "./ratelimit-headers.js";
import { createRetention } from "./retention.js";
import { createStoreOutage, type StoreOutage } from "./store-outage.js";
import { createUsage } from "./usage.js";
import type { CountedRequest } from "./usage-counts.js";
import { createUsageHistory, type UsageHistory } from "./usage-history.js";

/** Everything that counts. */
export interface Limits {
  readonly countRequest: (request: CountedRequest) => void;
  readonly rate: Rate | undefined;
  readonly quota: Quota;
  readonly concurrency: Concurrency;
  readonly history: UsageHistory;
  /** Undefined when metrics are off. */
  readonly metrics: Metrics | undefined;
  /** The headers of every answer to a known caller. */
  readonly describe: (caller: { readonly userId: string }) => RatelimitHeaders;
  /** Gives leases back and writes what was counted. */
  readonly close: () => Promise<void>;
}

export interface LimitsParts {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
}

export function openLimits(settings: Settings, parts: LimitsParts): Limits {
  const { db, log, clock } = parts;
  const probe = () => db.selectFrom("quota").select("user_id").limit(1).execute();
  const outage = createStoreOutage({ log, clock, probe });
  const day = openAllowance("day", settings.DAILY_REQUESTS, { ...parts, outage });
  const month = settings.MONTHLY_REQUESTS && openAllowance("month", settings.MONTHLY_REQUESTS, { ...parts, outage });
  const quota = month ? createQuota(day, month) : createQuota(day);
  const usage = createUsage(parts);
  const retention = createRetention(parts);
  const metrics = (settings.METRICS ?? settings.MODE === "development") ? createMetrics(outage) : undefined;
  return {
    countRequest: withMetrics(usage.count, metrics),
    rate: settings.REQUESTS_PER_SECOND ? createRate(settings.REQUESTS_PER_SECOND, clock.elapsedMs) : undefined,
    quota,
    concurrency: createConcurrency({ maxRunning: settings.CONCURRENT_CALLS, maxQueued: settings.QUEUED_CALLS }),
    history: createUsageHistory({ db, clock, quota, flush: usage.flush }),
    metrics,
    describe: ({ userId }) => describeRatelimit(quota, userId, clock.nowMs()),
    async close() {
      await Promise.all([quota.close(), usage.close(), retention.close()]);
    },
  };
}

function openAllowance(
  kind: PeriodKind,
  defaultLimit: number,
  { db, clock, outage }: LimitsParts & { readonly outage: StoreOutage },
): Allowance {
  const overrideColumn = kind === "day" ? "daily_requests" : "monthly_requests";
  const store = createQuotaStore(db, { defaultLimit, overrideColumn });
  return createAllowance({ kind, defaultLimit }, { store, clock, outage });
}

function withMetrics(count: Limits["countRequest"], metrics: Metrics | undefined): Limits["countRequest"] {
  if (!metrics) return count;
  return (request) => {
    count(request);
    const { method, code, durationMs } = request;
    metrics.countRequest({ network: request.caller.network, method, code, durationMs });
  };
}
