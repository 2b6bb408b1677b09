import type { Timers } from "../timers.js";

/** Delays a decision until it has been stable for a time. */
export class Patience {
  #since: number | undefined;
  #cancel: (() => void) | undefined;

  /** Calls `onOver` when the delay has passed. */
  constructor(
    private readonly timers: Timers,
    private readonly onOver: () => void,
  ) {}

  waitedMs(): number {
    return this.#since === undefined ? 0 : this.timers.now() - this.#since;
  }

  wait(forMs: number): void {
    this.#since ??= this.timers.now();
    this.#cancel?.();
    this.#cancel = this.timers.after(Math.ceil(forMs - this.waitedMs()), this.onOver);
  }

  end(): void {
    this.#since = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
