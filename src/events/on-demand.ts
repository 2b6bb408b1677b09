import type { Timers } from "../node/timers.js";

export interface OnDemandParts {
  readonly timers: Pick<Timers, "now" | "after">;
  /** Starts what is wanted; returns what stops it. */
  readonly start: () => () => void;
}

/** Delay after the last holder before it stops: a restart costs the nodes a request. */
const lingerMs = 60_000;

/** Runs something while it is held, and a while longer. */
export class OnDemand {
  readonly #parts: OnDemandParts;
  #holders = 0;
  #wantedUntil = -Infinity;
  #stop: (() => void) | undefined;
  #cancelCheck: (() => void) | undefined;

  constructor(parts: OnDemandParts) {
    this.#parts = parts;
  }

  /** Returns what releases it. */
  hold(): () => void {
    this.#holders++;
    this.#stop ??= this.#parts.start();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders--;
      this.#extend(lingerMs);
    };
  }

  /** Holds it for a time. */
  holdFor(ms: number): void {
    this.#stop ??= this.#parts.start();
    this.#extend(ms);
  }

  close(): void {
    this.#cancelCheck?.();
    this.#cancelCheck = undefined;
    this.#stop?.();
    this.#stop = undefined;
  }

  #extend(ms: number): void {
    if (!this.#stop) return;
    this.#wantedUntil = Math.max(this.#wantedUntil, this.#parts.timers.now() + ms);
    this.#cancelCheck ??= this.#checkIn(ms);
  }

  #checkIn(ms: number): () => void {
    return this.#parts.timers.after(ms, () => {
      this.#cancelCheck = undefined;
      if (this.#holders > 0) return;
      const leftMs = this.#wantedUntil - this.#parts.timers.now();
      if (leftMs > 0) this.#cancelCheck = this.#checkIn(leftMs);
      else this.close();
    });
  }
}
