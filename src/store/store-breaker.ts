import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.js";
import type { Database } from "./database.js";

/** A time in which the store did not respond. */
export interface Outage {
  /** Names it in the log and in the errors that it costs. */
  readonly requestId: string;
  /** On the clock that never steps. */
  readonly startedMs: number;
}

/**
 * A circuit breaker in front of the store: whether it responds, as far as this process knows. While it is away it is asked for
 * nothing but probes. Both changes take two outcomes in a row, so that a single lost connection is no outage.
 */
export interface StoreBreaker {
  /** The outage that goes on, if there is one. */
  readonly outage: () => Outage | undefined;
  /** Takes note of a query that failed, and probes. Resolves to whether the store is away: then there is no point in a retry. */
  readonly report: (error: unknown) => Promise<boolean>;
  /** Probes unless that was done just now. Resolves to whether the store is away. */
  readonly check: () => Promise<boolean>;
  readonly close: () => void;
}

export interface StoreBreakerParts {
  readonly clock: Clock;
  /** Does what requests need of the store: see `probeStore`. */
  readonly probe: () => Promise<unknown>;
  /** Gets one line when an outage begins and one when it ends. */
  readonly log: { readonly [level in "error" | "info"]: (fields: object, message: string) => void };
}

/** During an outage, and at most between two checks. */
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
      "the store is away: only leased requests of known API keys are served",
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
    log.info({ requestId: outage?.requestId }, "the store is back");
    outage = undefined;
  };

  /** Away when so many attempts in a row fail. */
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

  /** One at a time: whoever asks meanwhile gets the same verdict. */
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

/** Writes one row, as leases do: a store that only reads, or has no room left, is as good as away. */
export async function probeStore(db: Database, nowMs: number): Promise<void> {
  await db
    .updateTable("store_probe")
    .set({ probed_at: new Date(nowMs).toISOString() })
    .execute();
}

/** The work's outcome, or an Error when it takes too long. */
function within(work: Promise<unknown>, clock: Clock): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(probeTimeoutMs, () => reject(new Error("the store did not respond in time")));
    work.then(resolve, reject).finally(cancel);
  });
}
