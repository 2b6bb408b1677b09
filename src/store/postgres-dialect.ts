import { PostgresDialect } from "kysely";
import pg from "pg";

export interface PostgresOptions {
  /** `postgres://user:password@host:port/name`. */
  readonly url: string;
  readonly maxConnections: number;
  /** After that long without an answer a query fails; 0: never. */
  readonly queryTimeoutMs: number;
}

/** How long a query may wait for a connection: a store that is away has to be noticed soon. */
const connectTimeoutMs = 3_000;

/** PostgreSQL's types of sums and counts, whose values fit a number here. */
const numericTypes: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Kysely's Postgres dialect over a bounded pool. `onBroken` is told when a connection breaks; the pool replaces it. */
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
  // The pool listens to connections at rest only: one that breaks in use would end the process.
  pool.on("connect", (client) => client.on("error", onBroken));
  return new PostgresDialect({ pool });
}
