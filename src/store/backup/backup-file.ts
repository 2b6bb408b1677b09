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

/** What a backup holds, stored beside it as `<file>.json`. */
export interface BackupManifest {
  /** The kind of database. Manifests from before PostgreSQL's backups lack it: they are of SQLite. */
  readonly database?: "sqlite" | "postgresql";
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

export interface BackupFacts {
  readonly version: string;
  readonly now: Date;
}

/** Migrations and rows of a database. */
export type Contents = Pick<BackupManifest, "migrations" | "rows">;

/** Backups have e-mails and IP addresses. */
export const ownerOnly = 0o600;

/** Has `write` write a backup to a file of another name, and gives it its own once it is whole, with its manifest beside it. */
export async function writeBackup(
  file: string,
  { version, now }: BackupFacts,
  write: (draft: string) => Promise<Contents & Pick<BackupManifest, "database">>,
): Promise<BackupManifest> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const draft = `${file}.${process.pid}.draft`;
  try {
    closeSync(openSync(draft, "wx", ownerOnly));
    const { database, ...contents } = await write(draft);
    const sha256 = await digestOf(draft);
    const manifest = { ...(database && { database }), version, begunAt: now.toISOString(), ...contents, sha256 };
    sync(draft);
    writeFileSync(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: ownerOnly });
    linkSync(draft, file);
    return manifest;
  } finally {
    rmSync(draft, { force: true });
  }
}

export function readManifest(file: string): BackupManifest {
  return JSON.parse(readFileSync(`${file}.json`, "utf8")) as BackupManifest;
}

/** The manifest of a backup. @throws if the digest of the backup is another one than the manifest's. */
export async function verifyDigest(file: string): Promise<BackupManifest> {
  const manifest = readManifest(file);
  if ((await digestOf(file)) !== manifest.sha256)
    throw new Error(`${file} is damaged: its digest is not the manifest's`);
  return manifest;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

export function sync(file: string): void {
  const descriptor = openSync(file, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
