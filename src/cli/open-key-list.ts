import type { KeyQuery, OperatorKey } from "../accounts/list-keys.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";

/** API keys of all users. */
export interface KeyList {
  readonly read: (query: KeyQuery) => Promise<OperatorKey[]>;
  /** By ID, also a revoked one. */
  readonly find: (id: string) => Promise<OperatorKey | undefined>;
}

/** Without a master secret, whether keys can be decrypted remains unknown. */
export async function openKeyList(settings: Settings, db: Database): Promise<KeyList> {
  const { findAnyKey, listAllKeys } = await import("../accounts/list-keys.js");
  const { createKeySecrets } = await import("../accounts/key-secrets.js");
  const { findMasterSecrets } = await import("../accounts/master-secret.js");
  const masterSecrets = findMasterSecrets(settings);
  const parts = { db, secrets: masterSecrets && createKeySecrets(...masterSecrets) };
  return { read: (query) => listAllKeys(parts, query), find: (id) => findAnyKey(parts, id) };
}
