import { PostgresAdapter, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";

/** Limits of statements, in milliseconds; the server holds them. 0: none. */
export interface StatementLimits {
  readonly statementMs: number;
  /** Time that a statement may wait for a lock. */
  readonly lockMs: number;
  /** Time between the statements of a transaction. */
  readonly idleInTransactionMs: number;
}

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name`. */
  readonly url: string;
  readonly maxConnections: number;
  readonly limits: StatementLimits;
}

/** No limits, for migrations: they may take long, or wait for another process's migration. */
export const unlimited: StatementLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** How long a query may wait for a connection: an outage has to be detected soon. */
const connectTimeoutMs = 3_000;
/** The client gives up this long after the server should have: it has stopped responding. */
const serverGraceMs = 2_000;

/** PostgreSQL types of sums and counts; their values fit a number here. */
const numericTypes: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Kysely's PostgreSQL dialect with a bounded pool. Calls `onBroken` when a connection breaks; the pool replaces it. */
export function createPostgresDialect(options: PostgresOptions, onBroken: (error: Error) => void): PostgresDialect {
  const { statementMs, lockMs, idleInTransactionMs } = options.limits;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + serverGraceMs,
    keepAlive: true,
    application_name: "rootgate",
    types: {
      getTypeParser: (type: Parameters<typeof pg.types.getTypeParser>[0]) =>
        numericTypes.has(type) ? Number : pg.types.getTypeParser(type),
    },
  });
  pool.on("error", onBroken);
  // The pool handles errors of idle connections only: an error of a used connection would end the process.
  pool.on("connect", (client) => client.on("error", onBroken));
  return new RowLockDialect({
    pool: { connect: async () => closedWhenBroken(await pool.connect()), end: () => pool.end() },
  });
}

/** A client whose connection is closed on release if a query failed without a response: it may still be running on the server. */
function closedWhenBroken(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | undefined;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // The rollback of a transaction would wait behind the query.
    if (failure) throw failure;
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) failure = error as Error;
      throw error;
    }
  };
  // Kysely uses the form with cursors for streams only.
  return { query: query as never, release: () => client.release(failure) };
}

/** Migrations are locked by a row (`migration-lock.ts`), since not every engine of PostgreSQL's protocol has advisory locks. */
class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class RowLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new RowLockAdapter();
  }
}
