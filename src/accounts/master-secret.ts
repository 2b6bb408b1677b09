import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { readText } from "./key-row.js";
import { createKeySecrets } from "./key-secrets.js";

/** API keys that are decrypted at the start. IDs are random, so the first ones in their order are of any age. */
const sampledKeys = 20;

/**
 * The master secret from the settings or the data folder. @throws if it decrypts none of the database's API keys, since they were
 * created with another one and would all stop working. Single damaged keys do not stop the start.
 */
export async function openMasterSecret(
  settings: Pick<Settings, "MASTER_SECRET" | "DATA_DIR">,
  db: Database,
): Promise<string> {
  const masterSecret = settings.MASTER_SECRET ?? readOrMakeMasterSecret(settings.DATA_DIR);
  const secrets = createKeySecrets(masterSecret);
  const keys = await db.selectFrom("api_key").select(["id", "sealed"]).orderBy("id").limit(sampledKeys).execute();
  if (keys.length === 0 || keys.some((key) => readText(key, secrets) !== null)) return masterSecret;
  const used = settings.MASTER_SECRET === undefined ? `the one in DATA_DIR ${settings.DATA_DIR}` : "MASTER_SECRET";
  throw new Error(
    `The database's API keys were created with another master secret than ${used}. Set MASTER_SECRET to it, ` +
      "or copy the file master-secret from the DATA_DIR that the database was used with",
  );
}

/**
 * The master secret of a data folder: created on first use, readable by its owner only. Processes that start concurrently agree
 * on one.
 */
export function readOrMakeMasterSecret(dataDir: string): string {
  const file = fileIn(dataDir);
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

/** The master secret for commands that work without one: undefined if the data folder has none. */
export function findMasterSecret(settings: Pick<Settings, "MASTER_SECRET" | "DATA_DIR">): string | undefined {
  const file = fileIn(settings.DATA_DIR);
  return settings.MASTER_SECRET ?? (existsSync(file) ? readSecret(file) : undefined);
}

function fileIn(dataDir: string): string {
  return join(dataDir, "master-secret");
}

function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The master secret in ${file} is shorter than 32 characters`);
  return secret;
}
