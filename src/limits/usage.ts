import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { type CountedRequest, createUsageCounts } from "./usage-counts.js";
import { toUsageWrites, type UsageWrite } from "./usage-writes.js";

/** The history of use, counted in memory and written behind in bulk: a killed process loses some seconds of it. */
export interface Usage {
  readonly count: (request: CountedRequest) => void;
  /** Writes what was counted so far. */
  readonly flush: () => Promise<void>;
  /** Writes the rest. */
  readonly close: () => Promise<void>;
}

export interface UsageParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** What users see of their use is late by so much… */
const flushMs = 2_000;
/** …and by so many times as long as the last writing took: with many users there is more to gain from counting on. */
const restFactor = 10;
/** While the store is away, counts are kept in memory up to this. */
const memory = { maxEntries: 200_000, maxErrorsPerUser: 20 };

export function createUsage({ db, clock, breaker, log }: UsageParts): Usage {
  const counts = createUsageCounts(memory, () => clock.nowMs());
  let unwritten: UsageWrite[] = [];
  let restUntilMs = -Infinity;

  const collect = (): void => {
    const drained = counts.drain();
    unwritten = toUsageWrites(drained);
    if (drained.dropped > 0) log.warn({ droppedRequests: drained.dropped }, "use could not be counted");
  };

  const write = async (): Promise<void> => {
    const startMs = clock.elapsedMs();
    try {
      // What could not be written the last time comes first, and is out of memory before more is taken on.
      for (const isRest of [true, false]) {
        if (!isRest) collect();
        for (let next = unwritten[0]; next; next = unwritten[0]) {
          await next(db);
          unwritten.shift();
        }
      }
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "use could not be written, and will be later");
    }
    const endMs = clock.elapsedMs();
    restUntilMs = endMs + restFactor * (endMs - startMs);
  };

  let writing = Promise.resolve();
  const flush = (): Promise<void> => (writing = writing.then(write));
  const flushLater = (): (() => void) =>
    clock.after(flushMs, () => {
      const isDue = clock.elapsedMs() >= restUntilMs || counts.isHalfFull();
      if (isDue && !breaker.outage()) void flush();
      stop = flushLater();
    });
  let stop = flushLater();

  return {
    count: counts.count,
    flush,
    close: () => {
      stop();
      return flush();
    },
  };
}
