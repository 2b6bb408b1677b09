import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.js";
import type { Database } from "./database.js";

/** A time in which the store did not respond. */
export interface Outage {
  /** Identifies the outage in the log and in errors. */
  readonly requestId: string;
  /** On the monotonic clock. */
  readonly startedMs: number;
}

/**
 * A circuit breaker for the store. While it is open, only probes reach the store. It opens and closes after two equal results in
 * a row, so a single lost connection does not open it.
 */
export interface StoreBreaker {
  /** The current outage, if any. */
  readonly outage: () => Outage | undefined;
  /** Reports a failed query, and probes. Resolves to whether the store is unavailable, so that a retry is useless. */
  readonly report: (error: unknown) => Promise<boolean>;
  /** Probes, unless a probe has just run. Resolves to whether the store is unavailable. */
  readonly check: () => Promise<boolean>;
  readonly close: () => void;
}

export interface StoreBreakerParts {
  readonly clock: Clock;
  /** Does what requests need from the store: see `probeStore`. */
  readonly probe: () => Promise<unknown>;
  /** Receives one line when an outage begins and one when it ends. */
  readonly log: { readonly [level in "error" | "info"]: (fields: object, message: string) => void };
}

/** Interval of probes during an outage, and minimum interval of checks. */
const probeEveryMs = 1_000;
const probeTimeoutMs = 3_000;
const successesToEnd = 2;

export function createStoreBreaker({ clock, probe, log }: StoreBreakerParts): StoreBreaker {
  let outage: Outage | undefined;
  let lastSuccessMs = -Infinity;
  let checking: Promise<boolean> | undefined;
  let stopProbing: (() => void) | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    await within(probe(), clock);
    lastSuccessMs = clock.elapsedMs();
  };

  const begin = (error: unknown): true => {
    if (isClosed) return true;
    outage = startOutage(error, { clock, log });
    stopProbing = probeUntilBack(clock, attempt, end);
    return true;
  };

  const end = (): void => {
    log.info({ requestId: outage?.requestId }, "the database is available again");
    outage = undefined;
  };

  /** One probe at a time: concurrent callers share its result. */
  const isAway = (attempts: number): Promise<boolean> => {
    checking ??= repeat(attempt, attempts)
      .then(() => false, begin)
      .finally(() => (checking = undefined));
    return checking;
  };

  return {
    outage: () => outage,
    report: async () => outage !== undefined || isAway(1),
    check: async () => {
      if (outage) return true;
      return clock.elapsedMs() - lastSuccessMs < probeEveryMs ? false : isAway(2);
    },
    close() {
      isClosed = true;
      stopProbing?.();
    },
  };
}

function startOutage(error: unknown, { clock, log }: Pick<StoreBreakerParts, "clock" | "log">): Outage {
  const requestId = randomUUID();
  const message = "the database is unavailable: only leased requests of known API keys are served";
  log.error({ err: error, requestId }, message);
  return { requestId, startedMs: clock.elapsedMs() };
}

/** Repeats a failed attempt; rejects with the last failure. */
async function repeat(attempt: () => Promise<void>, attempts: number): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (attempts === 1) throw error;
    await repeat(attempt, attempts - 1);
  }
}

/** Attempts again and again until enough have succeeded in a row. Returns a function that stops it. */
function probeUntilBack(clock: Clock, attempt: () => Promise<void>, onBack: () => void): () => void {
  let stop: (() => void) | undefined;
  const probeLater = (successes: number): void => {
    stop = clock.after(probeEveryMs, () => {
      attempt().then(
        () => (successes + 1 < successesToEnd ? probeLater(successes + 1) : onBack()),
        () => probeLater(0),
      );
    });
  };
  probeLater(0);
  return () => stop?.();
}

/** Writes one row, as leases do: a store that is read-only or full counts as unavailable. */
export async function probeStore(db: Database, nowMs: number): Promise<void> {
  await db
    .updateTable("store_probe")
    .set({ probed_at: new Date(nowMs).toISOString() })
    .execute();
}

/** Resolves to the work's result, or rejects after the timeout. */
function within(work: Promise<unknown>, clock: Clock): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(probeTimeoutMs, () => reject(new Error("the store did not respond in time")));
    work.then(resolve, reject).finally(cancel);
  });
}
