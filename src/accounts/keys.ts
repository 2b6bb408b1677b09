import { randomBytes, randomUUID } from "node:crypto";
import type { NetworkName } from "../config/networks.js";
import type { Database } from "../store/database.js";
import type { ApiKeyTable } from "../store/schema.js";
import type { KeySecrets } from "./key-secrets.js";
import { createKeyText } from "./key-text.js";

/** From the specification: "A user may hold up to 4 API keys." */
const slots = [1, 2, 3, 4];

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly description?: string;
}

/** A key as its owner sees it, text included. */
export interface Key {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly description: string | null;
  readonly createdAt: string;
  readonly text: string;
}

export interface Keys {
  /** Makes a key. Throws KeyLimitError when the user holds four, however many creates run at once. */
  create(key: NewKey): Promise<Key>;
  /** The user's keys that are not revoked, oldest first. */
  list(userId: string): Promise<Key[]>;
  /** Ends a key at once. False when the user has no such key. */
  revoke(userId: string, keyId: string): Promise<boolean>;
}

/** The user holds as many keys as one may. */
export class KeyLimitError extends Error {
  constructor() {
    super(`a user may hold up to ${slots.length} API keys`);
    this.name = "KeyLimitError";
  }
}

export interface KeysParts {
  readonly db: Database;
  readonly secrets: KeySecrets;
  readonly now: () => Date;
  /** Called after a key has ended, so that no cache keeps it alive. */
  readonly onRevoked: (keyId: string) => void;
}

export function createKeys({ db, secrets, now, onRevoked }: KeysParts): Keys {
  const toKey = (row: ApiKeyTable): Key => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    network: row.network,
    description: row.description,
    createdAt: row.created_at,
    text: secrets.unseal(row.sealed, row.id),
  });

  return {
    async create({ userId, name, network, description }) {
      const id = randomUUID();
      const text = createKeyText(network, randomBytes);
      const row = { id, user_id: userId, name, network, description: description ?? null, revoked_at: null };
      const secret = { digest: secrets.digest(text), sealed: secrets.seal(text, id), created_at: now().toISOString() };
      // The unique index on (user, slot) decides, not a count: of two creates at once only one gets a slot.
      for (const slot of slots) {
        const inserted = await db
          .insertInto("api_key")
          .values({ ...row, ...secret, slot })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) return toKey({ ...row, ...secret, slot });
      }
      throw new KeyLimitError();
    },

    async list(userId) {
      const rows = await db
        .selectFrom("api_key")
        .selectAll()
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .orderBy("created_at")
        .orderBy("slot")
        .execute();
      return rows.map(toKey);
    },

    async revoke(userId, keyId) {
      const updated = await db
        .updateTable("api_key")
        .set({ revoked_at: now().toISOString() })
        .where("id", "=", keyId)
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 0n) return false;
      onRevoked(keyId);
      return true;
    },
  };
}
