import type { Database } from "../../store/database.js";
import { approveEmailMail, confirmEmailMail, emailLinkMs, existingAccountMail } from "../mail/account-mails.js";
import type { Mail } from "../mail/mail.js";
import type { QuotaOwners } from "../quota-owners.js";
import type { Sealer } from "../sealer.js";
import type { LiveTokens } from "./live-tokens.js";
import type { RequestSource } from "./request-source.js";
import type { SecurityLog } from "./security-log.js";

/** Changes the e-mail of an account in two steps: the current e-mail approves, then the new one confirms. */
export interface EmailChange {
  /** Sends the mail to the current e-mail. */
  request(user: { readonly id: string; readonly email: string }, newEmail: string): Promise<void>;
  /** Accepts a link of either mail. Undefined if it is invalid, or if the new e-mail has an account in the meantime. */
  follow(token: string, source: RequestSource): Promise<"approved" | "changed" | undefined>;
}

export interface EmailChangeParts {
  readonly db: Database;
  readonly tokens: LiveTokens;
  readonly securityLog: SecurityLog;
  readonly quotaOwners: Pick<QuotaOwners, "keep">;
  readonly post: (mail: Mail, transaction?: Database) => Promise<void>;
  /** Creates the links' tokens: each is the new e-mail, encrypted for its user. */
  readonly sealer: Sealer;
  /** The dashboard's origin. */
  readonly publicUrl: string;
}

export function createEmailChange(parts: EmailChangeParts): EmailChange {
  const { db, tokens, post, sealer, publicUrl } = parts;

  const issue = async (userId: string, purpose: "approve-email" | "confirm-email", newEmail: string) => {
    const token = sealer.seal(newEmail, userId);
    await tokens.issue({ userId, purpose, token, lifetimeMs: emailLinkMs });
    return `${publicUrl}/confirm-email?token=${token}`;
  };

  /** Undefined for a link that was made with an earlier master secret. */
  const unseal = (token: string, userId: string): string | undefined => {
    try {
      return sealer.unseal(token, userId);
    } catch {
      return undefined;
    }
  };

  return {
    async request({ id, email }, newEmail) {
      await post(
        approveEmailMail(email, newEmail.toLowerCase(), await issue(id, "approve-email", newEmail.toLowerCase())),
      );
    },

    async follow(token, source) {
      const approvedBy = await tokens.redeem("approve-email", token);
      if (approvedBy !== undefined) {
        const newEmail = unseal(token, approvedBy);
        if (newEmail === undefined) return undefined;
        const url = await issue(approvedBy, "confirm-email", newEmail);
        // The response doesn't reveal whether an e-mail has an account; only its owner gets a mail.
        const mail = (await isTaken(db, newEmail))
          ? existingAccountMail(newEmail, publicUrl)
          : confirmEmailMail(newEmail, url);
        await post(mail);
        return "approved";
      }
      const userId = await tokens.redeem("confirm-email", token);
      const newEmail = userId !== undefined && unseal(token, userId);
      if (!newEmail || (await isTaken(db, newEmail))) return undefined;
      await change(parts, { userId, newEmail, source });
      return "changed";
    },
  };
}

interface Change {
  readonly userId: string;
  readonly newEmail: string;
  readonly source: RequestSource;
}

/** Also revokes all sessions and links, and notifies both e-mails. */
async function change(
  { db, tokens, securityLog, quotaOwners }: EmailChangeParts,
  { userId, newEmail, source }: Change,
): Promise<void> {
  const user = db.selectFrom("user").select("email").where("id", "=", userId);
  const { email: oldEmail } = await user.executeTakeFirstOrThrow();
  await quotaOwners.keep({ id: userId, email: oldEmail });
  await db.transaction().execute(async (transaction) => {
    const columns = { email: newEmail, emailVerified: 1 };
    await transaction.updateTable("user").set(columns).where("id", "=", userId).execute();
    await transaction.deleteFrom("session").where("userId", "=", userId).execute();
    const detail = `${oldEmail} → ${newEmail}`;
    await securityLog.record({ userId, kind: "email_changed", detail, source, alsoTo: oldEmail }, transaction);
  });
  await tokens.endAll(userId);
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
}
