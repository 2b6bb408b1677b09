import { CompiledQuery } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createDigests, type Digests, type MasterSecrets } from "../accounts/derive-secret.js";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import { isSqlite } from "../store/is-sqlite.js";
import type { StoreBreaker } from "../store/store-breaker.js";

/** A number of attempts in a number of seconds. */
export interface AttemptLimit {
  readonly tries: number;
  readonly seconds: number;
}

/** Counts attempts by key. */
export interface Counter {
  /** Counts an attempt. 0 if it is allowed, else the seconds to wait. */
  count(key: string): Promise<number>;
  /** Resets a key. */
  forgive(key: string): Promise<void>;
}

/** Creates the counter of this name. */
export type CreateCounter = (name: string, limit: AttemptLimit) => Counter;

export interface CounterParts {
  readonly db: Database;
  readonly breaker: StoreBreaker;
  readonly clock: Pick<Clock, "machineAheadMs">;
  /** Digests of a key for the store. */
  readonly digests: Digests;
}

/** The throttles' counters, whose keys are stored as digests. */
export function createThrottleCounters(
  store: Omit<CounterParts, "digests">,
  masterSecrets: MasterSecrets,
): CreateCounter {
  return createCounterFactory({ ...store, digests: createDigests(masterSecrets, "rootgate throttles") });
}

/**
 * Counters in the store: shared by all processes, and kept across restarts. While the store is unavailable, each process counts
 * on its own.
 */
export function createCounterFactory({ digests, ...parts }: CounterParts): CreateCounter {
  const storeClient = createQueryClient(parts);
  return (name, { tries, seconds }) => {
    const options = { keyPrefix: name, points: tries, duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: "client",
      tableName: "throttle",
      tableCreated: true,
      // Expired counts of all counters are deleted at once (usage/retention.ts).
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      // While the master secret is changed, under both of its digests: processes with either one count on.
      async count(key) {
        let waitSeconds = 0;
        for (const digest of digests(key)) waitSeconds = Math.max(waitSeconds, await consume(limiter, digest));
        return waitSeconds;
      },
      async forgive(key) {
        for (const digest of digests(key)) await limiter.delete(digest);
      },
    };
  };
}

async function consume(limiter: RateLimiterPostgres, digest: string): Promise<number> {
  try {
    await limiter.consume(digest);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}

interface Counted {
  readonly expire?: unknown;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Numbers from here on are times of the library. */
const firstTimeMs = Date.UTC(2001);

/**
 * The part of a PostgreSQL client that the library uses, for either database: only the form of parameters differs in SQLite. The
 * library takes the machine's time; the store's rows have the store's.
 */
function createQueryClient({ db, breaker, clock }: Omit<CounterParts, "digests">) {
  const hasQuestionMarks = isSqlite(db);
  return {
    async query({ text, values }: Query) {
      if (breaker.outage()) throw new Error("the database is unavailable");
      const sql = hasQuestionMarks ? text.replaceAll(/\$(?=\d)/g, "?") : text;
      const aheadMs = clock.machineAheadMs();
      const shifted = values.map((value) => (isTime(value) ? value - aheadMs : value));
      const { rows: found, numAffectedRows } = await db.executeQuery<Counted>(CompiledQuery.raw(sql, shifted));
      const rows = found.map((row) => (isTime(row.expire) ? { ...row, expire: row.expire + aheadMs } : row));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= firstTimeMs;
}
