import type { Kysely, Migration } from "kysely";

/** The request ID of each logged request, and its duration in microseconds; processes of the previous release write neither. */
export const loggedRequestIds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("request_log").addColumn("request_id", "text").execute();
    await db.schema.alterTable("request_log").addColumn("duration_us", "integer").execute();
  },
};
