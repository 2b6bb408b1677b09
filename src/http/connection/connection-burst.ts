import type { Clock } from "../../clock.js";

/** How long requests wait for connections to be accepted: as long as requests were served before, but within these. */
export const minBurstMs = 2;
export const maxBurstMs = 8;

/**
 * Accepts bursts of connections. libuv accepts one connection per turn of the event loop, and a turn serves all open ones: behind busy
 * connections a new one would wait for one turn each, and more would arrive than are accepted. While each turn brings a connection,
 * plain requests therefore wait, and turns are short. About half of the time remains for requests.
 */
export class ConnectionBurst {
  readonly #clock: Pick<Clock, "elapsedMs">;
  #isUnderWay = false;
  #hasAccepted = false;
  /** When the last burst was over. */
  #lastMs = Number.NEGATIVE_INFINITY;
  /** How long it may take from its second turn on; in the first, many requests may be read. */
  #forMs = 0;
  #endMs: number | undefined;
  /** One for each connection at most. */
  #waiting: (() => void)[] = [];

  constructor(clock: Pick<Clock, "elapsedMs">) {
    this.#clock = clock;
  }

  /** Whether a request should `wait`. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  onConnection(): void {
    this.#hasAccepted = true;
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const servedMs = this.#clock.elapsedMs() - this.#lastMs;
    this.#forMs = Math.max(minBurstMs, Math.min(servedMs, maxBurstMs));
    this.#endMs = undefined;
    setImmediate(this.#onTurn);
  }

  /** Calls `begin` when a turn has brought no connection, or the time is over. */
  wait(begin: () => void): void {
    this.#waiting.push(begin);
  }

  readonly #onTurn = (): void => {
    const nowMs = this.#clock.elapsedMs();
    this.#endMs ??= nowMs + this.#forMs;
    if (this.#hasAccepted && nowMs < this.#endMs) {
      this.#hasAccepted = false;
      setImmediate(this.#onTurn);
      return;
    }
    this.#isUnderWay = false;
    this.#lastMs = nowMs;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const begin of waiting) begin();
  };
}
