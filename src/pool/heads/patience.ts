import type { Timers } from "../../node/timers.js";

/** Delays a decision until it has been stable for a time. */
export class Patience {
  readonly #timers: Timers;
  readonly #onOver: () => void;
  #since: number | undefined;
  #cancel: (() => void) | undefined;

  /** Calls `onOver` when the delay has passed. */
  constructor(timers: Timers, onOver: () => void) {
    this.#timers = timers;
    this.#onOver = onOver;
  }

  waitedMs(): number {
    return this.#since === undefined ? 0 : this.#timers.now() - this.#since;
  }

  wait(forMs: number): void {
    this.#since ??= this.#timers.now();
    this.#cancel?.();
    this.#cancel = this.#timers.after(Math.ceil(forMs - this.waitedMs()), this.#onOver);
  }

  end(): void {
    this.#since = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
