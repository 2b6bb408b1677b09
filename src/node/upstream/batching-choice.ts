/** How a call goes to a node: in a batch with others, or by itself. */
export type Way = "together" | "alone";

interface Trial {
  /** Calls to be sent in the other way; the first ones of them still compete with what was under way before. */
  readonly size: number;
  readonly ignored: number;
  begun: number;
  ended: number;
  sumMs: number;
  hasFailed: boolean;
}

/** Calls whose durations a trial compares. */
const comparedCalls = 32;
/** Calls between two trials, four times as many each time that nothing changes. */
const minCallsBetween = 500;
const maxCallsBetween = 20_000;
/** So much of the one way's duration the other one's must be, to be taken. */
const worthwhile = 0.9;
/** A node that is so much slower than at the last trial is tried at once. */
const suspicious = 2;
/** How much each call changes the mean duration. */
const meanWeight = 1 / 32;

/**
 * Whether calls to a node get responses sooner in batches or by themselves. A node that closes each connection responds to batches sooner;
 * one that takes long for each call of a batch, in their order, does not. Which one it is, is measured: now and then some calls go the
 * other way, and the sooner way is kept.
 */
export class BatchingChoice {
  #better: Way = "together";
  #meanMs: number | undefined;
  #meanMsAtTrial = Infinity;
  #trial: Trial | undefined;
  #underWay = 0;
  #callsToTrial = minCallsBetween;
  #callsBetween = minCallsBetween;

  /** The way of a call that begins now; `end` is told when it has ended. */
  begin(): Way {
    // By itself a call goes the same in either way.
    if (this.#underWay++ > 0 && !this.#trial && --this.#callsToTrial <= 0) this.#beginTrial();
    const trial = this.#trial;
    if (!trial || trial.begun === trial.size) return this.#better;
    trial.begun++;
    return this.#better === "alone" ? "together" : "alone";
  }

  /** A call has ended; `durationMs` is undefined when it failed. */
  end(way: Way, durationMs: number | undefined): void {
    this.#underWay--;
    const trial = this.#trial;
    if (way !== this.#better) {
      if (trial) this.#endTried(trial, durationMs);
    } else if (!trial && durationMs !== undefined) this.#note(durationMs);
  }

  #note(durationMs: number): void {
    this.#meanMs ??= durationMs;
    this.#meanMs += (durationMs - this.#meanMs) * meanWeight;
    if (this.#meanMs <= suspicious * this.#meanMsAtTrial || this.#callsBetween === minCallsBetween) return;
    this.#callsBetween = minCallsBetween;
    this.#callsToTrial = 0;
  }

  #beginTrial(): void {
    const ignored = this.#underWay;
    this.#trial = { size: ignored + comparedCalls, ignored, begun: 0, ended: 0, sumMs: 0, hasFailed: false };
  }

  #endTried(trial: Trial, durationMs: number | undefined): void {
    trial.ended++;
    if (durationMs === undefined) trial.hasFailed = true;
    else if (trial.ended > trial.ignored) trial.sumMs += durationMs;
    // A trial that is lost already ends at once.
    const isWorthwhile = !trial.hasFailed && trial.sumMs < worthwhile * (this.#meanMs ?? Infinity) * comparedCalls;
    if (isWorthwhile && trial.ended < trial.size) return;
    this.#trial = undefined;
    if (isWorthwhile) {
      this.#better = this.#better === "alone" ? "together" : "alone";
      this.#meanMs = trial.sumMs / comparedCalls;
    }
    this.#meanMsAtTrial = this.#meanMs ?? Infinity;
    this.#callsBetween = isWorthwhile ? minCallsBetween : Math.min(maxCallsBetween, 4 * this.#callsBetween);
    this.#callsToTrial = this.#callsBetween;
  }
}
