import type { Kysely, Migration } from "kysely";

/** Users who operate the service, and which of them made a change. */
export const operator: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("user")
      .addColumn("is_operator", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("audit_event").addColumn("actor_id", "text").execute();
  },
};
