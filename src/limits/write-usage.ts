import { sql, type Transaction } from "kysely";
import type { UsageLatencyTable, UsageTable } from "../store/count-tables.js";
import type { Database } from "../store/database.js";
import type { Schema } from "../store/schema.js";
import type { UsageRows } from "./usage-counts.js";

/** So many rows fit into one statement of either database. */
const rowsPerStatement = 400;
/** Failed calls kept of one user. */
const keptErrors = 100;

/** Adds counts to the history, all or nothing. */
export function writeUsage(db: Database, { usage, latency, errors }: UsageRows): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await addUsage(transaction, usage);
    await addLatency(transaction, latency);
    for (const rows of inChunks(errors)) await transaction.insertInto("recent_error").values(rows).execute();
    for (const userId of new Set(errors.map(({ user_id }) => user_id))) await trimErrors(transaction, userId);
  });
}

/** Adds rows to those that stand for the same requests already. */
export async function addUsage(db: Transaction<Schema>, usage: readonly UsageTable[]): Promise<void> {
  // In one order everywhere: two processes that write at once wait for each other, and never in a circle.
  for (const rows of inChunks(usage.toSorted(byUsageKey)))
    await db
      .insertInto("usage")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "start", "key_id", "network", "method", "code"])
          .doUpdateSet({ requests: sql`usage.requests + excluded.requests` }),
      )
      .execute();
}

/** Adds rows to those of the same bucket. */
export async function addLatency(db: Transaction<Schema>, latency: readonly UsageLatencyTable[]): Promise<void> {
  for (const rows of inChunks(latency.toSorted(byLatencyKey)))
    await db
      .insertInto("usage_latency")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "start", "key_id", "bucket"])
          .doUpdateSet({ requests: sql`usage_latency.requests + excluded.requests` }),
      )
      .execute();
}

async function trimErrors(db: Transaction<Schema>, userId: string): Promise<void> {
  const ofUser = db.selectFrom("recent_error").select("id").where("user_id", "=", userId);
  const kept = ofUser.orderBy("at", "desc").orderBy("id").limit(keptErrors);
  await db.deleteFrom("recent_error").where("user_id", "=", userId).where("id", "not in", kept).execute();
}

function byUsageKey(a: UsageTable, b: UsageTable): number {
  return compare(usageKey(a), usageKey(b));
}

function usageKey({ user_id, start, key_id, network, method, code }: UsageTable): string {
  return [user_id, start, key_id, network, method, code].join("\n");
}

function byLatencyKey(a: UsageLatencyTable, b: UsageLatencyTable): number {
  return (
    compare(`${a.user_id}\n${a.start}\n${a.key_id}`, `${b.user_id}\n${b.start}\n${b.key_id}`) || a.bucket - b.bucket
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
