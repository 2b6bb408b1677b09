import type { Kysely, Migration } from "kysely";

/** The row that probes of the store write. */
export const storeProbe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("store_probe")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("probed_at", "text")
      .execute();
    const rows = db as Kysely<{ store_probe: { id: number; probed_at: string | null } }>;
    await rows.insertInto("store_probe").values({ id: 1, probed_at: null }).execute();
  },
};
