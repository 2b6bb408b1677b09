import { LateError, type TimeLimit, withinTime } from "../within-time.js";

export interface ProbeBudgetOptions {
  readonly leastMs: number;
  readonly mostMs: number;
}

export interface ProbeBudgetParts extends Omit<TimeLimit, "timeoutMs"> {
  /** Called at every answer. */
  readonly onAnswer: (elapsedMs: number) => void;
}

/** A call of a probe may take this many times as long as the last one did. */
const FACTOR = 4;

/** How long a node's probes wait for each answer: as long as that node needs. */
export class ProbeBudget {
  #timeoutMs: number;

  constructor(
    private readonly options: ProbeBudgetOptions,
    private readonly parts: ProbeBudgetParts,
  ) {
    this.#timeoutMs = options.leastMs;
  }

  /** The outcome of `work`, or LateError; then the next may take twice as long. */
  async run<T>(work: (stop: TimeLimit["signal"]) => Promise<T>): Promise<T> {
    const { leastMs, mostMs } = this.options;
    const { now } = this.parts.timers;
    const startedAt = now();
    try {
      const result = await withinTime({ ...this.parts, timeoutMs: this.#timeoutMs }, work);
      const elapsedMs = now() - startedAt;
      this.parts.onAnswer(elapsedMs);
      this.#timeoutMs = Math.min(mostMs, Math.max(leastMs, FACTOR * elapsedMs));
      return result;
    } catch (error) {
      if (error instanceof LateError) this.#timeoutMs = Math.min(mostMs, 2 * this.#timeoutMs);
      throw error;
    }
  }
}
