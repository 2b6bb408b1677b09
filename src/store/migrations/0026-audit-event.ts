import type { Kysely, Migration } from "kysely";

/** Changes by operators and users, which outlive their accounts. */
export const auditEvent: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("audit_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("user_id", "text")
      .addColumn("detail", "text")
      .execute();
    await db.schema.createIndex("audit_event_at").on("audit_event").columns(["at", "id"]).execute();
    const ofUser = db.schema.createIndex("audit_event_user_at").on("audit_event");
    await ofUser.columns(["user_id", "at", "id"]).execute();
  },
};
