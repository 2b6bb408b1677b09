import { type Kysely, type Migration, sql } from "kysely";

/**
 * The request log, and latencies per method. They replace `recent_error` and `usage_latency`, which remain, unread, for processes of
 * the previous release that still write them during an upgrade; retention empties them.
 */
export const requestLog: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createRequestLog(db);
    await createMethodLatency(db);
  },
};

async function createRequestLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("code", "integer", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("duration_ms", "integer", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("request_log_user_at").on("request_log").columns(["user_id", "at"]).execute();
  await db.schema.createIndex("request_log_key_at").on("request_log").columns(["key_id", "at"]).execute();
}

/** Latencies from before have an empty method. */
async function createMethodLatency(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("method_latency")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("start", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("bucket", "integer", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("method_latency_pk", ["user_id", "start", "key_id", "method", "bucket"])
    .execute();
  await sql`
    insert into method_latency (user_id, start, key_id, method, bucket, requests)
    select user_id, start, key_id, '', bucket, requests from usage_latency`.execute(db);
  for (const [span, length] of [
    ["hours", 13],
    ["days", 10],
    ["months", 7],
  ] as const)
    await sql`create index ${sql.ref(`method_latency_${span}`)} on method_latency (start) where length(start) = ${sql.lit(length)}`.execute(
      db,
    );
}
