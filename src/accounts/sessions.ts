import type { Database } from "../store/database.js";

/** A log-in session. */
export interface UserSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** A user's sessions, without their tokens. */
export interface Sessions {
  /** Active sessions, latest first. */
  list(userId: string): Promise<UserSession[]>;
  /** False if the user has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  endOthers(userId: string, sessionId: string): Promise<void>;
}

export function createSessions(db: Database, now: () => Date): Sessions {
  return {
    async list(userId) {
      const rows = await db
        .selectFrom("session")
        .select(["id", "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent"])
        .where("userId", "=", userId)
        .where("expiresAt", ">", now().toISOString())
        .orderBy("createdAt", "desc")
        .execute();
      return rows.map(({ updatedAt, ...row }) => ({ ...row, lastUsedAt: updatedAt }));
    },
    async end(userId, sessionId) {
      const deleted = await db
        .deleteFrom("session")
        .where("id", "=", sessionId)
        .where("userId", "=", userId)
        .executeTakeFirst();
      return deleted.numDeletedRows > 0n;
    },
    async endOthers(userId, sessionId) {
      await db.deleteFrom("session").where("userId", "=", userId).where("id", "!=", sessionId).execute();
    },
  };
}
