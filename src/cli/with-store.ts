import { existsSync } from "node:fs";
import type { Settings } from "../config/settings.js";
import type { Database } from "../store/database.js";

/** Runs a command with the service's store, which must exist. A running service may use it at the same time. */
export async function withStore<Result>(settings: Settings, work: (db: Database) => Promise<Result>): Promise<Result> {
  if (settings.DATABASE_URL === undefined && !existsSync(settings.DATA_DIR))
    throw new Error(`There is no ${settings.DATA_DIR} here: set DATA_DIR or DATABASE_URL, or start the service first`);
  const { openStore } = await import("../store/open-store.js");
  const { openSqliteFile } = await import("../store/sqlite/sqlite-file.js");
  const db = await openStore(settings, { openSqlite: openSqliteFile });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
