import { sql } from "kysely";
import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import { toJsonRows } from "../store/json-rows.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";

/** Records when keys were last used, and writes it in bulk later. */
export interface LastUsed {
  readonly touch: (keyId: string) => void;
  /** Writes pending times. */
  close(): Promise<void>;
}

export interface LastUsedOptions {
  readonly flushMs: number;
}

export interface LastUsedParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** Keys per write, longest waiting first: with more keys in use, their times are some minutes late. */
const keysPerFlush = 2_000;

export function createLastUsed({ flushMs }: LastUsedOptions, { db, clock, breaker, log }: LastUsedParts): LastUsed {
  const usedAtMs = new Map<string, number>();

  const flush = async (): Promise<void> => {
    const rows: [keyId: string, usedAt: string][] = [];
    for (const [keyId, atMs] of usedAtMs) {
      if (rows.length >= keysPerFlush) break;
      rows.push([keyId, new Date(atMs).toISOString()]);
      usedAtMs.delete(keyId);
    }
    try {
      if (rows.length > 0) await write(db, rows);
    } catch (error) {
      // Informational only, so not retried.
      if (!(await breaker.report(error))) log.warn({ err: error }, "the keys' time of last use could not be written");
    }
  };

  let flushing = Promise.resolve();
  const flushAgain = (): Promise<void> => (flushing = flushing.then(flush));
  const flushLater = (): (() => void) =>
    clock.after(flushMs, () => {
      stop = flushLater();
      if (usedAtMs.size > 0 && !breaker.outage()) void flushAgain();
    });
  let stop = flushLater();

  return {
    // A waiting key keeps its position in the Map.
    touch: (keyId) => void usedAtMs.set(keyId, clock.nowMs()),
    async close() {
      stop();
      do await flushAgain();
      while (usedAtMs.size > 0 && !breaker.outage());
    },
  };
}

async function write(db: Database, rows: readonly (readonly [keyId: string, usedAt: string])[]): Promise<void> {
  // In a fixed order, which makes deadlocks between processes unlikely.
  await sql`
    update api_key set last_used_at = used.at
    from (select value ->> 0 as id, value ->> 1 as at from json_each(${toJsonRows(rows)}) as used order by 1) as used
    where api_key.id = used.id`.execute(db);
}
