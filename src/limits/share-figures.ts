import type { Clock } from "../clock.js";
import type { Lease } from "./lease.js";

/** What a worker process knows of a quota, for the other workers of its machine. */
export interface QuotaFigure {
  readonly userId: string;
  readonly period: string;
  readonly limit: number;
  /** Tokens leased by all processes, as last read from the store. */
  readonly leased: number;
  /** Unused tokens of the worker's lease. */
  readonly left: number;
  /** The smallest remainder sent in a response. */
  readonly shown: number;
}

/** The way to the other workers of a machine. */
export interface FigureExchange {
  /** Minimum time between two messages. */
  readonly intervalMs: number;
  tell(figures: readonly QuotaFigure[]): void;
  /** `by`: the worker's process ID. */
  onTold(listener: (figures: readonly QuotaFigure[], by: number) => void): void;
}

/** Maximum number of quotas in a message; more wait for the next one. */
export const maxFigures = 500;

/** Collects leases that changed, and tells the other workers of them: at once after a pause, else `intervalMs` after the last message. */
export class FigureReports {
  readonly #exchange: FigureExchange;
  readonly #clock: Clock;
  readonly #changed = new Set<Lease>();
  #sentAtMs = -Infinity;
  #isDue = false;

  constructor(exchange: FigureExchange, clock: Clock) {
    this.#exchange = exchange;
    this.#clock = clock;
  }

  add(lease: Lease): void {
    this.#changed.add(lease);
    if (this.#isDue) return;
    this.#isDue = true;
    const restMs = this.#sentAtMs + this.#exchange.intervalMs - this.#clock.elapsedMs();
    if (restMs > 0) this.#clock.after(restMs, () => this.#send());
    else queueMicrotask(() => this.#send());
  }

  #send(): void {
    const figures: QuotaFigure[] = [];
    for (const lease of this.#changed) {
      if (figures.length === maxFigures) break;
      figures.push(lease.figure());
      this.#changed.delete(lease);
    }
    this.#isDue = false;
    this.#sentAtMs = this.#clock.elapsedMs();
    this.#exchange.tell(figures);
    const [next] = this.#changed;
    if (next) this.add(next);
  }
}
