import type { Database } from "../store/database.js";
import { recordAudit } from "./audit-log.js";
import { endForbiddenFilters } from "./end-forbidden-filters.js";
import { createChangeKeys } from "./key-changes.js";
import { type KeyChange, toColumns } from "./key-options.js";
import { forgetPlaces } from "./key-places.js";
import type { ReadableKey } from "./key-row.js";
import { createKeySecrets } from "./key-secrets.js";
import { createKeys, type NewKey } from "./keys.js";
import type { Operator } from "./open-operator.js";
import { operatorSource } from "./protection/security-log.js";

/** Changes options of any user's API key. Throws if there is no such active key. */
export async function changeAnyKey(db: Database, id: string, change: KeyChange): Promise<void> {
  // A key that was refused since it had expired is known by its user only.
  const userId = "expiresAt" in change ? await ownerOf(db, id) : undefined;
  await createChangeKeys(db)(userId === undefined ? { keyId: id } : { userId }, async (transaction) => {
    const row = await transaction
      .updateTable("api_key")
      .set(toColumns(change))
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Error(`there is no active API key ${id}`);
    await endForbiddenFilters(transaction, row);
    const detail = JSON.stringify({ id, ...change });
    const event = { actor: "operator", kind: "key_changed", userId: row.user_id, detail } as const;
    await recordAudit(transaction, { at: new Date().toISOString(), ...event });
  });
}

async function ownerOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("api_key").select("user_id").where("id", "=", id).executeTakeFirst();
  return row?.user_id;
}

/** Revokes any user's API key and notifies its owner. False if there is no such active key. */
export function revokeAnyKey({ now, changeKeys, securityLog, actorId }: Operator, id: string): Promise<boolean> {
  return changeKeys({ keyId: id }, async (transaction) => {
    const row = await transaction
      .updateTable("api_key")
      .set({ revoked_at: now().toISOString() })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning(["user_id as userId", "name as detail"])
      .executeTakeFirst();
    if (row) await securityLog.record({ ...row, kind: "key_revoked", source: operatorSource, actorId }, transaction);
    if (row) await forgetPlaces(transaction, id);
    return row !== undefined;
  });
}

/** Creates a key for a user. @throws KeyLimitError at the limit of keys per user */
export function createKeyFor(operator: Operator, key: NewKey): Promise<ReadableKey> {
  // Rotation is not offered here.
  const parts = { ...operator, secrets: createKeySecrets(...operator.masterSecrets), rotationGraceMs: 0 };
  return createKeys(parts).create(key);
}
