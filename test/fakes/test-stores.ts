import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../src/config/read-settings.js";
import type { Database } from "../../src/store/database.js";
import { openStore } from "../../src/store/open-store.js";
import { copyMigratedSqlite, createMigratedPostgres, openTestSqlite } from "./migrated-store.js";

/** A migrated, empty database of a test's own. */
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
  await copyMigratedSqlite(dataDir);
  return withOpened({ DATA_DIR: dataDir }, async () => rmSync(dataDir, { recursive: true }));
}

async function makePostgres(): Promise<TestStore> {
  const { url, drop } = await createMigratedPostgres(new URL(process.env["TEST_POSTGRES_URL"] as string));
  return withOpened({ DATABASE_URL: url.href }, drop);
}

function withOpened(env: Record<string, string>, remove: () => Promise<unknown>): TestStore {
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
