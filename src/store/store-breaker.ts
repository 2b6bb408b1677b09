import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.js";

/** A time in which the store did not respond. */
export interface Outage {
  /** Identifies the outage in the log and in errors. */
  readonly requestId: string;
  /** On the monotonic clock. */
  readonly startedMs: number;
}

/**
 * A circuit breaker for the store or a part of it. While it is open, only probes reach the store. It opens and closes after two
 * equal results in a row, so a single lost connection does not open it.
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
  /** Does what requests need from the store: see store-probes.ts. */
  readonly probe: () => Promise<unknown>;
  /** What is unavailable during an outage, and what follows, for the log. */
  readonly subject?: string;
  readonly effect?: string;
  /** Receives one line when an outage begins and one when it ends. */
  readonly log: { readonly [level in "error" | "info"]: (fields: object, message: string) => void };
}

/** Minimum interval of checks. */
const checkEveryMs = 1_000;
/** Interval of probes during an outage: two of them end it, within a second of the store's return. */
const probeEveryMs = 400;
const probeTimeoutMs = 3_000;
const successesToEnd = 2;

export function createStoreBreaker(parts: StoreBreakerParts): StoreBreaker {
  const { clock } = parts;
  let outage: Outage | undefined;
  let lastSuccessMs = -Infinity;
  let checking: Promise<boolean> | undefined;
  let stopProbing: (() => void) | undefined;
  let isClosed = false;

  const attempt = async (): Promise<void> => {
    await within(parts.probe(), clock);
    lastSuccessMs = clock.elapsedMs();
  };

  const begin = (error: unknown): true => {
    if (isClosed) return true;
    outage = { requestId: randomUUID(), startedMs: clock.elapsedMs() };
    logBegin(parts, outage, error);
    stopProbing = probeUntilBack(clock, attempt, end);
    return true;
  };

  const end = (): void => {
    logEnd(parts, outage);
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
      return outage !== undefined || (clock.elapsedMs() - lastSuccessMs >= checkEveryMs && isAway(2));
    },
    close() {
      isClosed = true;
      stopProbing?.();
    },
  };
}

const wholeDatabase = { subject: "the database", effect: "only leased requests of known API keys are served" };

function logBegin({ log, ...texts }: StoreBreakerParts, { requestId }: Outage, err: unknown): void {
  const { subject, effect } = { ...wholeDatabase, ...texts };
  log.error({ err, requestId }, `${subject} is unavailable: ${effect}`);
}

function logEnd({ log, subject = wholeDatabase.subject }: StoreBreakerParts, outage: Outage | undefined): void {
  log.info({ requestId: outage?.requestId }, `${subject} is available again`);
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

/** Resolves to the work's result, or rejects after the timeout. */
function within(work: Promise<unknown>, clock: Clock): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(probeTimeoutMs, () => reject(new Error("the store did not respond in time")));
    work.then(resolve, reject).finally(cancel);
  });
}
