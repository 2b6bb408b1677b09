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
  /** Whether it was not probed yet. */
  isNew(): boolean;
  /** Whether its last probe was good, although it is out. */
  isRecovering(): boolean;
  /** Part of the recent calls that failed. */
  errorRate(): number;
}

/** Consecutive failures of probes and of calls after which an upstream is out. */
const PROBE_FAILURES = 2;
/** What passes often by itself, and does no harm meanwhile: a node behind isn't asked for what it hasn't reached. */
const passing: ReadonlySet<ProbeOutcome> = new Set(["unreachable", "lagging"]);

const CALL_FAILURES = 5;

/** Part of calls that fail at which it is out, and how many calls it takes to tell. */
const WORST_ERROR_RATE = 0.5;
const FEWEST_CALLS = 10;
const NEWEST_WEIGHT = 0.1;

/** Good probes in a row that bring it back. */
const GOOD_PROBES = 3;

/** How long it is out at least, for failing calls: doubling as long as it keeps failing soon after it is back. */
const FIRST_COOLDOWN_MS = 2_000;
const LONGEST_COOLDOWN_MS = 60_000;
const FORGIVEN_AFTER_MS = 300_000;

/**
 * A circuit breaker. Open: only probes go to the upstream. There is no half-open state for calls, since probes do its work:
 * several good ones in a row, after a time that doubles, close it.
 */
export function createHealth(now: () => number): Health {
  let reason: UnavailableReason | undefined = "not probed yet";
  let goodProbes = 0;
  let badProbes = 0;
  let outUntil = -Infinity;
  let cooldownMs = FIRST_COOLDOWN_MS;
  let trippedAt = -Infinity;
  let errorRate = 0;
  let callCount = 0;
  let failuresInRow = 0;

  function putOut(why: UnavailableReason): void {
    reason = why;
    goodProbes = 0;
  }

  function putIn(): void {
    reason = undefined;
    [errorRate, callCount, failuresInRow] = [0, 0, 0];
  }

  function trip(): void {
    cooldownMs =
      now() - trippedAt > FORGIVEN_AFTER_MS ? FIRST_COOLDOWN_MS : Math.min(2 * cooldownMs, LONGEST_COOLDOWN_MS);
    trippedAt = now();
    outUntil = now() + cooldownMs;
    putOut("failing");
  }

  return {
    unavailableReason: () => reason,
    isNew: () => reason === "not probed yet",
    errorRate: () => errorRate,
    isRecovering: () => reason !== undefined && goodProbes > 0 && now() >= outUntil,
    recordProbe(outcome) {
      if (outcome === "slow") return;
      if (outcome !== "good") {
        badProbes++;
        goodProbes = 0;
        const isPatient = passing.has(outcome) && badProbes < PROBE_FAILURES && reason === undefined;
        // What keeps it out for a time of its own stays the reason until that is over.
        if (!isPatient && now() >= outUntil) putOut(outcome);
        return;
      }
      badProbes = 0;
      goodProbes++;
      if (reason === undefined || now() < outUntil) return;
      if (reason === "not probed yet" || goodProbes >= GOOD_PROBES) putIn();
    },
    recordCall(isGood) {
      callCount++;
      errorRate += NEWEST_WEIGHT * ((isGood ? 0 : 1) - errorRate);
      failuresInRow = isGood ? 0 : failuresInRow + 1;
      const isBad = failuresInRow >= CALL_FAILURES || (callCount >= FEWEST_CALLS && errorRate > WORST_ERROR_RATE);
      if (isBad && reason === undefined) trip();
    },
    distrust(forMs) {
      outUntil = now() + forMs;
      putOut("distrusted");
    },
  };
}
