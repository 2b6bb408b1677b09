import type { Clock } from "../clock.js";
import type { StoreTime } from "./read-store-time.js";
import type { StoreBreaker } from "./store-breaker.js";

export interface StoreClockParts {
  /** The machine's clock. */
  readonly machine: Clock;
  readonly readTime: () => Promise<StoreTime>;
  readonly breaker: Pick<StoreBreaker, "outage">;
  readonly log: { readonly [level in "warn" | "info"]: (fields: object, message: string) => void };
}

const readEveryMs = 10_000;
/** A slower response says too little of the time. */
const maxRoundTripMs = 1_000;
/** The machine's clock is reported past this difference. */
const maxQuietMs = 10_000;
/** Nothing is deleted past this difference, and the clock steps back instead of slowing down. */
const maxTrustedMs = 3_600_000;
/** How much of each second the clock is slowed down by while it is ahead of the store's. */
const slowing = 0.5;

/**
 * The store's clock, which all processes share. Its offset to the monotonic clock is measured every ten seconds. If this clock is ahead,
 * it slows down, so that it never goes back, unless the store's clock was set back by more than an hour.
 */
export class StoreClock implements Clock {
  readonly #parts: StoreClockParts;
  readonly #close: () => void;
  #offsetMs: number;
  #measuredOffsetMs: number;
  #lastElapsedMs: number;
  #isDoubted: boolean;
  #hasWarned = false;

  /** Measures the offset for the first time. @throws what `readTime` throws. */
  static async open(parts: StoreClockParts): Promise<StoreClock> {
    return new StoreClock(parts, await measure(parts));
  }

  private constructor(parts: StoreClockParts, { offsetMs, isDoubted }: Measurement) {
    this.#parts = parts;
    this.#offsetMs = offsetMs;
    this.#measuredOffsetMs = offsetMs;
    this.#lastElapsedMs = this.elapsedMs();
    this.#isDoubted = isDoubted;
    this.#report();
    this.#close = repeat(parts.machine, () => this.#measureAgain());
  }

  nowMs = (): number => {
    const elapsedMs = this.elapsedMs();
    const slowedMs = (elapsedMs - this.#lastElapsedMs) * slowing;
    this.#lastElapsedMs = elapsedMs;
    const aheadMs = this.#offsetMs - this.#measuredOffsetMs;
    if (aheadMs > 0 && aheadMs <= maxTrustedMs) this.#offsetMs -= Math.min(aheadMs, slowedMs);
    else this.#offsetMs = this.#measuredOffsetMs;
    return Math.floor(elapsedMs + this.#offsetMs);
  };

  elapsedMs = (): number => this.#parts.machine.elapsedMs();

  after = (delayMs: number, work: () => void): (() => void) => this.#parts.machine.after(delayMs, work);

  machineAheadMs = (): number => {
    const aheadMs = this.#machineAheadMs();
    return Math.abs(aheadMs) > maxQuietMs ? aheadMs : 0;
  };

  mayDelete = (): boolean => !this.#isDoubted && Math.abs(this.#machineAheadMs()) <= maxTrustedMs;

  /** What is wrong with the clocks, if anything. */
  problem = (): string | undefined => {
    const aheadMs = this.machineAheadMs();
    if (this.#isDoubted) return "the database's clock has jumped";
    if (aheadMs === 0) return undefined;
    const seconds = Math.round(Math.abs(aheadMs) / 1_000);
    return `this machine's clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} the database's`;
  };

  /** The problem as `/readyz` has it. */
  warnings = (): { readonly clock?: string } => {
    const clock = this.problem();
    return clock === undefined ? {} : { clock };
  };

  close = (): void => this.#close();

  #machineAheadMs(): number {
    return Math.round(this.#parts.machine.nowMs() - this.nowMs());
  }

  async #measureAgain(): Promise<void> {
    if (this.#parts.breaker.outage()) return;
    const { offsetMs, roundTripMs, isDoubted } = await measure(this.#parts);
    this.#isDoubted = isDoubted;
    // Up to now the former offset applies.
    this.nowMs();
    if (roundTripMs <= maxRoundTripMs) this.#measuredOffsetMs = offsetMs;
    this.#report();
  }

  /** Logs one line when a difference begins, and one when it has ended. */
  #report(): void {
    const problem = this.problem();
    if (this.#hasWarned === (problem !== undefined)) return;
    this.#hasWarned = problem !== undefined;
    const { log } = this.#parts;
    if (problem === undefined) return log.info({}, "this machine's clock agrees with the database's again");
    const fields = { machineAheadMs: this.#machineAheadMs(), deletes: this.mayDelete() };
    log.warn(fields, `${problem}: the database's time counts`);
  }
}

interface Measurement {
  readonly offsetMs: number;
  readonly roundTripMs: number;
  readonly isDoubted: boolean;
}

/** The store read its clock somewhere between request and response: halfway is the best guess. */
async function measure({ machine, readTime }: StoreClockParts): Promise<Measurement> {
  const startedMs = machine.elapsedMs();
  const { nowMs, isDoubted } = await readTime();
  const roundTripMs = machine.elapsedMs() - startedMs;
  return { offsetMs: nowMs - startedMs - roundTripMs / 2, roundTripMs, isDoubted };
}

/** Failures are left to the breaker's probes, which report an outage. Returns a function that stops it. */
function repeat({ after }: Clock, work: () => Promise<void>): () => void {
  let isClosed = false;
  let stop: (() => void) | undefined;
  const again = (): void => {
    if (!isClosed) stop = after(readEveryMs, () => void work().then(again, again));
  };
  again();
  return () => {
    isClosed = true;
    stop?.();
  };
}
