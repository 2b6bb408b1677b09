import { createHash } from "node:crypto";
import type { Database } from "../../store/database.js";

/** Purpose of a link in a mail. */
export type TokenPurpose = "reset-password" | "verify-email" | "allow-device" | "approve-email" | "confirm-email";

export interface NewToken {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly token: string;
  readonly lifetimeMs: number;
}

/** Valid tokens of links in mails: per user, at most one for each purpose. */
export interface LiveTokens {
  /** Makes this token valid, and earlier ones of its purpose invalid. */
  issue(token: NewToken): Promise<void>;
  isLive(purpose: TokenPurpose, token: string): Promise<boolean>;
  /** Uses a token up and returns its user; undefined if it is invalid. Of concurrent uses, one succeeds. */
  redeem(purpose: TokenPurpose, token: string): Promise<string | undefined>;
  /** Revokes a user's tokens of all purposes, and log-ins that wait for a code. */
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

/** Tokens are long and random: a plain digest can't be reversed. */
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
