import type { Kysely, Migration } from "kysely";

/** The API key that created a filter. */
export const filterKey: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("filter").addColumn("key_id", "text").execute();
  },
};
