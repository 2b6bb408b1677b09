import type { Kysely, Migration } from "kysely";

/** From which part of a quota on a user wants an alert. */
export const quotaAlertPercent: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("user")
      .addColumn("quota_alert_percent", "integer", (column) => column.notNull().defaultTo(80))
      .execute();
  },
};
