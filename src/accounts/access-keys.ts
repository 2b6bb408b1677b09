import { hash, randomBytes, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { AccessKeyTable } from "../store/account-tables.js";
import type { Database } from "../store/database.js";
import { type AccessScope, maxAccessKeys } from "./access-scopes.js";
import type { CurrentSession } from "./auth.js";
import { createAccessKeyText, isAccessKeyText } from "./key-text.js";
import type { RequestSource } from "./protection/request-source.js";
import type { SecurityLog } from "./protection/security-log.js";

/** A key to the management API, without its text. */
export interface AccessKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly AccessScope[];
  /** The last four characters of its text. */
  readonly ending: string;
  readonly createdAt: string;
  /** Null: never. */
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

export interface NewAccessKey extends Pick<AccessKey, "name" | "scopes" | "expiresAt"> {
  readonly userId: string;
}

/** Who sends a request with an access key, as who does with a session; its ID is the key's. */
export interface AccessKeySession extends CurrentSession {
  readonly scopes: readonly AccessScope[];
}

/** Users' keys to the management API. Their texts are shown once, and stored as digests. */
export interface AccessKeys {
  /** The latest first. */
  list(userId: string): Promise<AccessKey[]>;
  /** With its text; undefined at the maximum number of keys. */
  create(key: NewAccessKey, source: RequestSource): Promise<(AccessKey & { readonly text: string }) | undefined>;
  /** False if the user has no such key. */
  revoke(userId: string, id: string, source: RequestSource): Promise<boolean>;
  /** Undefined for a text that is no valid key, or one of a disabled user. */
  authenticate(text: string): Promise<AccessKeySession | undefined>;
}

export interface AccessKeysParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly securityLog: Pick<SecurityLog, "record">;
}

/** Times of last use are this exact: a write for each request would cost more than it tells. */
const lastUsedMs = 60_000;

export function createAccessKeys(parts: AccessKeysParts): AccessKeys {
  const { db, securityLog } = parts;
  return {
    async list(userId) {
      const rows = db.selectFrom("access_key").selectAll().where("user_id", "=", userId);
      return (await rows.orderBy("created_at", "desc").orderBy("id").execute()).map(readRow);
    },
    create: (key, source) => create(key, source, parts),
    revoke: (userId, id, source) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom("access_key")
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .returning("name")
          .executeTakeFirst();
        if (!row) return false;
        await securityLog.record({ userId, kind: "access_key_revoked", detail: row.name, source }, transaction);
        return true;
      }),
    authenticate: (text) => authenticate(text, parts),
  };
}

/** The text is random enough that a digest without a secret can't be reversed. */
const digestOf = (text: string): string => hash("sha256", text, "base64url");

async function create(key: NewAccessKey, source: RequestSource, { db, now, securityLog }: AccessKeysParts) {
  const { userId, name, scopes, expiresAt } = key;
  const text = createAccessKeyText(randomBytes);
  const row = {
    id: randomUUID(),
    user_id: userId,
    name,
    scopes: JSON.stringify(scopes),
    digest: digestOf(text),
    ending: text.slice(-4),
    created_at: now().toISOString(),
    expires_at: expiresAt,
  };
  return db.transaction().execute(async (transaction) => {
    const inserted = await insert(transaction, row);
    if (!inserted) return undefined;
    await securityLog.record({ userId, kind: "access_key_created", detail: name, source }, transaction);
    return { ...readRow(inserted), text };
  });
}

type NewRow = Omit<Selectable<AccessKeyTable>, "slot" | "last_used_at">;

/** Into a free slot: of two that are created at once, only one gets the last. */
async function insert(transaction: Database, row: NewRow): Promise<Selectable<AccessKeyTable> | undefined> {
  for (let slot = 1; slot <= maxAccessKeys; slot++) {
    const inserted = await transaction
      .insertInto("access_key")
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  return undefined;
}

async function authenticate(text: string, { db, now }: AccessKeysParts): Promise<AccessKeySession | undefined> {
  if (!isAccessKeyText(text)) return undefined;
  const row = await db
    .selectFrom("access_key")
    .innerJoin("user", "user.id", "access_key.user_id")
    .select(["access_key.id", "user_id", "scopes", "expires_at", "last_used_at"])
    .select(["user.name", "email", "emailVerified", "twoFactorEnabled", "is_operator"])
    .where("digest", "=", digestOf(text))
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const at = now();
  if (!row || (row.expires_at !== null && row.expires_at <= at.toISOString())) return undefined;
  const isStale = row.last_used_at === null || Date.parse(row.last_used_at) < at.getTime() - lastUsedMs;
  if (isStale)
    await db.updateTable("access_key").set({ last_used_at: at.toISOString() }).where("id", "=", row.id).execute();
  const { id, user_id: userId, name, email } = row;
  const user = { id: userId, name, email, emailVerified: row.emailVerified === 1 };
  const scopes = JSON.parse(row.scopes) as AccessScope[];
  const facts = { twoFactorEnabled: row.twoFactorEnabled === 1, isOperator: row.is_operator === 1 };
  return { id, user: { ...user, ...facts }, scopes };
}

function readRow(row: Selectable<AccessKeyTable>): AccessKey {
  const { id, name, scopes, ending, created_at, expires_at, last_used_at } = row;
  return {
    id,
    name,
    scopes: JSON.parse(scopes) as AccessScope[],
    ending,
    createdAt: created_at,
    expiresAt: expires_at,
    lastUsedAt: last_used_at,
  };
}
