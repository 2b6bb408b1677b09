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

/** Kysely's SQLite, over a file that several processes share and may migrate at once. */
export function createSqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => createDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite's tables do change in transactions: a migration is all or nothing, and its transaction is the lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A query's or a transaction's view of a file's one connection. */
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
    // The write lock is taken at once: a transaction that reads first would fail, not wait, when another process writes.
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
