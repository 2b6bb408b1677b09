import type { Database } from "../../store/database.js";
import type { MasterSecrets } from "../derive-secret.js";
import { type KeyRow, readText } from "../key-row.js";
import { createKeySecrets, type KeySecrets } from "../key-secrets.js";
import type { ResealTable } from "./reseal-table.js";

type SealedKey = Pick<
  KeyRow,
  "id" | "digest" | "sealed" | "previous_digest" | "previous_sealed" | "previous_expires_at"
>;

/** API keys, with the previous texts of rotated ones, also revoked keys. */
export function resealKeys(db: Database, masterSecrets: MasterSecrets, now: string): ResealTable<SealedKey> {
  const secrets = { current: createKeySecrets(masterSecrets[0]), any: createKeySecrets(...masterSecrets) };
  return {
    name: "API keys",
    next: (after, rows) =>
      db
        .selectFrom("api_key")
        .select(["id", "digest", "sealed", "previous_digest", "previous_sealed", "previous_expires_at"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(rows)
        .execute(),
    async reseal(row) {
      const text = reseal(row.sealed, row.id, secrets);
      if (!text) return "unreadable";
      const columns = {
        ...(text.sealed !== row.sealed && { sealed: text.sealed }),
        ...(text.digest !== row.digest && { digest: text.digest }),
        ...resealPrevious(row, secrets, now),
      };
      if (Object.keys(columns).length === 0) return "current";
      return async (transaction) => {
        // Every rotation of a key changes this column.
        const update = transaction.updateTable("api_key").set(columns).where("sealed", "=", row.sealed);
        return (await update.where("id", "=", row.id).executeTakeFirst()).numUpdatedRows > 0n;
      };
    },
    waitUntil: (row) => (isKept(row, now) && row.previous_sealed === null ? row.previous_expires_at : null),
  };
}

interface Secrets {
  readonly current: KeySecrets;
  /** Decrypts with the fallback, too. */
  readonly any: KeySecrets;
}

/** The columns of a text, unchanged if they are stored with the current secret; undefined if no secret decrypts it. */
function reseal(sealed: string, id: string, { current, any }: Secrets) {
  const text = readText({ sealed, id }, any);
  if (text === null) return undefined;
  const isCurrent = readText({ sealed, id }, current) !== null;
  return { digest: current.digest(text), sealed: isCurrent ? sealed : current.seal(text, id) };
}

function resealPrevious(row: SealedKey, secrets: Secrets, now: string) {
  const { id, previous_sealed: sealed, previous_digest: digest } = row;
  if (sealed === null) return {};
  const text = reseal(sealed, id, secrets);
  if (!text) return {};
  if (text.sealed === sealed && text.digest === digest) return {};
  if (isKept(row, now)) return { previous_sealed: text.sealed, previous_digest: text.digest };
  return { previous_sealed: null, previous_digest: null, previous_expires_at: null };
}

/** Whether the previous text still works. */
function isKept({ previous_digest, previous_expires_at }: SealedKey, now: string): boolean {
  return previous_digest !== null && previous_expires_at !== null && previous_expires_at > now;
}
