import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { Settings } from "../config/settings.js";
import { type Database, migrate, openDatabase } from "./database.js";
import type { Schema } from "./schema.js";
import { createSqliteDialect } from "./sqlite/sqlite-dialect.js";
import type { SqliteFile } from "./sqlite/sqlite-file.js";
import { openSqliteThread } from "./sqlite/sqlite-thread.js";

type StoreSettings = Pick<Settings, "DATABASE_URL" | "DATABASE_CONNECTIONS" | "DATA_DIR">;

/** Query timeout: callers are waiting. */
const queryTimeoutMs = 5_000;

export interface StoreParts {
  /** Called when a connection to PostgreSQL breaks. */
  readonly onBroken?: (error: Error) => void;
  /** Where a SQLite file is opened; by default in a worker thread. */
  readonly openSqlite?: (file: string) => SqliteFile | Promise<SqliteFile>;
}

/** Opens and migrates the store that the settings name. Any number of processes may do so concurrently. */
export async function openStore(settings: StoreSettings, parts: StoreParts = {}): Promise<Database> {
  const { onBroken = () => {}, openSqlite = openSqliteThread } = parts;
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: maxConnections, DATA_DIR: dataDir } = settings;
  makeFolder(dataDir);
  if (url === undefined) return openFile(dataDir, openSqlite);
  const { createPostgresDialect } = await import("./postgres-dialect.js");
  // Without a timeout: a migration may take long, or wait for that of another process.
  const alone = { url, maxConnections: 1, queryTimeoutMs: 0 };
  const migrating = new Kysely<Schema>({ dialect: createPostgresDialect(alone, onBroken) });
  try {
    await connect(migrating);
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return new Kysely<Schema>({ dialect: createPostgresDialect({ url, maxConnections, queryTimeoutMs }, onBroken) });
}

async function connect(db: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new Error("Cannot connect to the database", { cause });
  }
}

/** Creates the data folder if it is missing, since other files are stored there too. */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw unusable(dataDir, cause);
  }
}

async function openFile(dataDir: string, open: NonNullable<StoreParts["openSqlite"]>): Promise<Database> {
  try {
    return await openDatabase(createSqliteDialect(await open(join(dataDir, "rootgate.sqlite"))));
  } catch (cause) {
    throw unusable(dataDir, cause);
  }
}

function unusable(dataDir: string, cause: unknown): Error {
  return new Error(`DATA_DIR ${dataDir} can't be used: ${(cause as Error).message}`, { cause });
}
