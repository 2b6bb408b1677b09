import type { CreateTableBuilder, Kysely, Migration } from "kysely";

/**
 * Tables of the accounts library (better-auth 1.7, with its names and columns), additional columns of users and keys, and the
 * counter of changes.
 */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("user").addColumn("twoFactorEnabled", "integer").execute();
    await db.schema.alterTable("user").addColumn("disabled_at", "text").execute();
    await createSession(db);
    await createAccount(db);
    await createVerification(db);
    await createTwoFactor(db);
    await extendApiKey(db);
    await createKeyChange(db);
  },
};

async function createSession(db: Kysely<unknown>): Promise<void> {
  await withTimes(db.schema.createTable("session"))
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .execute();
  await db.schema.createIndex("session_userId").on("session").column("userId").execute();
}

async function createAccount(db: Kysely<unknown>): Promise<void> {
  let table = withTimes(db.schema.createTable("account"))
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull());
  // For social log-in, which this service does not offer; the library's queries name these columns.
  for (const unused of [
    "accessToken",
    "refreshToken",
    "idToken",
    "accessTokenExpiresAt",
    "refreshTokenExpiresAt",
    "scope",
  ])
    table = table.addColumn(unused, "text");
  await table.addColumn("password", "text").execute();
  await db.schema.createIndex("account_userId").on("account").column("userId").execute();
}

async function createVerification(db: Kysely<unknown>): Promise<void> {
  await withTimes(db.schema.createTable("verification"))
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("verification_identifier").on("verification").column("identifier").execute();
}

async function createTwoFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("twoFactor")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("verified", "integer")
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", "text")
    .execute();
  await db.schema.createIndex("twoFactor_userId").on("twoFactor").column("userId").execute();
}

/** The digest of a rotated key's old secret is kept for the grace period. Allow-lists are JSON arrays of texts. */
async function extendApiKey(db: Kysely<unknown>): Promise<void> {
  for (const column of ["previous_digest", "previous_expires_at", "last_used_at"])
    await db.schema.alterTable("api_key").addColumn(column, "text").execute();
  for (const column of ["allowed_origins", "allowed_methods", "allowed_contracts"])
    await db.schema
      .alterTable("api_key")
      .addColumn(column, "text", (definition) => definition.notNull().defaultTo("[]"))
      .execute();
  await db.schema.createIndex("api_key_previous_digest").on("api_key").column("previous_digest").execute();
}

/** One row that counts revocations, rotations and other changes, watched by other processes. */
async function createKeyChange(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("key_change")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  const rows = db as Kysely<{ key_change: { id: number; revision: number } }>;
  await rows.insertInto("key_change").values({ id: 1, revision: 0 }).execute();
}

function withTimes(table: CreateTableBuilder<string>) {
  return table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull());
}
