import type { Kysely, Migration } from "kysely";

/** Which master secrets the data depends on, and which processes have them. A rotated key's previous text is kept encrypted, too. */
export const masterSecret: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("master_secret")
      .addColumn("fingerprint", "text", (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable("secret_use")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("process", "text", (column) => column.notNull())
      .addColumn("writes", "text", (column) => column.notNull())
      .addColumn("reads", "text")
      .addColumn("seen_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("api_key").addColumn("previous_sealed", "text").execute();
  },
};
