import type { Timers } from "../node/timers.js";

/** Whether a call is sent in a batch, or as a request of its own. */
export type Way = "together" | "alone";

interface Trial {
  /** Calls to be sent in the other way; the first ones of them still compete with what was under way before. */
  readonly size: number;
  readonly ignored: number;
  /** Whether a trial of more calls follows when it is not lost. */
  readonly isFirst: boolean;
  begun: number;
  ended: number;
  sumMs: number;
  hasFailed: boolean;
}

/** Calls whose durations a trial compares. */
const comparedCalls = 32;
/** Calls of the trial before that one, of batches: where a node works through them in order, all others would wait for a full batch. */
const firstCalls = 8;
/** Calls between two trials, four times as many each time that nothing changes. */
const minCallsBetween = 500;
const maxCallsBetween = 20_000;
/**
 * A way is taken when its duration is less than this part of the other one's. Batches cost less on both sides, and durations vary: so calls go
 * by themselves only where that is much sooner.
 */
const worthwhile: Readonly<Record<Way, number>> = { alone: 0.6, together: 1.05 };
/** Slowdown since the last trial at which a new trial begins at once; and in a first trial, which is lost. */
const suspicious = 2;
/** How much each call changes the mean duration: less than a pause of the event loop, in which some dozens wait, could double it. */
const meanWeight = 1 / 256;
/** An event loop that is at work for more than this part of the time is what calls wait for, not the node. */
const busyPart = 0.8;

/**
 * Whether calls go to a node in batches or by themselves: in batches, unless responses come much later that way. That is so for a node that
 * takes long for each call of a batch, in their order. Which one it is, is measured: now and then some calls go the other way. Not from
 * batches to calls by themselves while the event loop has no time left: those cost it more.
 */
export class BatchingChoice {
  readonly #timers: Pick<Timers, "now" | "busyMs">;
  #better: Way = "together";
  #meanMs: number | undefined;
  #meanMsAtTrial = Infinity;
  #trial: Trial | undefined;
  #underWay = 0;
  /** Calls that were under way at the end of a trial, and waited for it. */
  #disturbed = 0;
  #callsToTrial = minCallsBetween;
  #callsBetween = minCallsBetween;
  #lookedAt: { readonly nowMs: number; readonly busyMs: number };

  constructor(timers: Pick<Timers, "now" | "busyMs">) {
    this.#timers = timers;
    this.#lookedAt = { nowMs: timers.now(), busyMs: timers.busyMs() };
  }

  /** Chooses batched or single for a new call; pair with `end`. */
  begin(): Way {
    // A lone call is sent the same way in both modes.
    if (this.#underWay++ > 0 && !this.#trial && --this.#callsToTrial <= 0) this.#beginTrial();
    const trial = this.#trial;
    if (!trial || trial.begun === trial.size) return this.#better;
    trial.begun++;
    return this.#other();
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
    if (this.#disturbed > 0) return void this.#disturbed--;
    this.#meanMs ??= durationMs;
    this.#meanMs += (durationMs - this.#meanMs) * meanWeight;
    if (this.#meanMs <= suspicious * this.#meanMsAtTrial || this.#callsBetween === minCallsBetween) return;
    this.#callsBetween = minCallsBetween;
    this.#callsToTrial = 0;
  }

  #other(): Way {
    return this.#better === "alone" ? "together" : "alone";
  }

  /** Whether the event loop has been, since it was last looked at. */
  #isBusy(): boolean {
    const { nowMs, busyMs } = this.#lookedAt;
    this.#lookedAt = { nowMs: this.#timers.now(), busyMs: this.#timers.busyMs() };
    return this.#lookedAt.busyMs - busyMs > busyPart * (this.#lookedAt.nowMs - nowMs);
  }

  #beginTrial(): void {
    if (this.#isBusy() && this.#better === "together") {
      this.#callsToTrial = minCallsBetween;
      return;
    }
    this.#trial =
      this.#better === "alone" ? createTrial(0, firstCalls, true) : createTrial(this.#underWay, comparedCalls);
  }

  #endTried(trial: Trial, durationMs: number | undefined): void {
    trial.ended++;
    if (durationMs === undefined) trial.hasFailed = true;
    else if (trial.ended > trial.ignored) trial.sumMs += durationMs;
    // A trial that is lost already ends at once.
    const factor = trial.isFirst ? suspicious : worthwhile[this.#other()];
    const maxMs = factor * (this.#meanMs ?? Infinity) * (trial.size - trial.ignored);
    const isWon = !trial.hasFailed && trial.sumMs < maxMs;
    if (isWon && trial.ended < trial.size) return;
    if (isWon && trial.isFirst) this.#trial = createTrial(this.#underWay, comparedCalls);
    else this.#endTrial(trial, isWon);
  }

  #endTrial({ sumMs }: Trial, isWon: boolean): void {
    this.#trial = undefined;
    this.#disturbed = this.#underWay;
    if (isWon) {
      this.#better = this.#other();
      this.#meanMs = sumMs / comparedCalls;
    }
    this.#meanMsAtTrial = this.#meanMs ?? Infinity;
    this.#callsBetween = isWon ? minCallsBetween : Math.min(maxCallsBetween, 4 * this.#callsBetween);
    this.#callsToTrial = this.#callsBetween;
  }
}

function createTrial(ignored: number, compared: number, isFirst = false): Trial {
  return { size: ignored + compared, ignored, isFirst, begun: 0, ended: 0, sumMs: 0, hasFailed: false };
}
