import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isSelect, type SqliteFile } from "./sqlite-file.js";
import { SqliteTurns } from "./sqlite-turns.js";

export interface SqliteDialectOptions {
  /** The file's queue, if several dialects share its connection. */
  readonly turns?: SqliteTurns;
  /** A second connection to the file: selects outside of transactions use it, so that they don't delay writes. */
  readonly reader?: Pick<SqliteFile, "execute" | "close">;
}

/** Kysely's SQLite dialect for a file that several processes share and may migrate concurrently. */
export function createSqliteDialect(file: SqliteFile, options: SqliteDialectOptions = {}): Dialect {
  const { turns = new SqliteTurns(file), reader } = options;
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => createDriver({ file, turns, reader }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite supports schema changes in transactions: a migration is atomic, and its transaction is the lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface Connected {
  readonly file: SqliteFile;
  readonly turns: SqliteTurns;
  readonly reader: SqliteDialectOptions["reader"];
}

/** A connection of a query or transaction to the file's writing connection, or of a select to its reading one. */
class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #turns: SqliteTurns;
  readonly #reader: Connected["reader"];
  #isInTransaction = false;

  constructor({ file, turns, reader }: Connected) {
    this.#file = file;
    this.#turns = turns;
    this.#reader = reader;
  }

  async executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<never>> {
    if (this.#isInTransaction) return (await this.#file.execute(sql, parameters)) as QueryResult<never>;
    const reader = isSelect(sql) ? this.#reader : undefined;
    const result = reader ? reader.execute(sql, parameters) : this.#turns.execute({ sql, parameters });
    return (await result) as QueryResult<never>;
  }

  streamQuery(): never {
    throw new Error("SQLite's rows are not streamed");
  }

  async begin(): Promise<void> {
    await this.#turns.enter();
    this.#isInTransaction = true;
    // Takes the write lock at once: a transaction that starts with a read would fail, instead of waiting, when another process
    // writes.
    await this.#file.execute("begin immediate", []);
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    await this.#file.execute(how, []);
  }

  release(): void {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    this.#turns.leave();
  }
}

function own(connection: DatabaseConnection): SqliteConnection {
  return connection as SqliteConnection;
}

function createDriver(connected: Connected): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteConnection(connected),
    releaseConnection: async (connection) => own(connection).release(),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end("commit"),
    rollbackTransaction: (connection) => own(connection).end("rollback"),
    async destroy() {
      await connected.reader?.close();
      await connected.file.close();
    },
  };
}
