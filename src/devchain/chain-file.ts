import { closeSync, constants, openSync, readSync, rmSync } from "node:fs";
import { DatabaseSync, type StatementSyncInstance } from "@photostructure/sqlite";
import { lockFile } from "../store/file-lock.js";

/** The SQLite database that a chain is kept in. */
export interface ChainFile {
  prepare(sql: string): StatementSyncInstance;
  /** Returns when all that `work` has written is on disk; when it throws, nothing is. A kill or a power cut at any moment changes neither. */
  inTransaction<T>(work: () => T): T;
  close(): void;
}

const version = 3;

/** Addresses, hashes and code are bytes; the height of a state's node is that of the first block that wrote it. */
const schema = `
  CREATE TABLE origin (id INTEGER PRIMARY KEY CHECK (id = 1), content BLOB NOT NULL);
  CREATE TABLE block (height INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, bloom BLOB, content BLOB NOT NULL);
  CREATE INDEX block_with_logs ON block (height) WHERE bloom IS NOT NULL;
  CREATE TABLE mined_transaction (
    hash BLOB PRIMARY KEY, height INTEGER NOT NULL, position INTEGER NOT NULL, gas_price INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX mined_transaction_place ON mined_transaction (height, position);
  CREATE TABLE waiting_transaction (
    arrival INTEGER PRIMARY KEY,
    hash BLOB NOT NULL, sender BLOB NOT NULL, nonce INTEGER NOT NULL, raw BLOB NOT NULL,
    UNIQUE (sender, nonce)
  );
  CREATE TABLE state_node (hash BLOB PRIMARY KEY, height INTEGER NOT NULL, value BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), offset_seconds INTEGER NOT NULL);
  CREATE TABLE snapshot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    height INTEGER NOT NULL, taken_at INTEGER NOT NULL, clock_offset_seconds INTEGER NOT NULL
  );
`;

/** What version 3 has beside it: states that were changed without a transaction. */
const changedStates = `
  CREATE TABLE changed_state (height INTEGER PRIMARY KEY, root BLOB NOT NULL);
  ALTER TABLE snapshot ADD COLUMN changed_root BLOB;
  PRAGMA user_version = ${version};
`;

/**
 * Opens the database at `path`, in a folder that exists, or creates one; `reset` deletes what is there first. Throws an Error when
 * another process has it open or it can't be read.
 */
export function openChainFile(path: string, { reset = false }: { readonly reset?: boolean } = {}): ChainFile {
  const unlock = lockFile(`${path}.lock`);
  try {
    if (reset) for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
    refuseOther(path);
    return openDatabase(path, unlock);
  } catch (cause) {
    unlock();
    const problem = cause instanceof Error ? cause.message : String(cause);
    const wayOut = "Start once with --reset for a new chain, or put a good file in its place";
    throw new Error(`The devchain ${path} can't be opened: ${problem}. ${wayOut}`, { cause });
  }
}

/** One that is gone when it is closed, for tests. */
export function openChainInMemory(): ChainFile {
  return openDatabase(":memory:", () => {});
}

function openDatabase(path: string, unlock: () => void): ChainFile {
  const database = new DatabaseSync(path);
  try {
    // No locking_mode = EXCLUSIVE: a closed connection would keep its lock until its statements are collected.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    prepareSchema(database);
  } catch (cause) {
    database.close();
    throw cause;
  }
  return {
    prepare: (sql) => database.prepare(sql),
    inTransaction(work) {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (cause) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw cause;
      }
    },
    close() {
      database.close();
      unlock();
    },
  };
}

function prepareSchema(database: InstanceType<typeof DatabaseSync>): void {
  const found = database.prepare("PRAGMA user_version").get() as { user_version: number };
  if (found.user_version === version) return;
  const missing = { 0: schema + changedStates, 2: changedStates }[found.user_version];
  if (missing === undefined) throw new Error(`its format is version ${found.user_version}, not ${version}`);
  database.exec(`BEGIN IMMEDIATE; ${missing} COMMIT`);
}

const sqliteMagic = "SQLite format 3\0";
const journalMagic = "rootgate";

/** Creates the file, readable for its owner alone, and refuses one that isn't an SQLite database. */
function refuseOther(path: string): void {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    const bytes = Buffer.alloc(sqliteMagic.length);
    const length = readSync(descriptor, bytes, 0, bytes.length, 0);
    const magic = bytes.toString("latin1", 0, length);
    if (magic.startsWith(journalMagic)) throw new Error("it is of an earlier version");
    if (length > 0 && magic !== sqliteMagic) throw new Error("it is no devchain");
  } finally {
    closeSync(descriptor);
  }
}
