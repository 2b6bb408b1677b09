import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";

/** Remembers which keys were used, and writes it behind, in bulk: to the accuracy of the interval. */
export interface LastUsed {
  readonly touch: (keyId: string) => void;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}

export interface LastUsedOptions {
  readonly flushMs: number;
}

export interface LastUsedParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** So many ids fit into one statement of either database. */
const idsPerStatement = 500;

export function createLastUsed({ flushMs }: LastUsedOptions, { db, now, breaker, log }: LastUsedParts): LastUsed {
  const used = new Set<string>();

  const flush = async (): Promise<void> => {
    const ids = [...used];
    used.clear();
    const lastUsedAt = now().toISOString();
    try {
      for (let start = 0; start < ids.length; start += idsPerStatement)
        await db
          .updateTable("api_key")
          .set({ last_used_at: lastUsedAt })
          .where("id", "in", ids.slice(start, start + idsPerStatement))
          .execute();
    } catch (error) {
      // Only a hint for the key's owner: not worth keeping for later.
      if (!(await breaker.report(error))) log.warn({ err: error }, "when keys were last used could not be written");
    }
  };

  let flushing = Promise.resolve();
  const flushAgain = (): Promise<void> => (flushing = flushing.then(flush));
  const timer = setInterval(() => {
    if (used.size > 0 && !breaker.outage()) void flushAgain();
  }, flushMs).unref();

  return {
    touch: (keyId) => void used.add(keyId),
    async close() {
      clearInterval(timer);
      await flushAgain();
    },
  };
}
