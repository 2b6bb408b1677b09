import type { Kysely, Migration } from "kysely";

/** Rate limits of API keys by method. */
export const methodLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("method_limits", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
