import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";
import { createKeySecrets } from "./key-secrets.js";

/**
 * The master secret from the settings or the data folder. @throws if the database's API keys were created with another one, since
 * they would all stop working.
 */
export async function openMasterSecret(
  settings: Pick<Settings, "MASTER_SECRET" | "DATA_DIR">,
  db: Database,
): Promise<string> {
  const masterSecret = settings.MASTER_SECRET ?? readOrMakeMasterSecret(settings.DATA_DIR);
  const key = await db.selectFrom("api_key").select(["id", "sealed"]).limit(1).executeTakeFirst();
  try {
    if (key) createKeySecrets(masterSecret).unseal(key.sealed, key.id);
  } catch (cause) {
    const used = settings.MASTER_SECRET === undefined ? `the one in DATA_DIR ${settings.DATA_DIR}` : "MASTER_SECRET";
    throw new Error(
      `The database's API keys were created with another master secret than ${used}. Set MASTER_SECRET to it, ` +
        "or copy the file master-secret from the DATA_DIR that the database was used with",
      { cause },
    );
  }
  return masterSecret;
}

/**
 * The master secret of a data folder: created on first use, readable by its owner only. Processes that start concurrently agree
 * on one.
 */
export function readOrMakeMasterSecret(dataDir: string): string {
  const file = join(dataDir, "master-secret");
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`The master secret in ${file} is shorter than 32 characters`);
  return secret;
}
