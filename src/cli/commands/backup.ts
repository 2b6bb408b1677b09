import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/settings.js";
import type { BackupManifest } from "../../store/sqlite/backup.js";
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
    const { backUp, verifyBackup } = await import("../../store/sqlite/backup.js");
    if (options.verify) {
      const manifest = await verifyBackup(file);
      return print(manifest, `${file} is whole: ${describeBackup(manifest)}\n`);
    }
    const { readVersion } = await import("../../config/version.js");
    const source = databaseOf(await settings());
    if (!existsSync(source)) throw new Error(`There is no ${source} here: set DATA_DIR`);
    const manifest = await backUp(source, file, { version: readVersion(), now: new Date() });
    print(manifest, `${file}: ${describeBackup(manifest)}\nThe master secret is not in it: keep it elsewhere.\n`);
  },
});

/** Puts a backup into a data folder without a database. */
export const restore = defineCommand({
  name: "restore",
  summary: "Restore a backup into a DATA_DIR without a database",
  arguments: fileArgument,
  async run({ arguments: { file }, settings, print }) {
    const { restoreBackup } = await import("../../store/sqlite/backup.js");
    const { makeFolder } = await import("../../store/open-store.js");
    const read = await settings();
    const target = databaseOf(read);
    makeFolder(read.DATA_DIR);
    const manifest = await restoreBackup(file, target);
    print(
      manifest,
      `Restored to ${target}: ${describeBackup(manifest)}\nStart it with the master secret that it was used with.\n`,
    );
  },
});

function databaseOf({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (DATABASE_URL !== undefined)
    throw new Error(
      "DATABASE_URL names PostgreSQL: use pg_dump --format=custom, and pg_restore into an empty database",
    );
  return join(DATA_DIR, "rootgate.sqlite");
}

function describeBackup({ rows, version, begunAt }: BackupManifest): string {
  return `${rows["user"] ?? 0} users and ${rows["api_key"] ?? 0} API keys, of ${begunAt}, by rootgate ${version}`;
}
