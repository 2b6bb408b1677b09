import { closeSync, existsSync, linkSync, openSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { type BackupFacts, type BackupManifest, ownerOnly, sync, verifyDigest, writeBackup } from "./backup-file.js";

/**
 * Writes a consistent copy of a SQLite database that may be in use to `file`, which must not exist, and its manifest beside it. Writers
 * are not held up. It is not migrated, so that a newer program can back up an older service's database.
 */
export function backUpSqlite(source: string, file: string, facts: BackupFacts): Promise<BackupManifest> {
  return writeBackup(file, facts, async (draft) => {
    using(source, (database) => database.exec(`VACUUM INTO '${draft.replaceAll("'", "''")}'`));
    return { database: "sqlite", ...describe(draft) };
  });
}

/** Reads a backup's manifest. @throws if the backup is not what the manifest says, or is damaged. */
export async function verifySqlite(file: string): Promise<BackupManifest> {
  const manifest = await verifyDigest(file);
  using(file, (database) => {
    const [row] = database.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
    if (row?.integrity_check !== "ok") throw new Error(`${file} is damaged: ${row?.integrity_check}`);
  });
  const { migrations, rows } = describe(file);
  if (JSON.stringify({ migrations, rows }) !== JSON.stringify({ migrations: manifest.migrations, rows: manifest.rows }))
    throw new Error(`${file} does not hold what its manifest says`);
  return manifest;
}

/** Verifies a backup and puts it at `target`, where there must be no database. */
export async function restoreSqlite(file: string, target: string): Promise<BackupManifest> {
  const present = ["", "-wal"].map((suffix) => `${target}${suffix}`).find((path) => existsSync(path));
  if (present !== undefined) throw new Error(`There is a database already: ${present}. Restore into another DATA_DIR`);
  const manifest = await verifySqlite(file);
  const draft = `${target}.${process.pid}.draft`;
  try {
    closeSync(openSync(draft, "wx", ownerOnly));
    await copyFile(file, draft);
    sync(draft);
    // Unlike a rename, it fails where a database has come meanwhile.
    linkSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
  return manifest;
}

function using<T>(file: string, work: (database: InstanceType<typeof DatabaseSync>) => T): T {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec("PRAGMA busy_timeout = 10000");
    return work(database);
  } finally {
    database.close();
  }
}

function describe(file: string): Pick<BackupManifest, "migrations" | "rows"> {
  return using(file, (database) => {
    const names = (sql: string) => (database.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
    const tables = names(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    );
    if (!tables.includes("kysely_migration")) throw new Error("this is no database of rootgate");
    const count = (table: string): number =>
      (database.prepare(`select count(*) as count from "${table}"`).get() as { count: number }).count;
    return {
      migrations: names("select name from kysely_migration order by name"),
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
    };
  });
}
