import { createHash } from "node:crypto";
import type { Database } from "../../store/database.js";

/** What a mail's link lets its reader do. */
export type TokenPurpose = "reset-password" | "verify-email" | "approve-email" | "confirm-email";

export interface NewToken {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly token: string;
  readonly lifetimeMs: number;
}

/** Which links in mails still work: of each user, one at a time for each purpose. */
export interface LiveTokens {
  /** From now on this token works, and no earlier one of its purpose. */
  issue(token: NewToken): Promise<void>;
  isLive(purpose: TokenPurpose, token: string): Promise<boolean>;
  /** Uses a token up: its user; undefined when it doesn't work. Of several at once, one succeeds. */
  redeem(purpose: TokenPurpose, token: string): Promise<string | undefined>;
  /** Ends a user's tokens of all purposes, and log-ins that wait for a code. */
  endAll(userId: string): Promise<void>;
}

export function createLiveTokens(db: Database, now: () => Date): LiveTokens {
  return {
    async issue({ userId, purpose, token, lifetimeMs }) {
      const expiresAt = new Date(now().getTime() + lifetimeMs).toISOString();
      const row = { digest: digest(token), expires_at: expiresAt };
      await db
        .insertInto("account_token")
        .values({ user_id: userId, purpose, ...row })
        .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(row))
        .execute();
    },
    async isLive(purpose, token) {
      const row = await db
        .selectFrom("account_token")
        .select("user_id")
        .where("digest", "=", digest(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", now().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
    async redeem(purpose, token) {
      const row = await db
        .deleteFrom("account_token")
        .where("digest", "=", digest(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", now().toISOString())
        .returning("user_id")
        .executeTakeFirst();
      return row?.user_id;
    },
    async endAll(userId) {
      await db.deleteFrom("account_token").where("user_id", "=", userId).execute();
      await db.deleteFrom("verification").where("value", "=", userId).execute();
    },
  };
}

/** The tokens are long and random: a plain digest can't be reversed. */
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
