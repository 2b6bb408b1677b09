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
  let stop: (() => void) | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    await within(probe(), clock);
    lastSuccessMs = clock.elapsedMs();
  };

  const begin = (error: unknown): void => {
    outage = { requestId: randomUUID(), startedMs: clock.elapsedMs() };
    log.error(
      { err: error, requestId: outage.requestId },
      "the database is unavailable: only leased requests of known API keys are served",
    );
    probeLater(0);
  };

  const probeLater = (successes: number): void => {
    stop = clock.after(probeEveryMs, () => {
      attempt().then(
        () => (successes + 1 < successesToEnd ? probeLater(successes + 1) : end()),
        () => probeLater(0),
      );
    });
  };

  const end = (): void => {
    log.info({ requestId: outage?.requestId }, "the database is available again");
    outage = undefined;
  };

  /** Failures in a row that open the breaker. */
  const confirm = async (attempts: number): Promise<boolean> => {
    let failure: unknown;
    for (let left = attempts; left > 0; left--) {
      try {
        await attempt();
        return false;
      } catch (error) {
        failure = error;
      }
    }
    if (!isClosed) begin(failure);
    return true;
  };

  /** One probe at a time: concurrent callers share its result. */
  const confirmOnce = (attempts: number): Promise<boolean> =>
    (checking ??= confirm(attempts).finally(() => (checking = undefined)));

  return {
    outage: () => outage,
    report: async () => outage !== undefined || confirmOnce(1),
    check: async () => {
      if (outage) return true;
      return clock.elapsedMs() - lastSuccessMs < probeEveryMs ? false : confirmOnce(2);
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
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
