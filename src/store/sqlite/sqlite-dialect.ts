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
import type { SqliteFile } from "./sqlite-file.js";
import { SqliteTurns } from "./sqlite-turns.js";

/** Kysely's SQLite dialect for a file that several processes share and may migrate concurrently. */
export function createSqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => createDriver(file),
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

/** A connection of a query or transaction to the file's only SQLite connection. */
class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #turns: SqliteTurns;
  #isInTransaction = false;

  constructor(file: SqliteFile, turns: SqliteTurns) {
    this.#file = file;
    this.#turns = turns;
  }

  async executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<never>> {
    const result = this.#isInTransaction
      ? this.#file.execute(sql, parameters)
      : this.#turns.execute({ sql, parameters });
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

function createDriver(file: SqliteFile): Driver {
  const turns = new SqliteTurns(file);
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteConnection(file, turns),
    releaseConnection: async (connection) => own(connection).release(),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end("commit"),
    rollbackTransaction: (connection) => own(connection).end("rollback"),
    destroy: async () => file.close(),
  };
}
