import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import { type CountedRequest, createUsageCounts, type UsageRows } from "./usage-counts.js";
import { writeUsage } from "./write-usage.js";

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

/** What users see of their use is late by so much. */
const flushMs = 2_000;
/** While the store is away counts are kept, up to so many rows in all. */
const maxUnwritten = 100_000;
const memory = { maxEntries: 50_000, maxErrorsPerUser: 20 };

export function createUsage({ db, clock, breaker, log }: UsageParts): Usage {
  const counts = createUsageCounts(memory, () => clock.nowMs());
  let unwritten: UsageRows[] = [];

  const collect = (): void => {
    const { rows, dropped } = counts.drain();
    if (sizeOf(rows) === 0) return;
    const hasRoom = unwritten.reduce((sum, batch) => sum + sizeOf(batch), sizeOf(rows)) <= maxUnwritten;
    if (hasRoom) unwritten.push(rows);
    if (!hasRoom || dropped > 0)
      log.warn({ droppedRequests: dropped, droppedRows: hasRoom ? 0 : sizeOf(rows) }, "use could not be counted");
  };

  const write = async (): Promise<void> => {
    collect();
    try {
      for (let batch = unwritten[0]; batch; batch = unwritten[0]) {
        await writeUsage(db, batch);
        unwritten = unwritten.slice(1);
      }
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "use could not be written, and will be later");
    }
  };

  let writing = Promise.resolve();
  const flush = (): Promise<void> => (writing = writing.then(write));
  const flushLater = (): (() => void) =>
    clock.after(flushMs, () => {
      if (!breaker.outage()) void flush();
      stop = flushLater();
    });
  let stop = flushLater();

  return {
    count: (request) => counts.count(request),
    flush,
    close: () => {
      stop();
      return flush();
    },
  };
}

function sizeOf({ usage, latency, errors }: UsageRows): number {
  return usage.length + latency.length + errors.length;
}
