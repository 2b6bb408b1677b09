import type { Clock } from "../clock.js";

export interface PaceParts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Runs before each step; what it throws ends the work. */
  readonly beforeStep: () => Promise<void>;
}

/** The store's time per step: others' statements wait no longer for a SQLite file. */
const budgetMs = 50;
const minRows = 20;
const firstRows = 200;
const maxRows = 5_000;

/**
 * Does background work in small steps. A step's number of rows follows the time that rows take; a pause as long as the step leaves half
 * of the store's time to others.
 */
export class Pace {
  readonly #parts: PaceParts;
  #rows = firstRows;

  constructor(parts: PaceParts) {
    this.#parts = parts;
  }

  /** Runs a step with a number of rows that fits the budget. @throws the signal's reason once it is aborted. */
  async step<Result>(work: (rows: number) => Promise<Result>): Promise<Result> {
    const { clock, signal, beforeStep } = this.#parts;
    signal.throwIfAborted();
    await beforeStep();
    const startMs = clock.elapsedMs();
    const result = await work(this.#rows);
    const tookMs = clock.elapsedMs() - startMs;
    if (tookMs > budgetMs) this.#rows = Math.max(minRows, Math.floor(this.#rows / 2));
    else if (tookMs < budgetMs / 2.5) this.#rows = Math.min(maxRows, this.#rows * 2);
    await this.#pause(tookMs);
    return result;
  }

  async #pause(ms: number): Promise<void> {
    const { clock, signal } = this.#parts;
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        cancel();
        signal.removeEventListener("abort", end);
        resolve();
      };
      const cancel = clock.after(ms, end);
      signal.addEventListener("abort", end);
    });
  }
}
