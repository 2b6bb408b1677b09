import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSyncInstance } from "@photostructure/sqlite";

export interface SqliteStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a statement gave: rows, or how many it changed. */
export interface SqliteResult {
  readonly rows: unknown[];
  readonly numAffectedRows?: bigint;
}

/** What became of a statement. */
export type SqliteOutcome = { readonly result: SqliteResult } | { readonly error: unknown };

/** An open SQLite file. One statement runs at a time, in the order in which they come. */
export interface SqliteFile {
  execute(sql: string, parameters: readonly unknown[]): SqliteResult | Promise<SqliteResult>;
  /** Runs statements that have nothing to do with each other, so that all writes share one commit. Each succeeds or fails by itself. */
  executeTogether(statements: readonly SqliteStatement[]): readonly SqliteOutcome[] | Promise<readonly SqliteOutcome[]>;
  close(): void | Promise<void>;
}

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly hasRows: boolean;
}

/** So many statements are kept prepared; the service has fewer, unless some are made up of lists of any length. */
const maxPrepared = 200;

/** Opens a file in this thread: write-ahead log, every commit synced to disk, other writing processes waited for. */
export function openSqliteFile(file: string) {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  // The time-out comes first: the switch to write-ahead logging, too, waits for other processes that start.
  database.exec("PRAGMA busy_timeout = 10000;");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const prepared = new Map<string, Prepared>();

  /** Statements are prepared once: it takes as long as running a small one. */
  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    if (prepared.size >= maxPrepared) prepared.clear();
    prepared.set(sql, made);
    return made;
  };

  const execute = (sql: string, parameters: readonly unknown[]): SqliteResult => {
    const { statement, hasRows } = prepare(sql);
    if (hasRows) return { rows: statement.all(...(parameters as never[])) };
    return { rows: [], numAffectedRows: BigInt(statement.run(...(parameters as never[])).changes) };
  };

  return {
    execute,
    executeTogether: (statements): SqliteOutcome[] => executeTogether(database, execute, statements),
    close: () => database.close(),
  } satisfies SqliteFile;
}

type Execute = (sql: string, parameters: readonly unknown[]) => SqliteResult;

/** One transaction from the first write to the last. A statement that fails undoes only itself, unless SQLite gives the transaction up. */
function executeTogether(
  database: { readonly isTransaction: boolean },
  execute: Execute,
  statements: readonly SqliteStatement[],
): SqliteOutcome[] {
  const isWrite = ({ sql }: SqliteStatement): boolean => !/^select\b/i.test(sql);
  const first = statements.findIndex(isWrite);
  const last = statements.findLastIndex(isWrite);
  if (first === last) return statements.map((statement) => attempt(execute, statement));
  const outcomes = statements.slice(0, first).map((statement) => attempt(execute, statement));
  try {
    execute("begin immediate", []);
    for (const statement of statements.slice(first, last + 1)) {
      const outcome = attempt(execute, statement);
      if ("error" in outcome && !database.isTransaction) throw outcome.error;
      outcomes.push(outcome);
    }
    execute("commit", []);
  } catch (error) {
    if (database.isTransaction) execute("rollback", []);
    return statements.map((_, index) => (index < first ? (outcomes[index] as SqliteOutcome) : { error }));
  }
  return [...outcomes, ...statements.slice(last + 1).map((statement) => attempt(execute, statement))];
}

function attempt(execute: Execute, { sql, parameters }: SqliteStatement): SqliteOutcome {
  try {
    return { result: execute(sql, parameters) };
  } catch (error) {
    return { error };
  }
}

/** Lets nobody but the owner read the file, nor what SQLite keeps beside it and creates with the same mode. Another owner's is left as it is. */
function keepPrivate(file: string): void {
  if (file === ":memory:") return;
  // Only where there is none: to close a file that this process has open elsewhere would end SQLite's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", ownerOnly));
  for (const suffix of ["", "-wal", "-shm"]) {
    const path = `${file}${suffix}`;
    if (existsSync(path) && statSync(path).uid === process.geteuid?.()) chmodSync(path, ownerOnly);
  }
}

const ownerOnly = 0o600;
