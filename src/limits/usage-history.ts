import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import { countedOfUser } from "./counted-requests.js";
import { type KeyUsage, readKeyUsage } from "./key-usage.js";
import type { Quota, QuotaUse } from "./quota.js";
import { type RequestLogPage, type RequestLogQuery, readRequestLog } from "./request-log.js";
import { readUsage, type UsageQuestion, type UsageReport } from "./usage-queries.js";

/** Usage as shown to users, up to date to some seconds. Read-only. */
export interface UsageHistory {
  /** State of the quotas; `month` if there is a monthly quota. */
  today(userId: string): Promise<QuotaUse & { month?: QuotaUse }>;
  read(question: Omit<UsageQuestion, "nowMs">): Promise<UsageReport>;
  /** Usage of the user's API keys today and in the last 24 hours, and of their daily limits. */
  readKeys(userId: string): Promise<KeyUsage[]>;
  readLog(query: RequestLogQuery): Promise<RequestLogPage>;
}

export interface UsageHistoryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly quota: Quota;
}

export function createUsageHistory({ db, clock, quota }: UsageHistoryParts): UsageHistory {
  return {
    async today(userId) {
      const counted = countedOfUser(db, userId);
      const day = await quota.day.read(userId, counted);
      return quota.month ? { ...day, month: await quota.month.read(userId, counted) } : day;
    },
    read: (question) => readUsage(db, { ...question, nowMs: clock.nowMs() }),
    readKeys: (userId) => readKeyUsage({ db, quota: quota.key }, userId, clock.nowMs()),
    readLog: (query) => readRequestLog(db, { ...query, nowMs: clock.nowMs() }),
  };
}
