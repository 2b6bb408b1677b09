import type { Database } from "../../store/database.js";

/** Sessions whose log-in, or set-up of two-factor authentication, was completed with a code. */
export interface SecondFactors {
  /** Records that a code was given, now. */
  record(sessionId: string): Promise<void>;
  /** Whether a code was given in the last five minutes, so that a change of the account needs no other one. */
  isRecent(sessionId: string): Promise<boolean>;
}

const recentMs = 5 * 60_000;

/** `now` is the store's time, since the sessions are shared by all processes. */
export function createSecondFactors(db: Database, now: () => Date): SecondFactors {
  return {
    async record(sessionId) {
      const second_factor_at = now().toISOString();
      await db.updateTable("session").set({ second_factor_at }).where("id", "=", sessionId).execute();
    },
    async isRecent(sessionId) {
      const row = await db
        .selectFrom("session")
        .select("id")
        .where("id", "=", sessionId)
        .where("second_factor_at", ">", new Date(now().getTime() - recentMs).toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
