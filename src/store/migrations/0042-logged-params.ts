import type { Kysely, Migration } from "kysely";

/** Params of logged requests, for API keys whose owners want that, and sizes; processes of the previous release write neither. */
export const loggedParams: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("logs_params", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("request_log").addColumn("params", "text").execute();
    await db.schema.alterTable("request_log").addColumn("request_bytes", "integer").execute();
    await db.schema.alterTable("request_log").addColumn("result_bytes", "integer").execute();
    await db.schema.alterTable("request_log").addColumn("served_by", "text").execute();
  },
};
