import type { Estimates } from "../config/estimates.js";
import type { NetworkName } from "../config/networks.js";
import type { Database } from "../store/database.js";

/** A key as an operator sees it: without its text. */
export interface OperatorKey {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly network: NetworkName;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly estimates: Estimates;
}

/** The keys that are not revoked, of all users or of one, by id or e-mail address. */
export async function listAllKeys(db: Database, idOrEmail?: string): Promise<OperatorKey[]> {
  let query = db
    .selectFrom("api_key")
    .innerJoin("user", "user.id", "api_key.user_id")
    .select(["api_key.id", "user.email", "api_key.name", "network"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt", "estimates"])
    .where("revoked_at", "is", null);
  if (idOrEmail !== undefined)
    query = query.where((is) => is.or([is("user.id", "=", idOrEmail), is("user.email", "=", idOrEmail.toLowerCase())]));
  return query.orderBy("created_at").execute();
}

/** Changes whosever key's choice. False when there is no such active key. */
export async function setAnyKeysEstimates(db: Database, id: string, estimates: Estimates): Promise<boolean> {
  const updated = await db
    .updateTable("api_key")
    .set({ estimates })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Ends whosever key. False when there is none that works. */
export async function revokeAnyKey(db: Database, { id, now }: { readonly id: string; readonly now: Date }) {
  const updated = await db
    .updateTable("api_key")
    .set({ revoked_at: now.toISOString() })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
