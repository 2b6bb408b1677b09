import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import type { Settings } from "../config/settings.js";

interface WarningLog {
  warn(fields: object, message: string): void;
}

/** Warns of a SQLite database that is created in a data folder where one was used. */
export function warnOfLostDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">,
  now: Date,
  log: WarningLog,
): void {
  if (DATABASE_URL !== undefined) return;
  const files = findTracesOfLostDatabase(DATA_DIR, now);
  if (files.length === 0) return;
  log.warn(
    { folder: DATA_DIR, files },
    "the database is empty, in a data folder that was used before: if it was lost, stop the service and restore a backup (rootgate restore)",
  );
}

/** Files that a service leaves in its data folder. */
const traceName = /^(master-secret|rootgate\.sqlite|\w+\.chain)$/;
/** Files of a first start are younger: other processes may be making them at the same time. */
const minAgeMs = 60_000;

/**
 * Files that show an earlier use of a data folder whose database has no tables; empty where nothing seems lost. A
 * copy of `rootgate.sqlite` without its write-ahead log is such a database.
 */
export function findTracesOfLostDatabase(dataDir: string, now: Date): string[] {
  // Opening the store says what is wrong with something that is no folder.
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return [];
  if (hasTables(join(dataDir, "rootgate.sqlite"))) return [];
  return readdirSync(dataDir).filter(
    (name) => traceName.test(name) && now.getTime() - statSync(join(dataDir, name)).mtimeMs >= minAgeMs,
  );
}

function hasTables(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare("select 1 from sqlite_master where name = 'user'").get() !== undefined;
  } catch {
    // Opening it for use says what is wrong with it.
    return true;
  } finally {
    database.close();
  }
}
