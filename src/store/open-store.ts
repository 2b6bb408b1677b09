import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import type { Settings } from "../config/settings.js";
import { type Database, migrate, openDatabase } from "./database.js";
import type { Schema } from "./schema.js";
import { createSqliteDialect } from "./sqlite/sqlite-dialect.js";
import type { SqliteFile } from "./sqlite/sqlite-file.js";
import { openSqliteReader } from "./sqlite/sqlite-reader.js";
import { openSqliteThread } from "./sqlite/sqlite-thread.js";
import { SqliteTurns } from "./sqlite/sqlite-turns.js";
import { divideConnections, type PoolName, poolNames, pools } from "./store-pools.js";

export type StoreSettings = Pick<Settings, "DATABASE_URL" | "DATABASE_CONNECTIONS" | "DATA_DIR">;

export interface StoreParts {
  /** Called when a connection to PostgreSQL breaks. */
  readonly onBroken?: (error: Error) => void;
  /** Where a SQLite file is opened; by default in a worker thread. */
  readonly openSqlite?: (file: string) => SqliteFile | Promise<SqliteFile>;
}

/** The store of a running service, one database for each purpose. On SQLite all share a file that one connection writes. */
export interface OpenedStore extends Readonly<Record<PoolName, Database>> {
  close(): Promise<void>;
}

/** Opens and migrates the store that the settings name, for a command. Any number of processes may do so concurrently. */
export async function openStore(settings: StoreSettings, parts: StoreParts = {}): Promise<Database> {
  const connect = await prepare(settings, parts);
  return connect("background", settings.DATABASE_CONNECTIONS);
}

/** Opens and migrates the store that the settings name, for a service. */
export async function openStorePools(settings: StoreSettings, parts: StoreParts = {}): Promise<OpenedStore> {
  const connect = await prepare(settings, parts);
  const counts = divideConnections(settings.DATABASE_CONNECTIONS);
  const opened = Object.fromEntries(poolNames.map((name) => [name, connect(name, counts[name])]));
  return {
    ...(opened as Record<PoolName, Database>),
    async close() {
      await Promise.all([...new Set(Object.values(opened))].map((db) => db.destroy()));
    },
  };
}

/** Opens one pool of the migrated store. */
type Connect = (name: PoolName, maxConnections: number) => Database;

async function prepare(settings: StoreSettings, parts: StoreParts): Promise<Connect> {
  const { onBroken = () => {}, openSqlite = openSqliteThread } = parts;
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  makeFolder(dataDir);
  return url === undefined ? prepareSqlite(dataDir, openSqlite) : preparePostgres(url, onBroken);
}

async function preparePostgres(url: string, onBroken: (error: Error) => void): Promise<Connect> {
  const { createPostgresDialect, unlimited } = await import("./postgres-dialect.js");
  const open = (maxConnections: number, limits = unlimited): Database =>
    new Kysely<Schema>({ dialect: createPostgresDialect({ url, maxConnections, limits }, onBroken) });
  // One connection holds the lock, the other one migrates.
  const migrating = open(2);
  try {
    await connect(migrating);
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return (name, maxConnections) => open(maxConnections, pools[name].limits);
}

/** Opens the store without bringing its tables up to date. */
export async function openStoreAsItIs({ DATABASE_URL: url, DATA_DIR: dataDir }: StoreSettings): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: await dialectOf(url, dataDir) });
  await connect(db);
  return db;
}

async function dialectOf(url: string | undefined, dataDir: string): Promise<Dialect> {
  if (url === undefined) {
    const { openSqliteFile } = await import("./sqlite/sqlite-file.js");
    const file = openSqliteFile(join(dataDir, "rootgate.sqlite"));
    return createSqliteDialect(file, { turns: new SqliteTurns(file) });
  }
  const { createPostgresDialect } = await import("./postgres-dialect.js");
  return createPostgresDialect({ url, maxConnections: 1, limits: pools.dashboard.limits }, () => {});
}

async function connect(db: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new Error("Cannot connect to the database", { cause });
  }
}

type OpenSqlite = NonNullable<StoreParts["openSqlite"]>;

async function prepareSqlite(dataDir: string, open: OpenSqlite): Promise<Connect> {
  const path = join(dataDir, "rootgate.sqlite");
  try {
    const file = await open(path);
    const turns = new SqliteTurns(file);
    const db = await openDatabase(createSqliteDialect(file, { turns }));
    const reader = openSqliteReader(() => open(path));
    const ofDashboard = new Kysely<Schema>({ dialect: createSqliteDialect(file, { turns, reader }) });
    return (name) => (name === "dashboard" ? ofDashboard : db);
  } catch (cause) {
    throw unusable(dataDir, cause);
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

function unusable(dataDir: string, cause: unknown): Error {
  return new Error(`DATA_DIR ${dataDir} can't be used: ${(cause as Error).message}`, { cause });
}
