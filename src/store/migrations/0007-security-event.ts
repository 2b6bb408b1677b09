import type { Kysely, Migration } from "kysely";

/** Each user's security log and known browsers. */
export const securityEvent: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("security_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("detail", "text")
      .addColumn("ip_address", "text")
      .addColumn("user_agent", "text")
      .execute();
    await db.schema.createIndex("security_event_user_at").on("security_event").columns(["user_id", "at"]).execute();
    await db.schema.createIndex("security_event_at").on("security_event").column("at").execute();
    await db.schema
      .createTable("known_device")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("known_device_pk", ["user_id", "digest"])
      .execute();
  },
};
