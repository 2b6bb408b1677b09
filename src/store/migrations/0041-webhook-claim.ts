import type { Kysely, Migration } from "kysely";

/** Until when the process that sends to a webhook does so alone. */
export const webhookClaim: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("webhook").addColumn("claimed_until", "text").execute();
  },
};
