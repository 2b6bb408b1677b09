import type { Kysely, Migration } from "kysely";

/** What was tried how often, counted for all processes; the columns are rate-limiter-flexible's. */
export const throttle: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("throttle")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expire", "bigint")
      .execute();
    await db.schema.createIndex("throttle_expire").on("throttle").column("expire").execute();
  },
};
