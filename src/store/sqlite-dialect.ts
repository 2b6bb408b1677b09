import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Kysely's SQLite dialect over a file: write-ahead log, every commit synced to disk, other writing processes waited for. */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;",
  );
  return new SqliteDialect({ database: adapt(database) });
}

/** The `node:sqlite` API in the form that Kysely expects. */
function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    prepare(sql: string): SqliteStatement {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as never[])),
        run: (parameters) => statement.run(...(parameters as never[])),
        iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
      };
    },
    close: () => database.close(),
  };
}
