import type { Kysely, Migration } from "kysely";

/** Keys to the management API. A process of the previous release does not serve it. */
export const accessKey: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("access_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("ending", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text")
      .addColumn("last_used_at", "text")
      .addUniqueConstraint("access_key_user_slot", ["user_id", "slot"])
      .execute();
  },
};
