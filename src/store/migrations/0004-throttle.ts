import type { Kysely, Migration } from "kysely";

/** Counts of attempts for all processes, in the columns of rate-limiter-flexible. */
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
