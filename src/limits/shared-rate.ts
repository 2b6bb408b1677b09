import type { Clock } from "../clock.js";
import { type OtherWorkers, patienceMs, type RateReply } from "./other-workers.js";
import { createRate, forgetAbove, type OwnRate, type Rate } from "./rate.js";

/** With large limits, requests of this part of a second are fetched in advance. */
const partAhead = 1 / 64;

/** Requests fetched in advance are valid for this time. */
const aheadMs = 100;

/** Maximum number of requests of a user or an API key that wait for the primary process. */
export const maxWaitingForRate = 4_096;

/** How long a primary process that was slow is left alone. */
const restMs = 1_000;

interface RateLane {
  readonly perSecond: number;
  /** Requests that are allowed, until a time. */
  tokens: number;
  tokensUntilMs: number;
  refusedUntilMs: number;
  waiting: ((retryAfterMs: number) => void)[];
  /** The number of waiting requests that were sent to the primary process. */
  asked: number;
  stopWaiting: (() => void) | undefined;
}

/** Rate limits over all workers of a machine: the primary process counts. While it is slow, each worker allows its part. */
export class SharedRate implements Rate {
  readonly #workers: OtherWorkers;
  readonly #clock: Clock;
  readonly #lanes = new Map<string, RateLane>();
  readonly #ownPart: OwnRate;
  #restUntilMs = -Infinity;

  constructor(workers: OtherWorkers, clock: Clock) {
    this.#workers = workers;
    this.#clock = clock;
    this.#ownPart = createRate(clock.elapsedMs);
    workers.rates.onReceive((reply) => this.#receive(reply));
  }

  take(id: string, perSecond: number): number | Promise<number> {
    const nowMs = this.#clock.elapsedMs();
    if (nowMs < this.#restUntilMs) return this.#ownPart.take(id, perSecond / this.#workers.count);
    const lane = this.#laneOf(id, perSecond);
    if (lane.waiting.length === 0 && nowMs < lane.refusedUntilMs) return Math.ceil(lane.refusedUntilMs - nowMs);
    if (lane.waiting.length >= maxWaitingForRate) return restMs;
    if (lane.tokens > 0 && nowMs < lane.tokensUntilMs) {
      lane.tokens--;
      return 0;
    }
    return new Promise((resolve) => {
      // Requests of one batch are asked for together.
      if (lane.waiting.push(resolve) === 1) queueMicrotask(() => this.#ask(id, lane));
    });
  }

  refund(id: string, perSecond: number): void {
    const lane = this.#laneOf(id, perSecond);
    const nowMs = this.#clock.elapsedMs();
    lane.tokens = (nowMs < lane.tokensUntilMs ? lane.tokens : 0) + 1;
    lane.tokensUntilMs = nowMs + aheadMs;
    lane.refusedUntilMs = 0;
  }

  #laneOf(id: string, perSecond: number): RateLane {
    const known = this.#lanes.get(id);
    if (known && (known.perSecond === perSecond || known.waiting.length > 0)) return known;
    if (this.#lanes.size >= forgetAbove) forgetResting(this.#lanes, this.#clock.elapsedMs());
    const past = { tokens: 0, tokensUntilMs: 0, refusedUntilMs: 0 };
    const lane: RateLane = { perSecond, ...past, waiting: [], asked: 0, stopWaiting: undefined };
    this.#lanes.set(id, lane);
    return lane;
  }

  #ask(id: string, lane: RateLane): void {
    if (lane.asked > 0 || lane.waiting.length === 0) return;
    const { rates, count } = this.#workers;
    lane.asked = lane.waiting.length;
    lane.stopWaiting = this.#clock.after(patienceMs, () => {
      this.#restUntilMs = this.#clock.elapsedMs() + restMs;
      lane.asked = 0;
      for (const settle of lane.waiting.splice(0)) settle(this.#ownPart.take(id, lane.perSecond / count));
    });
    rates.send({ id, perSecond: lane.perSecond, count: lane.asked + Math.floor(lane.perSecond * partAhead) });
  }

  #receive({ id, granted, retryAfterMs }: RateReply): void {
    const lane = this.#lanes.get(id);
    if (!lane || lane.asked === 0) return;
    lane.stopWaiting?.();
    const served = lane.waiting.splice(0, lane.asked);
    lane.asked = 0;
    for (const [index, settle] of served.entries()) settle(index < granted ? 0 : retryAfterMs);
    const nowMs = this.#clock.elapsedMs();
    lane.tokens = Math.max(0, granted - served.length);
    lane.tokensUntilMs = nowMs + aheadMs;
    lane.refusedUntilMs = granted < served.length ? nowMs + retryAfterMs : 0;
    this.#ask(id, lane);
  }
}

function forgetResting(lanes: Map<string, RateLane>, nowMs: number): void {
  for (const [id, { waiting, tokensUntilMs, refusedUntilMs }] of lanes)
    if (waiting.length === 0 && Math.max(tokensUntilMs, refusedUntilMs) <= nowMs) lanes.delete(id);
}
