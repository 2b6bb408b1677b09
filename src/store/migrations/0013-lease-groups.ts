import type { Kysely, Migration } from "kysely";

/** Leases of many users in one statement, and recalls of unused leases between processes. */
export const leaseGroups: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("quota")
      .addColumn("allowed", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("lease_recall")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("recalled_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("lease_recall_pk", ["user_id", "period"])
      .execute();
    await db.schema.createIndex("lease_recall_recalled_at").on("lease_recall").column("recalled_at").execute();
  },
};
