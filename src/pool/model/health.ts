/** Why an upstream is out of service. */
export type UnavailableReason =
  | "not probed yet"
  | "unreachable"
  | "wrong chain"
  | "syncing"
  | "lagging"
  | "failing"
  | "distrusted";

/** What a probe of an upstream found; `slow`: no head in time, but a sign of life. */
export type ProbeOutcome = "good" | "slow" | Exclude<UnavailableReason, "not probed yet" | "failing" | "distrusted">;

/** Whether one upstream is in service; it learns from probes and from the calls of callers. */
export interface Health {
  /** Undefined while in service. */
  unavailableReason(): UnavailableReason | undefined;
  recordProbe(outcome: ProbeOutcome): void;
  recordCall(isGood: boolean): void;
  /** Takes it out for `forMs`. */
  distrust(forMs: number): void;
  /** Puts it in again at once after `distrust`. */
  forgive(): void;
  /** Whether it was not probed yet. */
  isNew(): boolean;
  /** Whether its last probe was good, although it is out. */
  isRecovering(): boolean;
  /** Part of the recent calls that failed. */
  errorRate(): number;
}

/** Consecutive failures of probes and of calls after which an upstream is out. */
const probeFailures = 2;
/** Short failures without harm: a node that lags is not used for blocks that it does not have. */
const passing: ReadonlySet<ProbeOutcome> = new Set(["unreachable", "lagging"]);

const callFailures = 5;

/** Part of calls that fail at which it is out, and how many calls it takes to tell. */
const worstErrorRate = 0.5;
const minCalls = 10;
const newestWeight = 0.1;

/** Good probes in a row that bring it back. */
const minGoodProbes = 3;

/** How long it is out at least, for failing calls: doubling as long as it keeps failing soon after it is back. */
const firstCooldownMs = 2_000;
const maxCooldownMs = 60_000;
const forgivenAfterMs = 300_000;

/**
 * A circuit breaker. Open: only probes go to the upstream. There is no half-open state for calls, since probes do its work:
 * several good ones in a row, after a time that doubles, close it.
 */
export function createHealth(now: () => number): Health {
  return new CircuitBreaker(now);
}

class CircuitBreaker implements Health {
  readonly #now: () => number;
  #reason: UnavailableReason | undefined = "not probed yet";
  #goodProbes = 0;
  #badProbes = 0;
  #outUntil = -Infinity;
  #cooldownMs = firstCooldownMs;
  #trippedAt = -Infinity;
  #errorRate = 0;
  #callCount = 0;
  #failuresInRow = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  unavailableReason(): UnavailableReason | undefined {
    return this.#reason;
  }

  isNew(): boolean {
    return this.#reason === "not probed yet";
  }

  errorRate(): number {
    return this.#errorRate;
  }

  isRecovering(): boolean {
    return this.#reason !== undefined && this.#goodProbes > 0 && this.#now() >= this.#outUntil;
  }

  recordProbe(outcome: ProbeOutcome): void {
    if (outcome === "slow") return;
    if (outcome !== "good") {
      this.#badProbes++;
      this.#goodProbes = 0;
      const isPatient = passing.has(outcome) && this.#badProbes < probeFailures && this.#reason === undefined;
      // What keeps it out for a time of its own stays the reason until that is over.
      if (!isPatient && this.#now() >= this.#outUntil) this.#putOut(outcome);
      return;
    }
    this.#badProbes = 0;
    this.#goodProbes++;
    if (this.#reason === undefined || this.#now() < this.#outUntil) return;
    if (this.isNew() || this.#goodProbes >= minGoodProbes) this.#putIn();
  }

  recordCall(isGood: boolean): void {
    this.#callCount++;
    this.#errorRate += newestWeight * ((isGood ? 0 : 1) - this.#errorRate);
    this.#failuresInRow = isGood ? 0 : this.#failuresInRow + 1;
    const isWorst = this.#callCount >= minCalls && this.#errorRate > worstErrorRate;
    if ((this.#failuresInRow >= callFailures || isWorst) && this.#reason === undefined) this.#trip();
  }

  distrust(forMs: number): void {
    this.#outUntil = this.#now() + forMs;
    this.#putOut("distrusted");
  }

  forgive(): void {
    this.#outUntil = this.#now();
    this.#putIn();
  }

  #putOut(why: UnavailableReason): void {
    this.#reason = why;
    this.#goodProbes = 0;
  }

  #putIn(): void {
    this.#reason = undefined;
    [this.#errorRate, this.#callCount, this.#failuresInRow] = [0, 0, 0];
  }

  #trip(): void {
    const nowMs = this.#now();
    const isForgiven = nowMs - this.#trippedAt > forgivenAfterMs;
    this.#cooldownMs = isForgiven ? firstCooldownMs : Math.min(2 * this.#cooldownMs, maxCooldownMs);
    this.#trippedAt = nowMs;
    this.#outUntil = nowMs + this.#cooldownMs;
    this.#putOut("failing");
  }
}
