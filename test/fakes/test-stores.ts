import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { readSettings } from "../../src/config/read-settings.js";
import type { Database } from "../../src/store/database.js";
import { openStore } from "../../src/store/open-store.js";
import type { SqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { openSqliteThread } from "../../src/store/sqlite/sqlite-thread.js";

const workerUrl = pathToFileURL(join(__dirname, "../../dist/src/store/sqlite/sqlite-worker.js"));

/** Opens a SQLite file as the service does, in the compiled worker. */
export const openTestSqlite = (file: string): Promise<SqliteFile> => openSqliteThread(file, workerUrl);

/** An empty database of a test's own. */
export interface TestStore {
  /** What a process has to be told to open this database. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens it once more, as another process would. */
  readonly open: () => Promise<Database>;
  /** Closes what was opened and deletes it. */
  readonly remove: () => Promise<void>;
}

/** Every kind of store there is: SQLite, and PostgreSQL where TEST_POSTGRES_URL names a server (`test/services/postgres.sh`). */
export const storeKinds: readonly (readonly [name: string, make: () => Promise<TestStore>])[] = [
  ["SQLite", makeSqlite],
  ...(process.env["TEST_POSTGRES_URL"] ? [["PostgreSQL", makePostgres] as const] : []),
];

async function makeSqlite(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-store-"));
  return withOpened({ DATA_DIR: dataDir }, async () => rmSync(dataDir, { recursive: true }));
}

async function makePostgres(): Promise<TestStore> {
  const url = new URL(process.env["TEST_POSTGRES_URL"] as string);
  const name = `test_${randomBytes(8).toString("hex")}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return withOpened({ DATABASE_URL: own.href }, () => run(`drop database ${name} with (force)`));
}

function withOpened(env: Record<string, string>, remove: () => Promise<void>): TestStore {
  const opened: Database[] = [];
  return {
    env,
    async open() {
      const db = await openStore(readSettings(env), { openSqlite: openTestSqlite });
      opened.push(db);
      return db;
    },
    async remove() {
      for (const db of opened) await db.destroy();
      await remove();
    },
  };
}

/** Adds an API key to a user, in a slot of its own. */
export async function addKey(db: Database, { id, userId, slot = 1 }: AddedKey): Promise<void> {
  const row = { id, user_id: userId, slot, name: `key ${id}`, network: "testnet", description: null } as const;
  await db
    .insertInto("api_key")
    .values({ ...row, digest: id, sealed: "", created_at: "", revoked_at: null })
    .execute();
}

interface AddedKey {
  readonly id: string;
  readonly userId: string;
  readonly slot?: number;
}

/** Adds a user. */
export async function addUser(db: Database, id: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("user")
    .values({ id, name: id, email: `${id}@example.org`, emailVerified: 1, image: null, createdAt: now, updatedAt: now })
    .execute();
}
