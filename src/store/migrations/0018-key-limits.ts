import type { Kysely, Migration } from "kysely";

/** An API key's own limits. */
export const keyLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ["daily_requests", "requests_per_second"])
      await db.schema.alterTable("api_key").addColumn(column, "integer").execute();
  },
};
