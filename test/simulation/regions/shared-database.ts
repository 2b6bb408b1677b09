import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Clock } from "../../../src/clock.js";
import { type Database, openDatabase } from "../../../src/store/database.js";
import { toJsonRows } from "../../../src/store/json-rows.js";
import type { Schema } from "../../../src/store/schema.js";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";
import { describeStatement, type Statement } from "./statements.js";

/** A process's way to the database. */
export interface DatabaseLink {
  readonly clock: Clock;
  /** Counts a statement that is sent, and returns how long it takes, there and back. */
  readonly send: (statement: Statement) => number;
  /** Whether the process reaches the database now. */
  readonly isUp: () => boolean;
}

/** The real tables and statements, in memory, which all processes share. */
export interface SharedDatabase {
  readonly db: Database;
  /** A connection whose statements take time, and fail while the database is away. */
  readonly connect: (link: DatabaseLink) => Database;
}

/** As of the service's PostgreSQL pool. */
const queryTimeoutMs = 5_000;

export async function openSharedDatabase(): Promise<SharedDatabase> {
  const file = openSqliteFile(":memory:");
  const execute = (query: CompiledQuery): QueryResult<never> =>
    file.execute(query.sql, query.parameters) as QueryResult<never>;
  return {
    db: await openDatabase(createSqliteDialect(file)),
    connect: (link) =>
      new Kysely<Schema>({
        dialect: {
          createAdapter: () => new SqliteAdapter(),
          createDriver: () => createDriver(link, execute),
          createIntrospector: (db) => new SqliteIntrospector(db),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        },
      }),
  };
}

function createDriver(link: DatabaseLink, execute: (query: CompiledQuery) => QueryResult<never>) {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => link.clock.after(ms, resolve));
  /** Nothing comes back from a database that is away, so the statement times out. */
  const check = async (leftMs: number): Promise<void> => {
    if (link.isUp()) return;
    await pause(leftMs);
    throw new Error("the query timed out");
  };
  const executeQuery = async (query: CompiledQuery): Promise<QueryResult<never>> => {
    const halfMs = link.send(describeStatement(query)) / 2;
    await pause(halfMs);
    await check(queryTimeoutMs - halfMs);
    const result = execute(query);
    await pause(halfMs);
    await check(queryTimeoutMs - 2 * halfMs);
    return result;
  };
  const unused = (): never => {
    throw new Error("the simulation has no transactions");
  };
  const connection: DatabaseConnection = { executeQuery, streamQuery: unused };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: unused,
    commitTransaction: unused,
    rollbackTransaction: unused,
    destroy: async () => undefined,
  };
}

/** An account with one API key. */
export interface Account {
  readonly userId: string;
  readonly keyId: string;
  readonly keyText: string;
}

/** Adds accounts, as they are stored in the tables. */
export async function addAccounts(
  db: Database,
  accounts: readonly Account[],
  digest: (text: string) => string,
): Promise<void> {
  const rows = toJsonRows(accounts.map(({ userId, keyId, keyText }) => [userId, keyId, digest(keyText)]));
  await sql`
    insert into user (id, name, email, emailVerified, createdAt, updatedAt)
    select value ->> 0, '', value ->> 0, 1, '', '' from json_each(${rows})`.execute(db);
  await sql`
    insert into api_key (id, user_id, slot, name, network, digest, sealed, created_at)
    select value ->> 1, value ->> 0, 1, '', 'testnet', value ->> 2, '', '' from json_each(${rows})`.execute(db);
}
