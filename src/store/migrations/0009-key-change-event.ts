import type { Kysely, Migration } from "kysely";

/** The latest changes of API keys, by the revision of `key_change` that each made. */
export const keyChangeEvent: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("key_change_event")
      .addColumn("revision", "integer", (column) => column.primaryKey())
      .addColumn("key_id", "text")
      .addColumn("user_id", "text")
      .execute();
  },
};
