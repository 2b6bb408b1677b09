import type { Kysely, Migration } from "kysely";

/** When an API key expires, if it does. A process of the previous release goes on to serve an expired key until it is replaced. */
export const keyExpiry: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("api_key").addColumn("expires_at", "text").execute();
  },
};
