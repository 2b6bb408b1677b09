import type { Database } from "../store/database.js";
import { bucketStarts } from "./usage-range.js";
import { webSocketTallies } from "./web-socket-tally.js";

/** Requests of an API key today (UTC), and in each of the last 24 hours, oldest first. */
export interface KeyUsage {
  readonly keyId: string;
  readonly today: number;
  readonly hours: readonly number[];
}

/** Reads the usage of a user's API keys; unused keys are absent. */
export async function readKeyUsage(db: Database, userId: string, nowMs: number): Promise<KeyUsage[]> {
  const prefixes = bucketStarts("24h", nowMs).map(({ prefix }) => prefix);
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom("usage")
    .select((of) => ["key_id", "start", of.fn.sum<number>("requests").as("requests")])
    .where("user_id", "=", userId)
    .where("start", ">=", prefixes[0] as string)
    .where("method", "not in", webSocketTallies)
    .groupBy(["key_id", "start"])
    .execute();
  return [...new Set(rows.map(({ key_id }) => key_id))].map((keyId) => {
    const ofHour = new Map(rows.filter(({ key_id }) => key_id === keyId).map((row) => [row.start, row.requests]));
    const hours = prefixes.map((prefix) => ofHour.get(prefix) ?? 0);
    const ofToday = hours.filter((_, index) => prefixes[index]?.startsWith(today));
    return { keyId, today: ofToday.reduce((sum, count) => sum + count, 0), hours };
  });
}
