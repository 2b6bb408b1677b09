import type { Kysely, Migration } from "kysely";

/** Whether an API key may use Ethereum's block tags. */
export const keyBlockTags: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("block_tags", "text", (column) => column.notNull().defaultTo("specified"))
      .execute();
  },
};
