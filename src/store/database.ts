import { type Dialect, Kysely, type Migration, Migrator } from "kysely";
import { userAndApiKey } from "./migrations/0001-user-and-api-key.js";
import type { Schema } from "./schema.js";

export type Database = Kysely<Schema>;

/** In the order they run; a migration that has run anywhere is never changed. */
const migrations: Readonly<Record<string, Migration>> = { "0001-user-and-api-key": userAndApiKey };

/** Opens the database and brings its tables up to date. Throws when a migration fails. */
export async function openDatabase(dialect: Dialect): Promise<Database> {
  const db = new Kysely<Schema>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error(`the database could not be migrated: ${error instanceof Error ? error.message : "?"}`, {
      cause: error,
    });
  }
  return db;
}
