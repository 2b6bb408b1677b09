import { type Kysely, type Migration, sql } from "kysely";

/** Users and their API keys. A unique partial index on a key's slot limits users to four active keys. */
export const userAndApiKey: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("user")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", "integer", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("api_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("description", "text")
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("revoked_at", "text")
      .execute();
    await db.schema
      .createIndex("api_key_slot")
      .on("api_key")
      .columns(["user_id", "slot"])
      .unique()
      .where(sql.ref("revoked_at"), "is", null)
      .execute();
  },
};
