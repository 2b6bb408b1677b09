import { randomBytes, randomUUID } from "node:crypto";
import { type Selectable, sql, type UpdateObject } from "kysely";
import { limits } from "../../generated/limits.js";
import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/networks.js";
import type { Database } from "../store/database.js";
import type { ApiKeyTable, Schema } from "../store/schema.js";
import { readLists } from "./allow-lists.js";
import { insertKey } from "./insert-key.js";
import type { ChangeKeys } from "./key-changes.js";
import type { KeySecrets } from "./key-secrets.js";
import { createKeyText } from "./key-text.js";
import { type KeyEvent, recordKeyEvent } from "./protection/record-key-event.js";
import type { RequestSource } from "./protection/request-source.js";
import type { SecurityLog } from "./protection/security-log.js";

type Row = Selectable<ApiKeyTable>;

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly description?: string | null | undefined;
  readonly estimates?: Estimates | undefined;
}

/** Fields that the owner may change; undefined fields stay unchanged. */
export interface KeyChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedMethods?: readonly string[] | undefined;
  readonly allowedContracts?: readonly string[] | undefined;
  readonly estimates?: Estimates | undefined;
}

/** An API key for its owner, including the secret. */
export interface Key {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly description: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly text: string;
  /** When the previous secret expires after rotation; null if there is none. */
  readonly previousExpiresAt: string | null;
  readonly allowedOrigins: readonly string[];
  readonly allowedMethods: readonly string[];
  readonly allowedContracts: readonly string[];
  readonly estimates: Estimates;
}

/**
 * API keys of users. Another user's key is treated like a missing key. With a `source`, the user gets a mail; without one, an
 * operator made the change, which is only recorded in the security log.
 */
export interface Keys {
  /** Creates a key. Throws KeyLimitError at the limit of keys per user, also with concurrent creates. */
  create(key: NewKey, source?: RequestSource): Promise<Key>;
  /** The user's active keys, oldest first. */
  list(userId: string): Promise<Key[]>;
  find(userId: string, keyId: string): Promise<Key | undefined>;
  change(userId: string, keyId: string, change: KeyChange): Promise<Key | undefined>;
  /** Creates a new secret for the key. The current one keeps working for the grace period; an earlier one is revoked. */
  rotate(userId: string, keyId: string, source?: RequestSource): Promise<Key | undefined>;
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

export function createKeys({ db, secrets, now, rotationGraceMs, changeKeys, securityLog }: KeysParts): Keys {
  const toKey = (row: Row): Key => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    network: row.network,
    description: row.description,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    text: secrets.unseal(row.sealed, row.id),
    previousExpiresAt:
      row.previous_expires_at && row.previous_expires_at > now().toISOString() ? row.previous_expires_at : null,
    ...readLists(row),
    estimates: row.estimates,
  });

  const select = (userId: string) =>
    db.selectFrom("api_key").selectAll().where("user_id", "=", userId).where("revoked_at", "is", null);

  const update = (of: Pick<Row, "user_id" | "id">, columns: UpdateObject<Schema, "api_key">, event?: KeyEvent) =>
    changeKeys({ keyId: of.id }, async (transaction) => {
      const row = await transaction
        .updateTable("api_key")
        .set(columns)
        .where("id", "=", of.id)
        .where("user_id", "=", of.user_id)
        .where("revoked_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      if (row && event) await recordKeyEvent(securityLog, event)(row, transaction);
      return row;
    });

  const find = async (userId: string, keyId: string): Promise<Key | undefined> => {
    const row = await select(userId).where("id", "=", keyId).executeTakeFirst();
    return row && toKey(row);
  };

  return {
    async create({ userId, name, network, description, estimates }, source) {
      const id = randomUUID();
      const text = createKeyText(network, randomBytes);
      const row = {
        id,
        user_id: userId,
        name,
        network,
        description: description ?? null,
        ...(estimates && { estimates }),
      };
      const secret = { digest: secrets.digest(text), sealed: secrets.seal(text, id), created_at: now().toISOString() };
      return db.transaction().execute(async (transaction) => {
        const inserted = await insertKey(transaction, { ...row, ...secret });
        if (!inserted) throw new KeyLimitError();
        await recordKeyEvent(securityLog, { kind: "key_created", source })(inserted, transaction);
        return toKey(inserted);
      });
    },

    async list(userId) {
      return (await select(userId).orderBy("created_at").orderBy("slot").execute()).map(toKey);
    },

    find,

    async change(userId, keyId, change) {
      const columns = toColumns(change);
      if (Object.keys(columns).length === 0) return find(userId, keyId);
      const row = await update({ user_id: userId, id: keyId }, columns);
      return row && toKey(row);
    },

    async rotate(userId, keyId, source) {
      const network = (await find(userId, keyId))?.network;
      if (!network) return undefined;
      const text = createKeyText(network, randomBytes);
      const columns: UpdateObject<Schema, "api_key"> = {
        previous_digest: sql.ref("digest"),
        previous_expires_at: new Date(now().getTime() + rotationGraceMs).toISOString(),
        digest: secrets.digest(text),
        sealed: secrets.seal(text, keyId),
      };
      const row = await update({ user_id: userId, id: keyId }, columns, { kind: "key_rotated", source });
      return row && toKey(row);
    },

    async revoke(userId, keyId, source) {
      const columns = { revoked_at: now().toISOString() };
      return (await update({ user_id: userId, id: keyId }, columns, { kind: "key_revoked", source })) !== undefined;
    },
  };
}

function toColumns(change: KeyChange) {
  const { name, description, allowedOrigins, allowedMethods, allowedContracts, estimates } = change;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(allowedOrigins && { allowed_origins: JSON.stringify(allowedOrigins) }),
    ...(allowedMethods && { allowed_methods: JSON.stringify(allowedMethods) }),
    ...(allowedContracts && { allowed_contracts: JSON.stringify(allowedContracts) }),
    ...(estimates && { estimates }),
  };
}
