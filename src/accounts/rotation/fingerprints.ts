import type { Database } from "../../store/database.js";
import { deriveSecret } from "../derive-secret.js";

const fingerprintBytes = 16;

/** Identifies a master secret in the store, which has to tell secrets apart without having them. */
export function fingerprintOf(masterSecret: string): string {
  return deriveSecret(masterSecret, "rootgate fingerprint").subarray(0, fingerprintBytes).toString("base64url");
}

/** Fingerprints of the master secrets that the store's data may depend on; none in a store that was never served. */
export async function readFingerprints(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("master_secret").select("fingerprint").execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** Before anything is stored with a master secret. */
export async function addFingerprint(db: Database, fingerprint: string): Promise<void> {
  const insert = db.insertInto("master_secret").values({ fingerprint });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/** After all data was stored again with one master secret. */
export async function removeOtherFingerprints(transaction: Database, fingerprint: string): Promise<void> {
  await transaction.deleteFrom("master_secret").where("fingerprint", "!=", fingerprint).execute();
}
