import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/** Whether the database is SQLite; otherwise it is PostgreSQL. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** A text column in byte order, in which texts with a common prefix are neighbours in every locale. */
export function byBytes<Tables>(db: Kysely<Tables>, column: string): RawBuilder<string> {
  return isSqlite(db) ? sql`${sql.ref(column)} collate binary` : sql`${sql.ref(column)} collate "C"`;
}
