import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Client } from "pg";
import { createEmptyPostgres } from "../fakes/migrated-store.js";

/** What is known of a released version's database (test/fixtures/released/README.md). */
export interface ReleasedFacts {
  readonly masterSecret: string;
  readonly keys: Readonly<Record<"restricted" | "mainnet" | "plain" | "revoked", string>>;
  readonly backupCodes: readonly string[];
}

const folderOf = (version: string): string => join(__dirname, "../fixtures/released", version);
const unzip = (version: string, name: string): Buffer => gunzipSync(readFileSync(join(folderOf(version), name)));

export function factsOf(version: string, kind: "sqlite" | "postgres"): ReleasedFacts {
  return JSON.parse(readFileSync(join(folderOf(version), "facts.json"), "utf8"))[kind];
}

/** Fills a data folder as the version left it: its devchain, its master secret, and its SQLite database. */
export function unpackData(version: string, dataDir: string, kind: "sqlite" | "postgres"): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, "testnet.chain"), unzip(version, "testnet.chain.gz"), { mode: 0o600 });
  writeFileSync(join(dataDir, "master-secret"), factsOf(version, kind).masterSecret, { mode: 0o600 });
  if (kind === "sqlite")
    writeFileSync(join(dataDir, "rootgate.sqlite"), unzip(version, "rootgate.sqlite.gz"), { mode: 0o600 });
}

/** A PostgreSQL database as the version left it. */
export async function restorePostgres(version: string): Promise<Awaited<ReturnType<typeof createEmptyPostgres>>> {
  const database = await createEmptyPostgres(new URL(process.env["TEST_POSTGRES_URL"] as string));
  const client = new Client({ connectionString: database.url.href });
  await client.connect();
  await client.query(unzip(version, "postgres.sql.gz").toString());
  await client.end();
  return database;
}

/** The version's own program, in a folder: the file to run. */
export function unpackProgram(version: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", join(folderOf(version), "program.tgz"), "-C", folder]);
  return join(folder, "program/main.js");
}
