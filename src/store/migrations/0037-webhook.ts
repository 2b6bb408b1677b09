import type { Kysely, Migration } from "kysely";

/** Where users' alerts are sent besides their mails, and what was sent. */
export const webhook: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("webhook")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().unique().references("user.id").onDelete("cascade"))
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("webhook_delivery")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("webhook_id", "text", (column) => column.notNull().references("webhook.id").onDelete("cascade"))
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "text")
      .addColumn("outcome", "text")
      .execute();
    await db.schema
      .createIndex("webhook_delivery_webhook")
      .on("webhook_delivery")
      .columns(["webhook_id", "at", "id"])
      .execute();
    await db.schema.createIndex("webhook_delivery_due").on("webhook_delivery").column("due_at").execute();
  },
};
