import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/settings.js";
import type { BackupFacts, BackupManifest } from "../../store/backup/backup-file.js";
import { defineCommand } from "../command.js";

const fileArgument = { file: { summary: "The backup; its manifest is beside it, as <file>.json" } } as const;

/** Backs up the database while the service runs. */
export const backup = defineCommand({
  name: "backup",
  summary: "Back up the database while the service runs, or verify a backup",
  details:
    "The backup has no master secret: keep MASTER_SECRET, or the file master-secret of DATA_DIR, in another place. Without it the API keys of a backup don't work.",
  arguments: fileArgument,
  options: { verify: { summary: "Check that a backup is whole instead" } },
  async run({ arguments: { file }, options, settings, print }) {
    if (options.verify) {
      const manifest = await verify(file);
      return print(manifest, `${file} is whole: ${describeBackup(manifest)}\n`);
    }
    const { readVersion } = await import("../../config/version.js");
    const manifest = await backUp(await settings(), file, { version: readVersion(), now: new Date() });
    print(manifest, `${file}: ${describeBackup(manifest)}\nThe master secret is not in it: keep it elsewhere.\n`);
  },
});

/** Puts a backup into a data folder without a database. */
export const restore = defineCommand({
  name: "restore",
  summary: "Restore a backup where there is no database yet",
  arguments: fileArgument,
  async run({ arguments: { file }, settings, print }) {
    const { target, manifest } = await restoreTo(await settings(), file);
    print(
      manifest,
      `Restored to ${target}: ${describeBackup(manifest)}\nStart it with the master secret that it was used with.\n`,
    );
  },
});

async function backUp({ DATABASE_URL, DATA_DIR }: Settings, file: string, facts: BackupFacts): Promise<BackupManifest> {
  if (DATABASE_URL !== undefined) {
    const { backUpPostgres } = await import("../../store/backup/postgres-backup.js");
    return backUpPostgres(DATABASE_URL, file, facts);
  }
  const source = sqliteIn(DATA_DIR);
  if (!existsSync(source)) throw new Error(`There is no ${source} here: set DATA_DIR`);
  const { backUpSqlite } = await import("../../store/backup/sqlite-backup.js");
  return backUpSqlite(source, file, facts);
}

async function verify(file: string): Promise<BackupManifest> {
  const { readManifest } = await import("../../store/backup/backup-file.js");
  if (readManifest(file).database === "postgresql") {
    const { verifyPostgres } = await import("../../store/backup/postgres-backup.js");
    return verifyPostgres(file);
  }
  const { verifySqlite } = await import("../../store/backup/sqlite-backup.js");
  return verifySqlite(file);
}

async function restoreTo({ DATABASE_URL, DATA_DIR }: Settings, file: string) {
  const { readManifest } = await import("../../store/backup/backup-file.js");
  const isPostgres = readManifest(file).database === "postgresql";
  if (isPostgres !== (DATABASE_URL !== undefined))
    throw new Error(
      isPostgres
        ? "The backup is of PostgreSQL: set DATABASE_URL to an empty database"
        : "The backup is of SQLite: unset DATABASE_URL",
    );
  if (DATABASE_URL !== undefined) {
    const { restorePostgres } = await import("../../store/backup/postgres-backup.js");
    return { target: "the database of DATABASE_URL", manifest: await restorePostgres(file, DATABASE_URL) };
  }
  const { restoreSqlite } = await import("../../store/backup/sqlite-backup.js");
  const { makeFolder } = await import("../../store/open-store.js");
  makeFolder(DATA_DIR);
  const target = sqliteIn(DATA_DIR);
  return { target, manifest: await restoreSqlite(file, target) };
}

const sqliteIn = (folder: string): string => join(folder, "rootgate.sqlite");

function describeBackup({ rows, version, begunAt }: BackupManifest): string {
  return `${rows["user"] ?? 0} users and ${rows["api_key"] ?? 0} API keys, of ${begunAt}, by rootgate ${version}`;
}
