import type { Kysely, Migration } from "kysely";

/** When a session's log-in was completed with a code of two-factor authentication. */
export const sessionSecondFactor: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("session").addColumn("second_factor_at", "text").execute();
  },
};
