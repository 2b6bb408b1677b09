import { type Kysely, type Migration, sql } from "kysely";

/** Rows of hours, days and months apart, each in an index of its own: what is old enough to be added up is found without the rest. */
export const usageIndexes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ["usage", "usage_latency"]) {
      await db.schema.dropIndex(`${table}_start`).execute();
      for (const [span, length] of [
        ["hours", 13],
        ["days", 10],
        ["months", 7],
      ] as const)
        await sql`create index ${sql.ref(`${table}_${span}`)} on ${sql.table(table)} (start) where length(start) = ${sql.lit(length)}`.execute(
          db,
        );
    }
  },
};
