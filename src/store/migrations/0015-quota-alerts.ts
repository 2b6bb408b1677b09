import type { Kysely, Migration } from "kysely";

/** Whether users get mails about their quotas, and the last one of each period. */
export const quotaAlerts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("user")
      .addColumn("quota_alerts", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable("quota")
      .addColumn("alerted", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("quota_period").on("quota").column("period").execute();
  },
};
