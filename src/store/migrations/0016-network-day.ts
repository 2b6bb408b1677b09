import type { Kysely, Migration } from "kysely";

/** How often a network's nodes responded, by day. */
export const networkDay: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("network_day")
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("checks", "integer", (column) => column.notNull())
      .addColumn("passed", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("network_day_pk", ["network", "day"])
      .execute();
  },
};
