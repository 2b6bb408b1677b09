import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The master secret of a data folder: made on first use, readable by its owner only. Two processes that start at once agree on one. */
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
