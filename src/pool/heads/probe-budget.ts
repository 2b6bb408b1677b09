import { LateError, type TimeLimit, withinTime } from "../../node/within-time.js";
import { LinkedAbortController } from "../../turns/call-signal.js";

export interface ProbeBudgetOptions {
  readonly minMs: number;
  readonly maxMs: number;
}

export interface ProbeBudgetParts extends Omit<TimeLimit, "timeoutMs"> {
  /** Called at every response. */
  readonly onResponse: (elapsedMs: number) => void;
}

/** A call of a probe may take this many times as long as the last one did. */
const factor = 4;

/** How long a node's probes wait for each response: as long as that node needs. */
export class ProbeBudget {
  readonly #options: ProbeBudgetOptions;
  readonly #parts: ProbeBudgetParts;
  #timeoutMs: number;
  /** Ends what is under way. */
  #underWay: LinkedAbortController;

  constructor(options: ProbeBudgetOptions, parts: ProbeBudgetParts) {
    this.#options = options;
    this.#parts = parts;
    this.#timeoutMs = options.minMs;
    this.#underWay = new LinkedAbortController(parts.signal);
  }

  /** What is under way is late, however much time it had left. */
  giveUp(): void {
    const late = this.#underWay;
    late.detach();
    this.#underWay = new LinkedAbortController(this.#parts.signal);
    late.abort(new LateError());
  }

  /** The outcome of `work`, or LateError; then the next may take twice as long. */
  async run<T>(work: (stop: TimeLimit["signal"]) => Promise<T>): Promise<T> {
    const { minMs, maxMs } = this.#options;
    const { now } = this.#parts.timers;
    const startedAt = now();
    try {
      const result = await withinTime({ ...this.#parts, signal: this.#underWay, timeoutMs: this.#timeoutMs }, work);
      const elapsedMs = now() - startedAt;
      this.#parts.onResponse(elapsedMs);
      this.#timeoutMs = Math.min(maxMs, Math.max(minMs, factor * elapsedMs));
      return result;
    } catch (error) {
      if (error instanceof LateError) this.#timeoutMs = Math.min(maxMs, 2 * this.#timeoutMs);
      throw error;
    }
  }
}
