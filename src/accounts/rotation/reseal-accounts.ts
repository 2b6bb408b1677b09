import type { Database } from "../../store/database.js";
import { deriveAuthSecrets } from "../auth-secrets.js";
import type { MasterSecrets } from "../derive-secret.js";
import { createMailSealer } from "../mail/open-mail.js";
import type { Sealer } from "../sealer.js";
import { isSameTwoFactor, reencryptTwoFactor, replaceTwoFactor, type TwoFactorSecrets } from "../two-factor-secrets.js";
import type { ResealTable } from "./reseal-table.js";

/** Secrets of authenticator apps, and backup codes. */
export function resealTwoFactor(db: Database, masterSecrets: MasterSecrets): ResealTable<TwoFactorSecrets> {
  const secrets = deriveAuthSecrets(masterSecrets);
  return {
    name: "two-factor secrets",
    next: (after, rows) =>
      db
        .selectFrom("twoFactor")
        .select(["id", "secret", "backupCodes"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(rows)
        .execute(),
    async reseal(row) {
      const resealed = await reencryptTwoFactor(row, secrets);
      if (!resealed) return "unreadable";
      return isSameTwoFactor(row, resealed) ? "current" : (transaction) => replaceTwoFactor(transaction, row, resealed);
    },
  };
}

interface SealedMail {
  readonly id: string;
  readonly sealed: string;
}

/** Mails that wait to be sent. */
export function resealMails(db: Database, masterSecrets: MasterSecrets): ResealTable<SealedMail> {
  const [current, any] = [createMailSealer([masterSecrets[0]]), createMailSealer(masterSecrets)];
  return {
    name: "mails",
    next: (after, rows) =>
      db.selectFrom("mail_outbox").select(["id", "sealed"]).where("id", ">", after).orderBy("id").limit(rows).execute(),
    async reseal(row) {
      if (unseal(current, row) !== undefined) return "current";
      const mail = unseal(any, row);
      if (mail === undefined) return "unreadable";
      const sealed = current.seal(mail, row.id);
      return async (transaction) => {
        const update = transaction.updateTable("mail_outbox").set({ sealed }).where("id", "=", row.id);
        return (await update.where("sealed", "=", row.sealed).executeTakeFirst()).numUpdatedRows > 0n;
      };
    },
  };
}

function unseal(sealer: Sealer, { id, sealed }: SealedMail): string | undefined {
  try {
    return sealer.unseal(sealed, id);
  } catch {
    return undefined;
  }
}
