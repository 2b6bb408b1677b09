import type { CallSignal } from "../turns/call-signal.js";

/**
 * Maximum number of waiting requests of one user's batches, several kB each. Then batches begin further ones when half of them have ended their wait.
 * Single requests don't count: a user who always has some waiting would get no batch done.
 */
const maxWaiting = 64;

/** A batch whose requests begin one by one. */
export interface WaitingBatch {
  /** Created only if it waits. */
  readonly signal: CallSignal;
}

interface UserWaits {
  requests: number;
  /** Number of paused batches. */
  paused: number;
  /** What resumes each batch, in the order of their first pauses; undefined for those that aren't paused. */
  readonly batches: Map<WaitingBatch, (() => void) | undefined>;
}

/** Counts the waiting requests of each user's batches, for the quota's store or for their turn, and pauses batches while there are many. */
export class WaitingRequests {
  readonly #users = new Map<string, UserWaits>();

  /** Counts a request that waits. End with `end`. */
  start(userId: string): void {
    this.#waitsOf(userId).requests++;
  }

  end(userId: string): void {
    const waits = this.#waitsOf(userId);
    waits.requests--;
    if (waits.requests <= maxWaiting / 2) resume(waits, waits.requests === 0 ? waits.batches.size : 1);
    this.#forgetIfIdle(userId, waits);
  }

  /**
   * Resolves when a batch may begin its next request, earlier batches first, or when its signal aborts; undefined if it may now. End with
   * `forget`.
   */
  untilFew(userId: string, batch: WaitingBatch): Promise<void> | undefined {
    const waits = this.#users.get(userId);
    if (!waits) return undefined;
    const comesAfterOthers = waits.paused > 0 && !waits.batches.has(batch);
    if ((waits.requests < maxWaiting && !comesAfterOthers) || batch.signal.aborted) return undefined;
    return new Promise((resolve) => waitFor(batch, waits, resolve));
  }

  forget(userId: string, batch: WaitingBatch): void {
    const waits = this.#users.get(userId);
    if (!waits?.batches.has(batch)) return;
    waits.batches.get(batch)?.();
    waits.batches.delete(batch);
    this.#forgetIfIdle(userId, waits);
  }

  #waitsOf(userId: string): UserWaits {
    const known = this.#users.get(userId);
    if (known) return known;
    const waits: UserWaits = { requests: 0, paused: 0, batches: new Map() };
    this.#users.set(userId, waits);
    return waits;
  }

  #forgetIfIdle(userId: string, { requests, batches }: UserWaits): void {
    if (requests === 0 && batches.size === 0) this.#users.delete(userId);
  }
}

function waitFor(batch: WaitingBatch, waits: UserWaits, resolve: () => void): void {
  const { signal } = batch;
  const end = (): void => {
    signal.removeEventListener("abort", end);
    // It keeps its place among the others.
    waits.batches.set(batch, undefined);
    waits.paused--;
    resolve();
  };
  waits.batches.set(batch, end);
  waits.paused++;
  signal.addEventListener("abort", end, { once: true });
}

/** Resumes the first `count` paused batches. */
function resume({ batches }: UserWaits, count: number): void {
  let left = count;
  for (const end of batches.values()) {
    if (left === 0) return;
    if (!end) continue;
    end();
    left--;
  }
}
