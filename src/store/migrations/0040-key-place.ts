import type { Kysely, Migration } from "kysely";

/** Where API keys are used, of users who want an alert about new places. */
export const keyPlace: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("key_place")
      .addColumn("key_id", "text", (column) => column.notNull().references("api_key.id").onDelete("cascade"))
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("first_used_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("key_place_key", ["key_id", "place"])
      .execute();
    await db.schema
      .alterTable("user")
      .addColumn("place_alerts", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
