import type { Kysely, Migration } from "kysely";

/** Tokens of links in mails. The primary key allows a user at most one per purpose. */
export const accountToken: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("account_token")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("account_token_pk", ["user_id", "purpose"])
      .execute();
  },
};
