import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../store/database.js";
import { invitationMs } from "./mail/account-mails.js";

/** An invitation for its recipient. */
export interface NewInvitation {
  readonly token: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** Invitations to sign up: one per e-mail, each for one account. E-mails are compared without letter case. */
export interface Invitations {
  /** Replaces an earlier invitation of the e-mail. */
  create(email: string): Promise<NewInvitation>;
  isValid(email: string, token: string): Promise<boolean>;
  /** Deletes the e-mail's invitation, which has led to an account. */
  use(email: string): Promise<void>;
}

const tokenBytes = 32;

export function createInvitations(db: Database, now: () => Date): Invitations {
  return {
    async create(email) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const expiresAt = new Date(now().getTime() + invitationMs).toISOString();
      const row = { digest: digest(token), expires_at: expiresAt };
      await db.deleteFrom("invitation").where("expires_at", "<=", now().toISOString()).execute();
      await db
        .insertInto("invitation")
        .values({ email: email.toLowerCase(), ...row })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
        .execute();
      return { token, expiresAt };
    },
    async isValid(email, token) {
      const row = await db
        .selectFrom("invitation")
        .select("email")
        .where("email", "=", email.toLowerCase())
        .where("digest", "=", digest(token))
        .where("expires_at", ">", now().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
    async use(email) {
      await db.deleteFrom("invitation").where("email", "=", email.toLowerCase()).execute();
    },
  };
}

/** Tokens are long and random: a plain digest can't be reversed. */
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
