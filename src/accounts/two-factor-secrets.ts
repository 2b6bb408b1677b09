import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { DBAdapter } from "better-auth/types";
import type { Database } from "../store/database.js";
import type { AuthSecrets } from "./auth-secrets.js";

/** A row's texts that the accounts library encrypts. */
export interface TwoFactorSecrets {
  readonly id: string;
  readonly secret: string;
  readonly backupCodes: string;
}

/** The row's texts, encrypted with the current secret where a fallback was used; undefined if no secret decrypts them. */
export async function reencryptTwoFactor(
  { id, secret, backupCodes }: TwoFactorSecrets,
  secrets: AuthSecrets,
): Promise<TwoFactorSecrets | undefined> {
  const [newSecret, newCodes] = [await reencrypt(secret, secrets), await reencrypt(backupCodes, secrets)];
  if (newSecret === undefined || newCodes === undefined) return undefined;
  return { id, secret: newSecret, backupCodes: newCodes };
}

/** Replaces a row's texts, unless they have changed: false. */
export async function replaceTwoFactor(db: Database, from: TwoFactorSecrets, to: TwoFactorSecrets): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("twoFactor")
    .set({ secret: to.secret, backupCodes: to.backupCodes })
    .where("id", "=", from.id)
    .where("secret", "=", from.secret)
    .where("backupCodes", "=", from.backupCodes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether both rows have the same texts. */
export function isSameTwoFactor(a: TwoFactorSecrets, b: TwoFactorSecrets): boolean {
  return a.secret === b.secret && a.backupCodes === b.backupCodes;
}

/** The text itself if it needs no change; undefined if no secret decrypts it. */
async function reencrypt(text: string, [current, ...fallbacks]: AuthSecrets): Promise<string | undefined> {
  if ((await decrypt(text, current)) !== undefined) return text;
  for (const fallback of fallbacks) {
    const data = await decrypt(text, fallback);
    if (data !== undefined) return symmetricEncrypt({ key: current, data });
  }
  return undefined;
}

async function decrypt(data: string, key: string): Promise<string | undefined> {
  try {
    return await symmetricDecrypt({ key, data });
  } catch {
    return undefined;
  }
}

/** Encrypts a user's texts with the current secret before the library reads them, by wrapping its database adapter. */
export function withResealedTwoFactor(adapter: DBAdapter, db: Database, secrets: AuthSecrets): DBAdapter {
  if (secrets.length === 1) return adapter;
  const resealing: DBAdapter = {
    ...adapter,
    findOne: async (query) => {
      const row = await adapter.findOne<TwoFactorSecrets>(query);
      if (query.model !== "twoFactor" || !row) return row as never;
      const resealed = await reencryptTwoFactor(row, secrets);
      if (!resealed || isSameTwoFactor(row, resealed)) return row as never;
      await replaceTwoFactor(db, row, resealed);
      return adapter.findOne(query);
    },
    transaction: (callback) => callback(resealing),
  };
  return resealing;
}
