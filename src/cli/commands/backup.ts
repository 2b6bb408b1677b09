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
    "Without --seal the backup has no master secret: keep MASTER_SECRET, or the file master-secret of DATA_DIR, in another place. Without it the API keys of a backup don't work.",
  arguments: fileArgument,
  options: {
    verify: { summary: "Check that a backup is whole instead" },
    seal: { summary: "Also back up the master secret, sealed by the passphrase in a file", value: "FILE" },
  },
  async run({ arguments: { file }, options, settings, print }) {
    if (options.verify) {
      const manifest = await verify(file);
      await readSecret(file, options.seal);
      return print(manifest, `${file} is whole: ${describeBackup(manifest)}\n`);
    }
    const { readVersion } = await import("../../config/version.js");
    const read = await settings();
    const seal = options.seal === undefined ? undefined : await prepareSeal(read, file, options.seal);
    const manifest = await backUp(read, file, { version: readVersion(), now: new Date() });
    await seal?.();
    const remark = seal
      ? `The master secret is in ${secretOf(file)}, sealed.`
      : "The master secret is not in it: keep it elsewhere.";
    print(manifest, `${file}: ${describeBackup(manifest)}\n${remark}\n`);
  },
});

/** Puts a backup into a data folder without a database. */
export const restore = defineCommand({
  name: "restore",
  summary: "Restore a backup where there is no database yet",
  arguments: fileArgument,
  options: {
    seal: { summary: "Also restore the master secret to DATA_DIR, by the passphrase in a file", value: "FILE" },
  },
  async run({ arguments: { file }, options, settings, print }) {
    const read = await settings();
    const secret = await readSecret(file, options.seal);
    const { masterSecretFile } = await import("../../accounts/master-secret.js");
    const secretFile = masterSecretFile(read.DATA_DIR);
    if (secret !== undefined) refuseExisting(secretFile);
    const { target, manifest } = await restoreTo(read, file);
    if (secret !== undefined) await putSecret(read.DATA_DIR, secret);
    const remark =
      secret === undefined
        ? "Start it with the master secret that it was used with."
        : `The master secret is in ${secretFile}.`;
    print(manifest, `Restored to ${target}: ${describeBackup(manifest)}\n${remark}\n`);
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

const secretOf = (file: string): string => `${file}.secret`;

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already`);
}

/** Finds all that is needed before the backup is made; what it resolves to writes the sealed master secret beside the backup. */
async function prepareSeal(settings: Settings, file: string, passphraseFile: string): Promise<() => Promise<void>> {
  const { findMasterSecrets } = await import("../../accounts/master-secret.js");
  const { readPassphrase, writeSealedSecret } = await import("../../accounts/sealed-secret.js");
  const [secret] = findMasterSecrets(settings) ?? [];
  if (secret === undefined) throw new Error("There is no master secret here: set MASTER_SECRET or DATA_DIR");
  const passphrase = readPassphrase(passphraseFile);
  refuseExisting(secretOf(file));
  return () => writeSealedSecret(secretOf(file), secret, passphrase);
}

/** The master secret beside a backup, where a passphrase for it is given. */
async function readSecret(file: string, passphraseFile: string | undefined): Promise<string | undefined> {
  if (passphraseFile === undefined) return undefined;
  const { readPassphrase, readSealedSecret } = await import("../../accounts/sealed-secret.js");
  return readSealedSecret(secretOf(file), readPassphrase(passphraseFile));
}

async function putSecret(dataDir: string, secret: string): Promise<void> {
  const { writeMasterSecret } = await import("../../accounts/master-secret.js");
  const { makeFolder } = await import("../../store/open-store.js");
  makeFolder(dataDir);
  writeMasterSecret(dataDir, secret);
}

const sqliteIn = (folder: string): string => join(folder, "rootgate.sqlite");

function describeBackup({ rows, version, begunAt }: BackupManifest): string {
  return `${rows["user"] ?? 0} users and ${rows["api_key"] ?? 0} API keys, of ${begunAt}, by rootgate ${version}`;
}
