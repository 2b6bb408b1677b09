import { type Kysely, type Migration, sql } from "kysely";

/** Partial indexes for rows of hours, days and months, to find old rows of each. */
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
