import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/networks.js";
import { publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { createChangeKeys } from "./key-changes.js";
import { type KeyChange, toColumns } from "./key-row.js";
import { openOutbox } from "./mail/open-mail.js";
import { openMasterSecret } from "./master-secret.js";
import { createSecurityLog, operatorSource, type SecurityLog } from "./protection/security-log.js";

/** An API key for operators, without its secret. */
export interface OperatorKey {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly estimates: Estimates;
  /** The key's own limits; null: only its user's. */
  readonly dailyRequests: number | null;
  readonly requestsPerSecond: number | null;
}

/** Active keys of all users or of one, by ID or e-mail. */
export async function listAllKeys(db: Database, idOrEmail?: string): Promise<OperatorKey[]> {
  let query = db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user.email", "api_key.name", "network"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt", "estimates"])
    .select(["api_key.daily_requests as dailyRequests", "requests_per_second as requestsPerSecond"])
    .where("revoked_at", "is", null);
  if (idOrEmail !== undefined)
    query = query.where((is) => is.or([is("user.id", "=", idOrEmail), is("user.email", "=", idOrEmail.toLowerCase())]));
  return query.orderBy("created_at").execute();
}

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
