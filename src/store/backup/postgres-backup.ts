import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { type BackupFacts, type BackupManifest, type Contents, verifyDigest, writeBackup } from "./backup-file.js";

/**
 * Writes all tables of a PostgreSQL database that may be in use to `file`, by pg_dump, and its manifest beside it. The manifest's rows are
 * those of the same snapshot.
 *
 * @throws where pg_dump is not installed, or is older than the server.
 */
export function backUpPostgres(url: string, file: string, facts: BackupFacts): Promise<BackupManifest> {
  return writeBackup(file, facts, (draft) =>
    withClient(url, async (client) => {
      await client.query("begin isolation level repeatable read read only");
      const { rows } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
      const contents = await describe(client);
      if (!contents) throw new Error("this is no database of rootgate");
      await run("pg_dump", url, [...plain, "--format=custom", `--snapshot=${rows[0]?.id ?? ""}`, `--file=${draft}`]);
      return { database: "postgresql", ...contents };
    }),
  );
}

/** Reads a backup's manifest. @throws if the backup is not what the manifest says, or pg_restore can't read it. */
export async function verifyPostgres(file: string): Promise<BackupManifest> {
  const manifest = await verifyDigest(file);
  await run("pg_restore", undefined, ["--list", file]);
  return manifest;
}

/** Verifies a backup and restores it into a database without tables: all of it, or nothing. */
export async function restorePostgres(file: string, url: string): Promise<BackupManifest> {
  const manifest = await verifyPostgres(file);
  return withClient(url, async (client) => {
    if ((await tablesOf(client)).length > 0)
      throw new Error("There are tables already in the database that DATABASE_URL names. Restore into an empty one");
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    await run("pg_restore", url, [...plain, "--exit-on-error", "--single-transaction", `--dbname=${name}`, file]);
    const restored = await describe(client);
    if (JSON.stringify(restored?.rows) !== JSON.stringify(manifest.rows))
      throw new Error("the restored database does not hold what the backup's manifest says");
    return manifest;
  });
}

/** Another server has other roles. */
const plain = ["--no-owner", "--no-privileges", "--no-password"] as const;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "rootgate backup" });
  // A connection that breaks while pg_dump runs would end the process; the next statement fails by itself.
  client.on("error", () => undefined);
  await client.connect();
  try {
    // The snapshot's transaction is idle for as long as pg_dump takes.
    await client.query("set idle_in_transaction_session_timeout = 0");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Undefined for a database that is not rootgate's. */
async function describe(client: pg.Client): Promise<Contents | undefined> {
  const tables = await tablesOf(client);
  if (!tables.includes("kysely_migration")) return undefined;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(table)}`);
    counts[table] = Number(rows[0]?.count);
  }
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return { migrations: rows.map(({ name }) => name), rows: counts };
}

async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() order by tablename collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Runs one of PostgreSQL's programs; it finds the database in its environment, since all users of a machine see arguments. */
async function run(program: string, url: string | undefined, words: readonly string[]): Promise<void> {
  const env = { ...process.env, ...(url !== undefined && environmentOf(new URL(url))) };
  try {
    await promisify(execFile)(program, words, { env });
  } catch (cause) {
    const { code, stderr } = cause as { readonly code?: unknown; readonly stderr?: string };
    if (code === "ENOENT")
      throw new Error(
        `${program} is not installed: install PostgreSQL's client programs, of the server's version or a newer one`,
        { cause },
      );
    throw new Error(`${program} failed: ${stderr?.trim() ?? String(code)}`, { cause });
  }
}

const variables = {
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
} as const;

/** The variables that PostgreSQL's programs read, for a connection URL. */
function environmentOf({ hostname, port, username, password, pathname, searchParams }: URL): Record<string, string> {
  const all = {
    PGHOST: searchParams.get("host") ?? hostname.replace(/^\[(.*)\]$/, "$1"),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      Object.entries(variables).map(([param, variable]) => [variable, searchParams.get(param) ?? ""]),
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
