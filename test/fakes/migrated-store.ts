import { createHash, randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { readSettings } from "../../src/config/read-settings.js";
import { openStore } from "../../src/store/open-store.js";
import type { SqliteFile } from "../../src/store/sqlite/sqlite-file.js";
import { openSqliteThread } from "../../src/store/sqlite/sqlite-thread.js";

// Copies of one migrated, empty database: to migrate each test's own took most of the time of the store's tests.

const workerUrl = pathToFileURL(join(__dirname, "../../dist/src/store/sqlite/sqlite-worker.js"));

/** Other migrations have another name: what an earlier run left is never taken for theirs. */
const templateName = `rootgate_template_${hashOfMigrations()}`;

/** Opens a SQLite file as the service does, in the compiled worker. */
export const openTestSqlite = (file: string): Promise<SqliteFile> => openSqliteThread(file, workerUrl);

function hashOfMigrations(): string {
  const folder = resolve(__dirname, "../../src/store");
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

const migrate = async (env: Readonly<Record<string, string>>): Promise<void> =>
  (await openStore(readSettings(env), { openSqlite: openTestSqlite })).destroy();

/** Puts a migrated, empty SQLite database into a data folder. */
export async function copyMigratedSqlite(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `${templateName}.sqlite`);
  if (!existsSync(template)) {
    const folder = mkdtempSync(join(tmpdir(), "rootgate-template-"));
    await migrate({ DATA_DIR: folder });
    renameSync(join(folder, "rootgate.sqlite"), template);
    rmSync(folder, { recursive: true });
  }
  copyFileSync(template, join(dataDir, "rootgate.sqlite"));
}

/** Runs statements on a connection of their own to a server. */
async function runOn(url: URL, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const databaseOf = (server: URL, name: string): URL => Object.assign(new URL(server), { pathname: `/${name}` });

/** Creates a migrated, empty database on a PostgreSQL server. Returns its URL, and how to drop it. */
export async function createMigratedPostgres(server: URL): Promise<{ url: URL; drop: () => Promise<unknown> }> {
  const found = await runOn(server, `select from pg_database where datname = '${templateName}'`);
  if (found.length === 0) await createPostgresTemplate(server);
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOn(server, `create database ${name} template ${templateName}`);
  return { url: databaseOf(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) };
}

/** Creates a database without tables on a PostgreSQL server. */
export async function createEmptyPostgres(server: URL): Promise<{ url: URL; drop: () => Promise<unknown> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOn(server, `create database ${name}`);
  return { url: databaseOf(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) };
}

/** Several workers may do it at once: the first to be done gives its database the name. */
async function createPostgresTemplate(server: URL): Promise<void> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOn(server, `create database ${name}`);
  await migrate({ DATABASE_URL: databaseOf(server, name).href });
  try {
    await runOn(server, `alter database ${name} rename to ${templateName}`);
  } catch (error) {
    if ((error as { code?: string }).code !== "42P04") throw error;
    await runOn(server, `drop database ${name} with (force)`);
  }
}
