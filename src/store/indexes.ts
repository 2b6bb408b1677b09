import { sql } from "kysely";
import type { Database } from "./database.js";
import { isSqlite } from "./is-sqlite.js";

interface Index {
  readonly name: string;
  readonly on: string;
  /** SQLite has another one that serves. */
  readonly isPostgresOnly?: boolean;
}

/**
 * Indexes of large tables. They are built after the migrations, outside of a transaction, so that PostgreSQL can build them while other
 * processes write. Never change one: add another name, and drop the former.
 */
const indexes: readonly Index[] = [
  { name: "api_key_user_id", on: "api_key (user_id)" },
  { name: "user_quota_owner", on: `"user" (quota_owner) where quota_owner is not null` },
  { name: "user_created", on: `"user" ("createdAt", id)` },
  { name: "user_disabled", on: `"user" ("createdAt", id) where disabled_at is not null` },
  { name: "user_unverified", on: `"user" ("createdAt", id) where "emailVerified" = 0` },
  { name: "user_error_alert", on: `"user" (id) where error_alert_percent is not null` },
  { name: "user_email_bytes", on: `"user" (email collate "C")`, isPostgresOnly: true },
  { name: "api_key_expires_at", on: "api_key (expires_at) where expires_at is not null" },
  { name: "api_key_created", on: "api_key (created_at, id)" },
  { name: "deleted_account_owner", on: "deleted_account (quota_owner)" },
  { name: "deleted_account_until", on: "deleted_account (until)" },
  { name: "verification_value", on: "verification (value)" },
  { name: "known_device_last_used_at", on: "known_device (last_used_at)" },
  { name: "account_token_expires_at", on: "account_token (expires_at)" },
  { name: "sent_transaction_sent_at", on: "sent_transaction (sent_at)" },
  { name: "request_log_at", on: "request_log (at)" },
  { name: "request_log_params", on: "request_log (at, id) where params is not null" },
  { name: "quota_period_user", on: "quota (period, user_id)" },
  ...["usage", "method_latency"].flatMap((table) => [
    { name: `${table}_minutes_user`, on: `${table} (start, user_id) where length(start) = 16` },
    { name: `${table}_hours_user`, on: `${table} (start, user_id) where length(start) = 13` },
    { name: `${table}_days_user`, on: `${table} (start, user_id) where length(start) = 10` },
    { name: `${table}_months_user`, on: `${table} (start, user_id) where length(start) = 7` },
  ]),
];

/** Indexes that those above replace. */
const formerNames = [
  "quota_period",
  ...["usage", "method_latency"].flatMap((table) => ["hours", "days", "months"].map((span) => `${table}_${span}`)),
];

/** Builds missing indexes, under the lock of migrations. Can be interrupted and repeated. */
export async function buildIndexes(db: Database): Promise<void> {
  await (isSqlite(db) ? buildOnSqlite(db) : buildOnPostgres(db));
}

async function buildOnSqlite(db: Database): Promise<void> {
  for (const { name, on } of indexes.filter(({ isPostgresOnly }) => !isPostgresOnly))
    await sql`create index if not exists ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  for (const name of formerNames) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}

/** Whether each index is valid: an interrupted build leaves an invalid one. */
type FoundIndexes = ReadonlyMap<string, boolean>;

async function findIndexes(db: Database): Promise<FoundIndexes> {
  const names = sql.join([...indexes.map(({ name }) => name), ...formerNames]);
  const { rows } = await sql<{ name: string; isValid: boolean }>`
    select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace and relname in (${names})`.execute(db);
  return new Map(rows.map(({ name, isValid }) => [name, isValid]));
}

async function buildOnPostgres(db: Database): Promise<void> {
  const found = await findIndexes(db);
  const how = sql.raw((await isEmpty(db)) ? "" : "concurrently");
  const drop = (name: string) => sql`drop index ${how} if exists ${sql.ref(name)}`.execute(db);
  for (const { name, on } of indexes) {
    if (found.get(name)) continue;
    await drop(name);
    await sql`create index ${how} ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
  for (const name of formerNames) if (found.has(name)) await drop(name);
}

/** A new database has no other writers, and waits for no concurrent build. */
async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) === undefined;
}
