import type { Clock } from "../clock.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";
import type { HistoryStore, UsageWrite } from "./history/history-store.js";
import { createRequestSamples } from "./request-samples.js";
import { type CountedRequest, UsageCounts } from "./usage-counts.js";

/** Counts usage in memory and writes it in bulk: a killed process loses the last seconds, with 100,000 active users the last minute. */
export interface Usage {
  readonly count: (request: CountedRequest) => void;
  /** Counts something that is no request. */
  readonly tally: UsageCounts["tally"];
  /** Writes all counts so far. */
  readonly flush: () => Promise<void>;
  /** Writes the remaining counts, as long as the history responds. */
  readonly close: () => Promise<void>;
}

export interface UsageOptions {
  /** Maximum number of failed requests per API key in the request log, and of successful ones. */
  readonly logEntries: number;
}

export interface UsageParts {
  readonly history: Pick<HistoryStore, "toWrites">;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
}

/** The usual delay between writes… */
const flushMs = 2_000;
/** …and its minimum as a multiple of the last write's duration: with many users, longer intervals save more. */
const restFactor = 10;
/** How long a stop waits for each of the last writes. */
const closeMs = 5_000;
/** Maximum of counts kept in memory while the store is unavailable. */
const maxEntries = 200_000;
/** Maximum of requests of one API key for the request log, until they are written. */
const maxSamplesPerKey = 100;

export function createUsage({ logEntries }: UsageOptions, parts: UsageParts): Usage {
  const { clock, breaker, log } = parts;
  const counts = openCounts(logEntries, clock);
  let written = 0;
  const toWrites: HistoryStore["toWrites"] = (drained) =>
    parts.history.toWrites(drained).map((write) => () => write().then(() => void written++));
  const write = createWrite(counts, { ...parts, history: { toWrites } });
  let restUntilMs = -Infinity;
  let underWay = 0;
  let writing = Promise.resolve();

  const flush = (): Promise<void> => {
    underWay++;
    return (writing = writing.then(async () => {
      const startMs = clock.elapsedMs();
      await write();
      restUntilMs = clock.elapsedMs() + restFactor * (clock.elapsedMs() - startMs);
      underWay--;
    }));
  };
  const flushLater = (): (() => void) =>
    clock.after(flushMs, () => {
      const isDue = clock.elapsedMs() >= restUntilMs || counts.isHalfFull();
      // A write of many users may take longer than the delay; the next one begins after its rest.
      if (isDue && underWay === 0 && !breaker.outage()) void flush();
      stop = flushLater();
    });
  let stop = flushLater();

  return {
    count: (request) => counts.count(request),
    tally: (caller, name) => counts.tally(caller, name),
    flush,
    close() {
      stop();
      return untilStalled(flush(), { clock, log, progress: () => written });
    },
  };
}

interface Watched extends Pick<UsageParts, "clock" | "log"> {
  readonly progress: () => number;
}

/** Resolves with `work`, or once it has made no progress for a while. */
function untilStalled(work: Promise<void>, { clock, log, progress }: Watched): Promise<void> {
  return new Promise((resolve) => {
    let cancel: (() => void) | undefined;
    const watchFrom = (before: number): void => {
      cancel = clock.after(closeMs, () => {
        if (progress() > before) return watchFrom(progress());
        log.warn("the usage of the last seconds is lost: the history did not respond");
        resolve();
      });
    };
    watchFrom(progress());
    void work.finally(() => cancel?.()).then(resolve);
  });
}

/** Writes what was counted since the last write. Never rejects: what fails is written by the next one. */
function createWrite(counts: UsageCounts, { history, breaker, log }: UsageParts): () => Promise<void> {
  let unwritten: UsageWrite[] = [];

  /** Counts from a failed write come first, before new counts take memory. */
  const writeAll = async (): Promise<void> => {
    await writeInOrder(unwritten);
    const drained = counts.drain();
    unwritten = history.toWrites(drained);
    if (drained.dropped > 0) log.warn({ droppedRequests: drained.dropped }, "usage could not be counted");
    await writeInOrder(unwritten);
  };

  return async () => {
    try {
      await writeAll();
    } catch (error) {
      if (!(await breaker.report(error))) await writeAgain(unwritten, { breaker, log });
    }
  };
}

function openCounts(logEntries: number, { elapsedMs, nowMs }: Clock): UsageCounts {
  const maxPerKey = Math.min(maxSamplesPerKey, logEntries);
  const samples = createRequestSamples({ maxPerKey }, elapsedMs);
  return new UsageCounts(maxEntries, { nowMs, samples });
}

/** Tries again, since a lost connection, or a deadlock with another process, fails one write only. */
async function writeAgain(writes: UsageWrite[], { breaker, log }: Pick<UsageParts, "breaker" | "log">): Promise<void> {
  try {
    await writeInOrder(writes);
  } catch (error) {
    if (!(await breaker.report(error))) log.warn({ err: error }, "a write of usage failed");
  }
}

/** Removes each write once it has succeeded, so that the rest can be retried. */
async function writeInOrder(writes: UsageWrite[]): Promise<void> {
  for (let next = writes[0]; next; next = writes[0]) {
    await next();
    writes.shift();
  }
}
