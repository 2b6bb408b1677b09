import { PostgresDialect } from "kysely";
import pg from "pg";

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name`. */
  readonly url: string;
  readonly maxConnections: number;
  /** Query timeout in milliseconds; 0: none. */
  readonly queryTimeoutMs: number;
}

/** How long a query may wait for a connection: an outage has to be detected soon. */
const connectTimeoutMs = 3_000;

/** PostgreSQL types of sums and counts; their values fit a number here. */
const numericTypes: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Kysely's PostgreSQL dialect with a bounded pool. Calls `onBroken` when a connection breaks; the pool replaces it. */
export function createPostgresDialect(options: PostgresOptions, onBroken: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: options.queryTimeoutMs,
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
  return new PostgresDialect({ pool });
}
