import { randomBytes, randomUUID } from "node:crypto";
import { sql, type UpdateObject } from "kysely";
import { limits } from "../../generated/limits.js";
import type { NetworkName } from "../config/network-table.js";
import type { Database } from "../store/database.js";
import type { Schema } from "../store/schema.js";
import { endForbiddenFilters } from "./end-forbidden-filters.js";
import { insertKey } from "./insert-key.js";
import type { ChangeKeys } from "./key-changes.js";
import { type KeyChange, toColumns } from "./key-options.js";
import { forgetPlaces } from "./key-places.js";
import { type Key, type KeyRow, type ReadableKey, readKey } from "./key-row.js";
import type { KeySecrets } from "./key-secrets.js";
import { createKeyText } from "./key-text.js";
import { type KeyEvent, recordKeyEvent } from "./protection/record-key-event.js";
import type { RequestSource } from "./protection/request-source.js";
import type { SecurityLog } from "./protection/security-log.js";

type Columns = UpdateObject<Schema, "api_key">;

export type NewKey = KeyChange & {
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
};

/**
 * API keys of users. Another user's key is treated like a missing key. With a `source`, the user gets a mail; without one, an
 * operator made the change, which is only recorded in the security log.
 */
export interface Keys {
  /** Creates a key. Throws KeyLimitError at the limit of keys per user, also with concurrent creates. */
  create(key: NewKey, source?: RequestSource): Promise<ReadableKey>;
  /** The user's active keys, oldest first. */
  list(userId: string): Promise<Key[]>;
  find(userId: string, keyId: string): Promise<Key | undefined>;
  change(userId: string, keyId: string, change: KeyChange): Promise<Key | undefined>;
  /** Creates a new secret for the key. The current one keeps working for the grace period; an earlier one is revoked. */
  rotate(userId: string, keyId: string, source?: RequestSource): Promise<ReadableKey | undefined>;
  /** Revokes a key immediately. False if the user has no such key. */
  revoke(userId: string, keyId: string, source?: RequestSource): Promise<boolean>;
}

/** The user has the maximum number of keys. */
export class KeyLimitError extends Error {
  constructor() {
    super(`a user may have up to ${limits.keysPerUser} API keys`);
    this.name = "KeyLimitError";
  }
}

export interface KeysParts {
  readonly db: Database;
  readonly secrets: KeySecrets;
  readonly now: () => Date;
  /** How long the old secret works after rotation. */
  readonly rotationGraceMs: number;
  /** Publishes changes of keys to all processes. */
  readonly changeKeys: ChangeKeys;
  readonly securityLog: Pick<SecurityLog, "record">;
}

export function createKeys(parts: KeysParts): Keys {
  const { secrets, now, rotationGraceMs } = parts;
  const toKey = (row: KeyRow): Key => readKey(row, parts);
  const find: Keys["find"] = async (userId, keyId) => {
    const row = await selectActive(parts.db, userId).where("id", "=", keyId).executeTakeFirst();
    return row && toKey(row);
  };

  return {
    create: (key, source) => create(key, source, parts),

    async list(userId) {
      return (await selectActive(parts.db, userId).orderBy("created_at").orderBy("slot").execute()).map(toKey);
    },

    find,

    async change(userId, keyId, change) {
      const columns = toColumns(change);
      if (Object.keys(columns).length === 0) return find(userId, keyId);
      const row = await update({ userId, keyId, columns }, parts);
      return row && toKey(row);
    },

    async rotate(userId, keyId, source) {
      const network = (await find(userId, keyId))?.network;
      if (!network) return undefined;
      const text = createKeyText(network, randomBytes);
      const columns: Columns = {
        previous_digest: sql.ref("digest"),
        previous_sealed: sql.ref("sealed"),
        previous_expires_at: new Date(now().getTime() + rotationGraceMs).toISOString(),
        digest: secrets.digest(text),
        sealed: secrets.seal(text, keyId),
      };
      const row = await update({ userId, keyId, columns, event: { kind: "key_rotated", source } }, parts);
      return row && { ...toKey(row), text };
    },

    async revoke(userId, keyId, source) {
      const columns = { revoked_at: now().toISOString() };
      return (await update({ userId, keyId, columns, event: { kind: "key_revoked", source } }, parts)) !== undefined;
    },
  };
}

async function create(key: NewKey, source: RequestSource | undefined, parts: KeysParts): Promise<ReadableKey> {
  const { db, secrets, now, securityLog } = parts;
  const { userId, name, network, description = null } = key;
  const id = randomUUID();
  const text = createKeyText(network, randomBytes);
  const secret = { digest: secrets.digest(text), sealed: secrets.seal(text, id), created_at: now().toISOString() };
  const row = { ...toColumns(key), id, user_id: userId, name, network, description, ...secret };
  const created = await db.transaction().execute(async (transaction) => {
    const inserted = await insertKey(transaction, row);
    if (!inserted) throw new KeyLimitError();
    await recordKeyEvent(securityLog, { kind: "key_created", source })(inserted, transaction);
    return inserted;
  });
  return { ...readKey(created, parts), text };
}

function selectActive(db: Database, userId: string) {
  return db.selectFrom("api_key").selectAll().where("user_id", "=", userId).where("revoked_at", "is", null);
}

interface Update {
  readonly userId: string;
  readonly keyId: string;
  readonly columns: Columns;
  readonly event?: KeyEvent;
}

/** Updates an active key; undefined if the user has no such key. */
function update({ userId, keyId, columns, event }: Update, { changeKeys, securityLog }: KeysParts) {
  // A key that was refused since it had expired may be valid again.
  const changed = "expires_at" in columns ? { userId } : { keyId };
  return changeKeys(changed, async (transaction) => {
    const row = await transaction
      .updateTable("api_key")
      .set(columns)
      .where("id", "=", keyId)
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (row && event) await recordKeyEvent(securityLog, event)(row, transaction);
    if (row) await endForbiddenFilters(transaction, row);
    if (row?.revoked_at) await forgetPlaces(transaction, keyId);
    return row;
  });
}
