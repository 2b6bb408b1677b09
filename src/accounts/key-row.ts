import type { Selectable } from "kysely";
import type { NetworkName } from "../config/network-table.js";
import type { ApiKeyTable } from "../store/schema.js";
import { type KeyOptions, readOptions } from "./key-options.js";
import type { KeySecrets } from "./key-secrets.js";

export type KeyRow = Selectable<ApiKeyTable>;

/** An API key for its owner, including the secret. */
export interface Key extends KeyOptions {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  /** The secret; null if the master secret does not decrypt it: it still works, and rotation replaces it. */
  readonly text: string | null;
  /** When the previous secret expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
}

/** A key whose secret is known, such as a new one. */
export interface ReadableKey extends Key {
  readonly text: string;
}

export interface ReadKeyParts {
  readonly secrets: Pick<KeySecrets, "unseal">;
  readonly now: () => Date;
}

/** A row as its owner sees it. */
export function readKey(row: KeyRow, { secrets, now }: ReadKeyParts): Key {
  const { previous_expires_at: previousExpiresAt } = row;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    network: row.network,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    text: readText(row, secrets),
    previousExpiresAt: previousExpiresAt && previousExpiresAt > now().toISOString() ? previousExpiresAt : null,
    ...readOptions(row),
  };
}

/** Null if the stored copy was encrypted with another master secret, or is damaged. */
export function readText({ sealed, id }: Pick<KeyRow, "sealed" | "id">, secrets: Pick<KeySecrets, "unseal">) {
  try {
    return secrets.unseal(sealed, id);
  } catch {
    return null;
  }
}
