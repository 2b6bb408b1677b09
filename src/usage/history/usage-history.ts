import type { Clock } from "../../clock.js";
import type { Quota, QuotaUse } from "../../limits/quota.js";
import { type KeyUsage, readKeyUsage } from "./key-usage.js";
import type { RequestLogEntry, RequestLogEntryQuery, RequestLogPage, RequestLogQuery } from "./request-log.js";
import { readUsage, type UsageQuestion, type UsageReport, type UsageReportParts } from "./usage-report.js";

/** Usage for the dashboard, a few seconds old at most. Read-only. */
export interface UsageHistory {
  /** State of the quotas; `month` if there is a monthly quota. */
  today(userId: string): Promise<QuotaUse & { month?: QuotaUse }>;
  read(question: Omit<UsageQuestion, "nowMs">): Promise<UsageReport>;
  /** Usage of the user's API keys today and in the last 24 hours, and of their daily limits. */
  readKeys(userId: string): Promise<KeyUsage[]>;
  readLog(query: RequestLogQuery): Promise<RequestLogPage>;
  readLogEntry(query: RequestLogEntryQuery): Promise<RequestLogEntry | undefined>;
}

export interface UsageHistoryParts extends UsageReportParts {
  readonly clock: Clock;
  readonly quota: Quota;
}

export function createUsageHistory({ db, history, clock, quota }: UsageHistoryParts): UsageHistory {
  return {
    async today(userId) {
      const counted = (from: string): Promise<number> => history.countForQuota({ userId, from });
      const day = await quota.day.read(userId, counted);
      return quota.month ? { ...day, month: await quota.month.read(userId, counted) } : day;
    },
    read: (question) => readUsage({ db, history }, { ...question, nowMs: clock.nowMs() }),
    readKeys: (userId) => readKeyUsage({ db, history, quota: quota.key }, userId, clock.nowMs()),
    readLog: (query) => history.readLog({ ...query, nowMs: clock.nowMs() }),
    readLogEntry: (query) => history.readLogEntry({ ...query, nowMs: clock.nowMs() }),
  };
}
