import type { Kysely, Migration } from "kysely";

/** The latest time that the store has seen, which tells whether its clock has jumped. */
export const storeClock: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("store_clock")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("seen_at", "text")
      .addColumn("doubted_at", "text")
      .execute();
    const rows = db as Kysely<{ store_clock: { id: number } }>;
    await rows.insertInto("store_clock").values({ id: 1 }).execute();
  },
};
