import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { createChangeKeys } from "./key-changes.js";
import { type KeyChange, toColumns } from "./key-row.js";
import { openOutbox } from "./mail/open-mail.js";
import { openMasterSecret } from "./master-secret.js";
import { createSecurityLog, operatorSource, type SecurityLog } from "./protection/security-log.js";

/** Changes options of any user's API key. Throws if there is no such active key. */
export async function changeAnyKey(db: Database, id: string, change: KeyChange): Promise<void> {
  const { numUpdatedRows } = await createChangeKeys(db)({ keyId: id }, (transaction) =>
    transaction
      .updateTable("api_key")
      .set(toColumns(change))
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new Error(`there is no active API key ${id}`);
}

/** Revokes any user's API key and notifies its owner. False if there is no such active key. */
export async function revokeAnyKey(db: Database, settings: Settings, id: string): Promise<boolean> {
  const securityLog = await openSecurityLog(db, settings);
  return createChangeKeys(db)({ keyId: id }, async (transaction) => {
    const row = await transaction
      .updateTable("api_key")
      .set({ revoked_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning(["user_id as userId", "name as detail"])
      .executeTakeFirst();
    if (row) await securityLog.record({ ...row, kind: "key_revoked", source: operatorSource }, transaction);
    return row !== undefined;
  });
}

/** Mails are sent by the running service. */
async function openSecurityLog(db: Database, settings: Settings): Promise<SecurityLog> {
  const parts = { db, now: () => new Date() };
  const masterSecret = await openMasterSecret(settings, db);
  const { post } = openOutbox({ ...parts, masterSecret });
  return createSecurityLog({ ...parts, post, publicUrl: publicUrlOf(settings) });
}
