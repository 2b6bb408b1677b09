import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { DatabaseSync } from "@photostructure/sqlite";

/** What a backup holds, stored beside it as `<file>.json`. */
export interface BackupManifest {
  /** The version of rootgate that made it. */
  readonly version: string;
  /** When it was begun: everything that was committed before is in it (ISO 8601). */
  readonly begunAt: string;
  readonly migrations: readonly string[];
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Writes a consistent copy of a SQLite database that may be in use to `file`, which must not exist, and its manifest beside it. Writers
 * are not held up. It is not migrated, so that a newer program can back up an older service's database.
 */
export async function backUp(
  source: string,
  file: string,
  { version, now }: { readonly version: string; readonly now: Date },
): Promise<BackupManifest> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const draft = `${file}.${process.pid}.draft`;
  try {
    closeSync(openSync(draft, "wx", ownerOnly));
    using(source, (database) => database.exec(`VACUUM INTO '${draft.replaceAll("'", "''")}'`));
    const manifest = { version, begunAt: now.toISOString(), ...describe(draft), sha256: await digestOf(draft) };
    sync(draft);
    writeFileSync(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: ownerOnly });
    linkSync(draft, file);
    return manifest;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Reads a backup's manifest. @throws if the backup is not what the manifest says, or is damaged. */
export async function verifyBackup(file: string): Promise<BackupManifest> {
  const manifest = JSON.parse(readFileSync(`${file}.json`, "utf8")) as BackupManifest;
  if ((await digestOf(file)) !== manifest.sha256)
    throw new Error(`${file} is damaged: its digest is not the manifest's`);
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
export async function restoreBackup(file: string, target: string): Promise<BackupManifest> {
  const present = ["", "-wal"].map((suffix) => `${target}${suffix}`).find((path) => existsSync(path));
  if (present !== undefined) throw new Error(`There is a database already: ${present}. Restore into another DATA_DIR`);
  const manifest = await verifyBackup(file);
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

const ownerOnly = 0o600;

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

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function sync(file: string): void {
  const descriptor = openSync(file, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
