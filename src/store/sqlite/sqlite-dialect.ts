import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteFile } from "./sqlite-file.js";

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

/** A file's one connection, which queries and transactions have in turn. */
function createDriver(file: SqliteFile): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => file.execute(sql, parameters) as Promise<QueryResult<never>>,
    streamQuery: () => {
      throw new Error("SQLite's rows are not streamed");
    },
  };
  const say = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  let lastTurn = Promise.resolve();
  let endTurn: (() => void) | undefined;

  return {
    init: async () => {},
    async acquireConnection() {
      const before = lastTurn;
      let end: (() => void) | undefined;
      lastTurn = new Promise((resolve) => (end = resolve));
      await before;
      endTurn = end;
      return connection;
    },
    releaseConnection: async () => endTurn?.(),
    // The write lock is taken at once: a transaction that reads first would fail, not wait, when another process writes.
    beginTransaction: () => say("begin immediate"),
    commitTransaction: () => say("commit"),
    rollbackTransaction: () => say("rollback"),
    destroy: async () => file.close(),
  };
}
