import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { createDigests, type Digests, type MasterSecrets } from "../accounts/derive-secret.js";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
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
  /** The store's. */
  readonly clock: Pick<Clock, "nowMs">;
  /** Digests of a key for the store. */
  readonly digests: Digests;
}

/** Attempts in a time that ends at `expire`, in milliseconds since 1970. */
interface Count {
  readonly points: number;
  readonly expire: number;
}

/** Where counts are. An attempt after the end of its key's time begins another. */
interface Counts {
  add(key: string, expire: number, nowMs: number): Promise<Count>;
  delete(key: string): Promise<void>;
}

/** Keys that each process counts while the store is unavailable; those that were counted longest ago are forgotten. */
const maxOwnKeys = 10_000;

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
export function createCounterFactory({ db, breaker, clock, digests }: CounterParts): CreateCounter {
  const counts = storedCounts(db);
  const ownCounts = countsInMemory();
  const inStore = async <Result>(use: (counts: Counts) => Promise<Result>): Promise<Result> => {
    if (breaker.outage()) return use(ownCounts);
    try {
      return await use(counts);
    } catch (error) {
      await breaker.report(error);
      return use(ownCounts);
    }
  };
  return (name, { tries, seconds }) => {
    // While the master secret is changed, under both of its digests: processes with either one count on.
    const keysOf = (key: string) => digests(key).map((digest) => `${name}:${digest}`);
    const countOne = async (key: string): Promise<number> => {
      const nowMs = Math.floor(clock.nowMs());
      const { points, expire } = await inStore((all) => all.add(key, nowMs + seconds * 1_000, nowMs));
      return points <= tries ? 0 : Math.max(1, Math.ceil((expire - nowMs) / 1_000));
    };
    return {
      async count(key) {
        let waitSeconds = 0;
        for (const one of keysOf(key)) waitSeconds = Math.max(waitSeconds, await countOne(one));
        return waitSeconds;
      },
      async forgive(key) {
        for (const one of keysOf(key)) {
          await ownCounts.delete(one);
          await inStore((all) => all.delete(one));
        }
      },
    };
  };
}

/** Expired counts of all counters are deleted at once (usage/retention.ts). */
function storedCounts(db: Database): Counts {
  return {
    async add(key, expire, nowMs) {
      const isOver = sql<boolean>`throttle.expire is null or throttle.expire <= ${nowMs}`;
      const row = await db
        .insertInto("throttle")
        .values({ key, points: 1, expire })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            points: sql`case when ${isOver} then 1 else throttle.points + 1 end`,
            expire: sql`case when ${isOver} then excluded.expire else throttle.expire end`,
          }),
        )
        .returning(["points", "expire"])
        .executeTakeFirstOrThrow();
      return { points: row.points, expire: Number(row.expire) };
    },
    async delete(key) {
      await db.deleteFrom("throttle").where("key", "=", key).execute();
    },
  };
}

function countsInMemory(): Counts {
  const counts = new LRUCache<string, Count>({ max: maxOwnKeys });
  return {
    async add(key, expire, nowMs) {
      const known = counts.get(key);
      const count = known && known.expire > nowMs ? { ...known, points: known.points + 1 } : { points: 1, expire };
      counts.set(key, count);
      return count;
    },
    async delete(key) {
      counts.delete(key);
    },
  };
}
