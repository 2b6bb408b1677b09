import type { Clock } from "../clock.js";
import { type Settings, servesMetrics } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { createMetrics, type Metrics } from "../telemetry/metrics.js";
import { type Holds, openHolds } from "./open-holds.js";
import { LeasedQuota, type PeriodQuotaOptions } from "./period-quota.js";
import { createQuota, type PeriodQuota, type Quota } from "./quota.js";
import { createQuotaAlerts, type QuotaAlerts, type QuotaAlertsParts } from "./quota-alerts.js";
import { createQuotaStore } from "./quota-store.js";
import { createRate, type Rate } from "./rate.js";
import { describeRatelimit, type RatelimitHeaders } from "./ratelimit-headers.js";
import { createRetention } from "./retention.js";
import { createUsage } from "./usage.js";
import type { CountedRequest } from "./usage-counts.js";
import { createUsageHistory, type UsageHistory } from "./usage-history.js";
import { tallyWebSockets } from "./web-socket-tally.js";

/** Quotas, rate limit, concurrency, memory, usage history and metrics. */
export interface Limits {
  readonly countRequest: (request: CountedRequest) => void;
  readonly webSocketEvents: ReturnType<typeof tallyWebSockets>;
  readonly rate: Rate | undefined;
  readonly quota: Quota;
  readonly holds: Holds;
  readonly history: UsageHistory;
  readonly alerts: QuotaAlerts;
  /** Undefined when metrics are off. */
  readonly metrics: Metrics | undefined;
  /** The rate-limit headers of every response to an authenticated user. */
  readonly describe: (caller: { readonly userId: string }) => RatelimitHeaders;
  /** Releases leases and writes pending counts. */
  readonly close: () => Promise<void>;
}

export interface LimitsParts {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  /** The text of all processes' metrics, where there are several. */
  readonly readMetrics?: (() => Promise<string>) | undefined;
  readonly notify: QuotaAlertsParts["notify"];
}

export function openLimits(settings: Settings, parts: LimitsParts): Limits {
  const { db, clock, breaker, readMetrics } = parts;
  const { DAILY_REQUESTS: perDay, MONTHLY_REQUESTS: perMonth } = settings;
  // All calls that may run or be queued may first wait for a lease.
  const maxWaiting = settings.CONCURRENT_CALLS + settings.QUEUED_CALLS;
  const day = openPeriodQuota({ kind: "day", defaultLimit: perDay, maxWaiting }, parts);
  const month = perMonth && openPeriodQuota({ kind: "month", defaultLimit: perMonth, maxWaiting }, parts);
  const quota = month ? createQuota(day, month) : createQuota(day);
  const { REQUEST_LOG_ENTRIES: logEntries, REQUEST_LOG_DAYS: logDays } = settings;
  const usage = createUsage({ logEntries }, parts);
  const retention = createRetention({ logEntries, logDays }, parts);
  const alerts = createQuotaAlerts(parts);
  const holds = openHolds(settings, { onDisconnect: () => metrics?.httpEvents.onMemoryNeeded() });
  const readings = { heldBytes: () => holds.heldBytes.bytes, all: readMetrics };
  const metrics = servesMetrics(settings) ? createMetrics(breaker, readings) : undefined;
  return {
    countRequest: withMetrics(usage.count, metrics),
    webSocketEvents: tallyWebSockets(usage.tally, metrics?.httpEvents.webSockets),
    rate: settings.REQUESTS_PER_SECOND ? createRate(settings.REQUESTS_PER_SECOND, clock.elapsedMs) : undefined,
    quota,
    holds,
    history: createUsageHistory({ db, clock, quota }),
    alerts,
    metrics,
    describe: ({ userId }) => describeRatelimit(quota, userId, clock.nowMs()),
    async close() {
      await Promise.all([quota.close(), usage.close(), retention.close(), alerts.close()]);
    },
  };
}

function openPeriodQuota(options: PeriodQuotaOptions, { db, clock, breaker }: LimitsParts): PeriodQuota {
  const overrideColumn = options.kind === "day" ? "daily_requests" : "monthly_requests";
  const store = createQuotaStore(db, { defaultLimit: options.defaultLimit, overrideColumn });
  return new LeasedQuota(options, { store, clock, breaker });
}

function withMetrics(count: Limits["countRequest"], metrics: Metrics | undefined): Limits["countRequest"] {
  if (!metrics) return count;
  return (request) => {
    count(request);
    const { method, code, durationMs } = request;
    metrics.countRequest({ network: request.caller.network, method, code, durationMs });
  };
}
