import type { Kysely, Migration } from "kysely";

/** Mails to be sent: they survive restarts, and any process may send them. */
export const mailOutbox: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("mail_outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("mail_outbox_due_at").on("mail_outbox").column("due_at").execute();
  },
};
