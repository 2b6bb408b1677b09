import type { PeriodQuota, QuotaUse } from "../../limits/quota.js";
import type { Database } from "../../store/database.js";
import type { HistoryStore } from "./history-store.js";
import { bucketStarts } from "./usage-range.js";

/** Requests of an API key today (UTC), and in each of the last 24 hours, oldest first. */
export interface KeyUsage {
  readonly keyId: string;
  readonly today: number;
  readonly hours: readonly number[];
  /** Usage of the key's own daily limit; null without one. */
  readonly dailyLimit: QuotaUse | null;
}

export interface KeyUsageParts {
  readonly db: Database;
  readonly history: HistoryStore;
  /** The daily limits of API keys. */
  readonly quota: Pick<PeriodQuota, "read">;
}

/** Reads the usage of a user's API keys; unused keys without a daily limit are absent. */
export async function readKeyUsage(parts: KeyUsageParts, userId: string, nowMs: number): Promise<KeyUsage[]> {
  const prefixes = bucketStarts("24h", nowMs).map(({ prefix }) => prefix);
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const [rows, limits] = await Promise.all([
    parts.history.countByHour({ userId, from: prefixes[0] as string }),
    readDailyLimits(parts, userId),
  ]);
  return [...new Set([...rows.map(({ key_id }) => key_id), ...limits.keys()])].map((keyId) => {
    const ofHour = new Map(rows.filter(({ key_id }) => key_id === keyId).map((row) => [row.start, row.requests]));
    const hours = prefixes.map((prefix) => ofHour.get(prefix) ?? 0);
    const ofToday = hours.filter((_, index) => prefixes[index]?.startsWith(today));
    const dailyLimit = limits.get(keyId) ?? null;
    return { keyId, today: ofToday.reduce((sum, count) => sum + count, 0), hours, dailyLimit };
  });
}

async function readDailyLimits(
  { db, history, quota }: KeyUsageParts,
  userId: string,
): Promise<ReadonlyMap<string, QuotaUse>> {
  const keys = await db
    .selectFrom("api_key")
    .select("id")
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("daily_requests", "is not", null)
    .execute();
  const readLimit = (keyId: string): Promise<QuotaUse> =>
    quota.read(keyId, (from) => history.countForQuota({ userId, keyId, from }));
  return new Map(await Promise.all(keys.map(async ({ id }) => [id, await readLimit(id)] as const)));
}
