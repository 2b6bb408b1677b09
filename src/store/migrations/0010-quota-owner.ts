import { type Kysely, type Migration, sql } from "kysely";

/** A quota's count outlives its account and continues in the next account of the same e-mail. */
export const quotaOwner: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("user").addColumn("quota_owner", "text").execute();
    await dropQuotaReference(db);
    await db.schema
      .createTable("deleted_account")
      .addColumn("email_digest", "text", (column) => column.primaryKey())
      .addColumn("quota_owner", "text", (column) => column.notNull())
      .addColumn("until", "text", (column) => column.notNull())
      .execute();
  },
};

/** SQLite cannot drop a constraint, so the table is replaced. */
async function dropQuotaReference(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quota_count")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("leased", "integer", (column) => column.notNull())
    .addColumn("granted", "integer", (column) => column.notNull())
    .addColumn("leased_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quota_count_pk", ["user_id", "period"])
    .execute();
  const columns = sql.raw("user_id, period, leased, granted, leased_at");
  await sql`insert into quota_count (${columns}) select ${columns} from quota`.execute(db);
  await db.schema.dropTable("quota").execute();
  await db.schema.alterTable("quota_count").renameTo("quota").execute();
}
