import { type Clock } from "../clock.js";
import { maxKeyDailyRequests } from "../config/key-limits.js";
import { type Settings, servesMetrics } from "../config/settings.js";
import { type Holds, openHolds } from "../limits/open-holds.js";
import { type OtherWorkers, type QuotaName } from "../limits/other-workers.js";
import { LeasedQuota } from "../limits/period-quota.js";
import { type PeriodKind } from "../limits/period.js";
import { createQuotaAlerts, type QuotaAlertsParts } from "../limits/quota-alerts.js";
import { createQuotaStore, type QuotaStoreOptions } from "../limits/quota-store.js";
import { createQuota, type PeriodQuota, type Quota, type QuotaCaller } from "../limits/quota.js";
import { createRate, type Rate } from "../limits/rate.js";
import { describeRatelimit, type RatelimitHeaders } from "../limits/ratelimit-headers.js";
import { SharedRate } from "../limits/shared-rate.js";
import { type Database } from "../store/database.js";
import { type LeasedWork } from "../store/leased-work.js";
import { type StoreBreaker } from "../store/store-breaker.js";
import { type PartedStore } from "../store/store-parts.js";
import { type Log } from "../telemetry/log.js";
import { createMetrics, type Metrics } from "../telemetry/metrics.js";
import { longWork } from "../turns/long-work.js";
import { createAccessLog } from "../usage/access-log.js";
import { createErrorAlerts, type ErrorAlertsParts } from "../usage/error-alerts.js";
import { type HistoryStore } from "../usage/history/history-store.js";
import { openHistory } from "../usage/history/open-history.js";
import { createUsageHistory, type UsageHistory } from "../usage/history/usage-history.js";
import { createRetention } from "../usage/retention.js";
import { type CountedRequest } from "../usage/usage-counts.js";
import { createUsage } from "../usage/usage.js";
import { tallyWebSockets } from "../usage/web-socket-tally.js";

/** Quotas, rate limit, concurrency, memory, usage history and metrics. */
export interface Limits {
  readonly countRequest: (request: CountedRequest) => void;
  readonly webSocketEvents: ReturnType<typeof tallyWebSockets>;
  /** Per user, if there is a limit, and per API key that has one. */
  readonly rates: { readonly perSecond: number | undefined; readonly rate: Rate };
  readonly quota: Quota;
  readonly holds: Holds;
  readonly history: UsageHistory;
  readonly alerts: { readonly quota: LeasedWork; readonly errors: LeasedWork };
  /** Undefined when metrics are off. */
  readonly metrics: Metrics | undefined;
  /** The rate-limit headers of every response to an authenticated user. */
  readonly describe: (caller: QuotaCaller) => RatelimitHeaders;
  /** Lets the current limit of a changed API key apply from the next request on; undefined: of all keys. */
  readonly onKeysChanged: (changed: { readonly keyId: string } | { readonly userId: string } | undefined) => void;
  /** Releases leases and writes pending counts. */
  readonly close: () => Promise<void>;
}

export interface LimitsParts {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  /** Where leases are fetched, and where usage is written. */
  readonly stores: Pick<PartedStore, "quota" | "background" | "server">;
  /** The text of all processes' metrics, where there are several. */
  readonly readMetrics?: (() => Promise<string>) | undefined;
  /** Sends users their notices. */
  readonly notices: { readonly quota: QuotaAlertsParts["notify"]; readonly errors: ErrorAlertsParts["notify"] };
  /** The other workers of this machine, with which limits are shared. */
  readonly workers?: OtherWorkers | undefined;
}

/** What a worker process adds. */
export type LimitsOptions = Pick<LimitsParts, "readMetrics" | "workers">;

/** @throws an Error if the client of ClickHouse can't be loaded. */
export async function openLimits(settings: Settings, parts: LimitsParts): Promise<Limits> {
  const { db, clock, readMetrics } = parts;
  const { background, server } = parts.stores;
  const { REQUEST_LOG_ENTRIES: logEntries, REQUEST_LOG_DAYS: logDays } = settings;
  const quota = openQuota(settings, parts);
  const history = await openHistory(settings, { db, writeDb: background.db });
  const usage = createUsage({ logEntries }, { ...parts, ...background, history: history.writes });
  const retention = createRetention(
    { logEntries, logDays },
    {
      ...parts,
      ...background,
      forget: history.forget,
      onStopped: (table) => metrics?.retentionEvents.onStopped(table),
    },
  );
  const alerts = openAlerts(history.reads, parts);
  const holds = openHolds(settings, { ...parts, events: { onDisconnect: () => metrics?.httpEvents.onMemoryNeeded() } });
  const readings = { heldBytes: () => holds.heldBytes.bytes, machineAheadMs: clock.machineAheadMs, all: readMetrics };
  const { metrics, close: closeMetrics } = openMetrics(settings, server, readings);
  return {
    countRequest: withAccessLog(withMetrics(usage.count, metrics), settings, parts),
    webSocketEvents: tallyWebSockets(usage.tally, metrics?.httpEvents.webSockets),
    rates: { perSecond: settings.REQUESTS_PER_SECOND, rate: openRate(parts) },
    quota,
    holds,
    history: createUsageHistory({ db, history: history.reads, clock, quota }),
    alerts,
    metrics,
    describe: (caller) => describeRatelimit(quota, caller, clock.nowMs()),
    onKeysChanged(changed) {
      if (!changed || "keyId" in changed) quota.key.release(changed?.keyId);
    },
    async close() {
      await Promise.all([quota, usage, retention, alerts.quota, alerts.errors].map((part) => part.close()));
      closeMetrics();
      await history.close();
    },
  };
}

function openAlerts(history: HistoryStore, parts: LimitsParts): Limits["alerts"] {
  const { notices, stores } = parts;
  const inBackground = { ...parts, ...stores.background };
  return {
    quota: createQuotaAlerts({ ...inBackground, notify: notices.quota }),
    errors: createErrorAlerts({ ...inBackground, history, notify: notices.errors }),
  };
}

function openRate({ workers, clock }: LimitsParts): Rate {
  return workers ? new SharedRate(workers, clock) : createRate(clock.elapsedMs);
}

function openQuota(settings: Settings, parts: LimitsParts): Quota {
  const { workers, stores } = parts;
  const { DAILY_REQUESTS: perDay, MONTHLY_REQUESTS: perMonth } = settings;
  // All calls that may run or be queued may first wait for a lease.
  const maxWaiting = settings.CONCURRENT_CALLS + settings.QUEUED_CALLS;
  const open = (name: QuotaName, kind: PeriodKind, store: QuotaStoreOptions): PeriodQuota =>
    new LeasedQuota(
      { kind, defaultLimit: store.defaultLimit, maxWaiting, others: workers?.quotaFigures(name) },
      { ...parts, ...stores.quota, store: createQuotaStore(stores.quota.db, store) },
    );
  return createQuota({
    day: open("day", "day", { defaultLimit: perDay, overrideColumn: "daily_requests" }),
    month: perMonth
      ? open("month", "month", { defaultLimit: perMonth, overrideColumn: "monthly_requests" })
      : undefined,
    // The default is for keys whose limit was removed a moment ago.
    key: open("key", "day", { defaultLimit: maxKeyDailyRequests, table: "api_key", overrideColumn: "daily_requests" }),
  });
}

function withAccessLog(
  count: Limits["countRequest"],
  { ACCESS_LOG: share }: Settings,
  parts: LimitsParts,
): Limits["countRequest"] {
  if (share === 0) return count;
  const logRequest = createAccessLog(share, parts);
  return (request) => {
    count(request);
    logRequest(request);
  };
}

function withMetrics(count: Limits["countRequest"], metrics: Metrics | undefined): Limits["countRequest"] {
  if (!metrics) return count;
  return (request) => {
    count(request);
    const { method, code, durationMs } = request;
    metrics.countRequest({ network: request.caller.network, method, code, durationMs });
  };
}

interface OpenedMetrics {
  /** Undefined where the service has none. */
  readonly metrics: Metrics | undefined;
  readonly close: () => void;
}

/** The metrics of a service. Counts long steps of the event loop's work, which all services of a process share. */
function openMetrics(settings: Settings, ...parts: Parameters<typeof createMetrics>): OpenedMetrics {
  const metrics = servesMetrics(settings) ? createMetrics(...parts) : undefined;
  return { metrics, close: metrics ? longWork.onLongStep(metrics.countLongStep) : () => undefined };
}
