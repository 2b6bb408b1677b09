import type { Database } from "../../store/database.js";
import { deriveAuthSecrets } from "../auth-secrets.js";
import type { MasterSecrets } from "../derive-secret.js";
import { createMailSealer } from "../mail/open-mail.js";
import type { Sealer } from "../sealer.js";
import { isSameTwoFactor, reencryptTwoFactor, replaceTwoFactor, type TwoFactorSecrets } from "../two-factor-secrets.js";
import { createWebhookSealer } from "../webhooks/open-webhooks.js";
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

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** Mails that wait to be sent. */
export function resealMails(db: Database, masterSecrets: MasterSecrets): ResealTable<SealedRow> {
  return resealTexts(db, { name: "mails", table: "mail_outbox", createSealer: createMailSealer, masterSecrets });
}

/** URLs and secrets of webhooks. */
export function resealWebhooks(db: Database, masterSecrets: MasterSecrets): ResealTable<SealedRow> {
  return resealTexts(db, { name: "webhooks", table: "webhook", createSealer: createWebhookSealer, masterSecrets });
}

interface SealedTexts {
  readonly name: string;
  readonly table: "mail_outbox" | "webhook";
  readonly createSealer: (masterSecrets: MasterSecrets) => Sealer;
  readonly masterSecrets: MasterSecrets;
}

function resealTexts(db: Database, { name, table, createSealer, masterSecrets }: SealedTexts): ResealTable<SealedRow> {
  const [current, any] = [createSealer([masterSecrets[0]]), createSealer(masterSecrets)];
  return {
    name,
    next: (after, rows) =>
      db.selectFrom(table).select(["id", "sealed"]).where("id", ">", after).orderBy("id").limit(rows).execute(),
    async reseal(row) {
      if (unseal(current, row) !== undefined) return "current";
      const text = unseal(any, row);
      if (text === undefined) return "unreadable";
      const sealed = current.seal(text, row.id);
      return async (transaction) => {
        const update = transaction.updateTable(table).set({ sealed }).where("id", "=", row.id);
        return (await update.where("sealed", "=", row.sealed).executeTakeFirst()).numUpdatedRows > 0n;
      };
    },
  };
}

function unseal(sealer: Sealer, { id, sealed }: SealedRow): string | undefined {
  try {
    return sealer.unseal(sealed, id);
  } catch {
    return undefined;
  }
}
