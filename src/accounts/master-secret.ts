import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import type { MasterSecrets } from "./derive-secret.js";
import { readText } from "./key-row.js";
import { createKeySecrets } from "./key-secrets.js";
import { addFingerprint, fingerprintOf, readFingerprints } from "./rotation/fingerprints.js";

/** API keys that are decrypted at the first start. IDs are random, so the first ones in their order are of any age. */
const sampledKeys = 20;

type SecretSettings = Pick<Settings, "MASTER_SECRET" | "MASTER_SECRET_FALLBACK" | "DATA_DIR">;

/**
 * The master secrets from the settings or the data folder. @throws if the store's data depends on another one, without which API
 * keys, sessions and codes would stop working. Single damaged keys do not stop the start.
 */
export async function openMasterSecrets(settings: SecretSettings, db: Database): Promise<MasterSecrets> {
  const current = settings.MASTER_SECRET ?? readOrMakeMasterSecret(settings.DATA_DIR);
  const masterSecrets = withFallback(current, settings);
  for (const fingerprint of await checkMasterSecrets(masterSecrets, settings, db))
    await addFingerprint(db, fingerprint);
  return masterSecrets;
}

/** The fingerprints that the store does not have yet. @throws if the store's data depends on another master secret. */
export async function checkMasterSecrets(
  masterSecrets: MasterSecrets,
  settings: SecretSettings,
  db: Database,
): Promise<readonly string[]> {
  const own = masterSecrets.map(fingerprintOf);
  const stored = await readFingerprints(db);
  const missing = [...stored].filter((fingerprint) => !own.includes(fingerprint));
  if (stored.size === 0 ? !(await decryptsKeys(db, masterSecrets)) : missing.length === stored.size)
    throw otherSecret(settings);
  if (missing.length > 0) throw new Error(unfinished);
  // Without fingerprints in the store, either secret may be in use.
  const used = stored.size === 0 ? own : own.slice(0, 1);
  return used.filter((fingerprint) => !stored.has(fingerprint));
}

const unfinished =
  "A part of the database depends on another master secret: set MASTER_SECRET_FALLBACK to it, until " +
  "rootgate rotate-secret has finished";

function otherSecret(settings: SecretSettings): Error {
  const used = settings.MASTER_SECRET === undefined ? `the one in DATA_DIR ${settings.DATA_DIR}` : "MASTER_SECRET";
  return new Error(
    `The database was used with another master secret than ${used}. Set MASTER_SECRET to it, ` +
      "or copy the file master-secret from the DATA_DIR that the database was used with. " +
      "To change it, set MASTER_SECRET_FALLBACK to it (rootgate rotate-secret --help)",
  );
}

async function decryptsKeys(db: Database, masterSecrets: MasterSecrets): Promise<boolean> {
  const secrets = createKeySecrets(...masterSecrets);
  const keys = await db.selectFrom("api_key").select(["id", "sealed"]).orderBy("id").limit(sampledKeys).execute();
  return keys.length === 0 || keys.some((key) => readText(key, secrets) !== null);
}

function withFallback(current: string, { MASTER_SECRET_FALLBACK: fallback }: SecretSettings): MasterSecrets {
  return fallback === undefined || fallback === current ? [current] : [current, fallback];
}

/**
 * The master secret of a data folder: created on first use, readable by its owner only. Processes that start concurrently agree
 * on one.
 */
export function readOrMakeMasterSecret(dataDir: string): string {
  const file = masterSecretFile(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readSecret(file);
}

/** Puts a master secret into a data folder. @throws where that has one. */
export function writeMasterSecret(dataDir: string, secret: string): void {
  writeFileSync(masterSecretFile(dataDir), `${secret}\n`, { flag: "wx", mode: 0o600 });
}

/** The master secrets for commands that work without one: undefined if the data folder has none. */
export function findMasterSecrets(settings: SecretSettings): MasterSecrets | undefined {
  const file = masterSecretFile(settings.DATA_DIR);
  const current = settings.MASTER_SECRET ?? (existsSync(file) ? readSecret(file) : undefined);
  return current === undefined ? undefined : withFallback(current, settings);
}

/** Where a data folder has its master secret. */
export function masterSecretFile(dataDir: string): string {
  return join(dataDir, "master-secret");
}

function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The master secret in ${file} is shorter than 32 characters`);
  return secret;
}
