import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

/** Kysely's SQLite dialect over a file: write-ahead log, every commit synced to disk, other writing processes waited for. */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  // The time-out comes first: the switch to write-ahead logging, too, waits for other processes that start.
  database.exec("PRAGMA busy_timeout = 10000;");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  return new SharedSqliteDialect({ database: adapt(database) });
}

/** Kysely takes a SQLite file for its own alone. Here several processes share it, and may migrate it at once. */
class SharedSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor({ database }: { readonly database: SqliteDatabase }) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/** SQLite's tables do change in transactions: a migration is all or nothing, and its transaction is the lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A transaction takes the write lock as it begins: one that reads first would fail, not wait, when another process writes. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** So many statements are kept prepared; the service has fewer, unless some are made up of lists of any length. */
const maxPrepared = 200;

/** The `node:sqlite` API in the form that Kysely expects. Statements are prepared once: it takes as long as running a small one. */
function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql: string): SqliteStatement {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (prepared.size >= maxPrepared) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function adaptStatement(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => statement.run(...(parameters as never[])),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  };
}
