import type { Kysely, Migration } from "kysely";

/** Whether an API key's estimates fail when the transaction would. */
export const keyEstimates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("estimates", "text", (column) => column.notNull().defaultTo("specified"))
      .execute();
  },
};
