import type { Kysely, Migration } from "kysely";

/** Invitations to sign up. The link's token is stored as a digest. */
export const invitation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("invitation")
      .addColumn("email", "text", (column) => column.primaryKey())
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("invitation_expires_at").on("invitation").column("expires_at").execute();
  },
};
