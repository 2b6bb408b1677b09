import type { Kysely, Migration } from "kysely";

/** Quotas, overrides of the default quotas, and usage history. */
export const limits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("user").addColumn("daily_requests", "integer").execute();
    await db.schema.alterTable("user").addColumn("monthly_requests", "integer").execute();
    await createQuota(db);
    await createUsage(db);
    await createRecentError(db);
  },
};

async function createQuota(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quota")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("leased", "integer", (column) => column.notNull())
    .addColumn("granted", "integer", (column) => column.notNull())
    .addColumn("leased_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quota_pk", ["user_id", "period"])
    .execute();
}

/** Without foreign keys: counts may be written after their user was deleted; retention removes those. */
async function createUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("usage")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("start", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("code", "integer", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("usage_pk", ["user_id", "start", "key_id", "network", "method", "code"])
    .execute();
  await db.schema
    .createTable("usage_latency")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("start", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("bucket", "integer", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("usage_latency_pk", ["user_id", "start", "key_id", "bucket"])
    .execute();
  await db.schema.createIndex("usage_start").on("usage").column("start").execute();
  await db.schema.createIndex("usage_latency_start").on("usage_latency").column("start").execute();
}

async function createRecentError(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recent_error")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("code", "integer", (column) => column.notNull())
    .addColumn("duration_ms", "integer", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("recent_error_user_at").on("recent_error").columns(["user_id", "at"]).execute();
}
