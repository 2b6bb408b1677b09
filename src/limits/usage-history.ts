import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { Quota, QuotaUse } from "./quota.js";
import {
  type RecentError,
  readRecentErrors,
  readUsage,
  type UsageQuestion,
  type UsageReport,
} from "./usage-queries.js";

/** Usage as shown to users, up to date to some seconds. Read-only. */
export interface UsageHistory {
  /** State of the quotas; `month` if there is a monthly quota. */
  today(userId: string): Promise<QuotaUse & { month?: QuotaUse }>;
  read(question: Omit<UsageQuestion, "nowMs">): Promise<UsageReport>;
  /** The latest failed calls, newest first. */
  recentErrors(userId: string): Promise<RecentError[]>;
}

export interface UsageHistoryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly quota: Quota;
}

export function createUsageHistory({ db, clock, quota }: UsageHistoryParts): UsageHistory {
  return {
    async today(userId) {
      const day = await quota.day.read(userId);
      return quota.month ? { ...day, month: await quota.month.read(userId) } : day;
    },
    read: (question) => readUsage(db, { ...question, nowMs: clock.nowMs() }),
    recentErrors: (userId) => readRecentErrors(db, userId),
  };
}
