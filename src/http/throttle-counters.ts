import { CompiledQuery, SqliteAdapter } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";

/** So many tries in so many seconds. */
export interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

/** Counts tries, each under the key of whoever tries. */
export interface Counter {
  /** Counts a try. 0: go ahead; else the seconds to wait. */
  spend(key: string): Promise<number>;
  /** Forgets the tries under a key. */
  forgive(key: string): Promise<void>;
}

/** Makes the counter of this name. */
export type CreateCounter = (name: string, allowance: Allowance) => Counter;

export interface CounterParts {
  readonly db: Database;
  readonly breaker: StoreBreaker;
  /** Stands for a key in the store, which need not know who tried what. */
  readonly digest: (key: string) => string;
}

/** Counters in the store: all processes count together, and a restart forgets nothing. While the store is away each process counts for itself. */
export function createCounterFactory({ db, breaker, digest }: CounterParts): CreateCounter {
  const storeClient = createQueryClient(db, breaker);
  return (name, { tries, seconds }) => {
    const options = { keyPrefix: name, points: tries, duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: "client",
      tableName: "throttle",
      tableCreated: true,
      // Done for all counters at once (limits/retention.ts).
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      async spend(key) {
        try {
          await limiter.consume(digest(key));
          return 0;
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
          throw refusal;
        }
      },
      async forgive(key) {
        await limiter.delete(digest(key));
      },
    };
  };
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The part of a PostgreSQL client that the library uses, on either database: its SQL differs for SQLite in the parameters' form only. */
function createQueryClient(db: Database, breaker: StoreBreaker) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return {
    async query({ text, values }: Query) {
      if (breaker.outage()) throw new Error("the store is away");
      const sql = isSqlite ? text.replaceAll(/\$(?=\d)/g, "?") : text;
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(sql, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
