import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSyncInstance } from "@photostructure/sqlite";

export interface SqliteStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Result of a statement: rows, or the number of changed rows. */
export interface SqliteResult {
  readonly rows: unknown[];
  readonly numAffectedRows?: bigint;
}

/** Result or error of a statement. */
export type SqliteOutcome = { readonly result: SqliteResult } | { readonly error: unknown };

/** An open SQLite file. Statements run one at a time, in order of arrival. */
export interface SqliteFile {
  execute(sql: string, parameters: readonly unknown[]): SqliteResult | Promise<SqliteResult>;
  /** Runs independent statements in one transaction, so that they share one commit. Each succeeds or fails on its own. */
  executeTogether(statements: readonly SqliteStatement[]): readonly SqliteOutcome[] | Promise<readonly SqliteOutcome[]>;
  close(): void | Promise<void>;
}

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly hasRows: boolean;
}

/** Maximum number of prepared statements; the service has fewer, except statements with lists of any length. */
const maxPrepared = 200;

/** Opens a file in this thread, with a write-ahead log and every commit synced to disk. Waits for other writing processes. */
export function openSqliteFile(file: string) {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  // The timeout comes first, since switching to write-ahead logging also waits for other processes.
  database.exec("PRAGMA busy_timeout = 10000;");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const prepared = new Map<string, Prepared>();

  /** Statements are prepared once, since preparing takes as long as running a small one. */
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
    close() {
      if (database.isOpen) database.close();
    },
  } satisfies SqliteFile;
}

type Execute = (sql: string, parameters: readonly unknown[]) => SqliteResult;

/** One transaction for all writes. A failed statement undoes only itself, unless SQLite rolls the transaction back. */
function executeTogether(
  database: { readonly isTransaction: boolean },
  execute: Execute,
  statements: readonly SqliteStatement[],
): SqliteOutcome[] {
  const isWrite = ({ sql }: SqliteStatement): boolean => !isSelect(sql);
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

/** Whether a statement only reads. A statement with `with` may write. */
export function isSelect(sql: string): boolean {
  return /^select\b/i.test(sql);
}

function attempt(execute: Execute, { sql, parameters }: SqliteStatement): SqliteOutcome {
  try {
    return { result: execute(sql, parameters) };
  } catch (error) {
    return { error };
  }
}

/** Makes the file, and SQLite's files beside it, accessible to its owner only. A file of another owner is left unchanged. */
function keepPrivate(file: string): void {
  if (file === ":memory:") return;
  // Only if the file is missing: closing a file that this process has open elsewhere would release SQLite's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", ownerOnly));
  for (const suffix of ["", "-wal", "-shm"]) {
    const path = `${file}${suffix}`;
    if (existsSync(path) && statSync(path).uid === process.geteuid?.()) chmodSync(path, ownerOnly);
  }
}

const ownerOnly = 0o600;
