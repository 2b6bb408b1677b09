import type { Kysely, Migration } from "kysely";

/** The IP addresses that an API key works from, if it has a list. A process of the previous release does not look at it. */
export const keyIpAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("allowed_ip_addresses", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
