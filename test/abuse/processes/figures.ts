/** What a series of calls came to. */
export interface Figures {
  readonly count: number;
  /** How many failed, by what happened. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Collects calls until their figures are read. */
export class CallRecord {
  readonly #latenciesMs: number[] = [];
  readonly #failures = new Map<string, number>();

  /** A call that ended after `latencyMs`; `failure` says what went wrong, if something did. */
  note(latencyMs: number, failure?: string): void {
    this.#latenciesMs.push(latencyMs);
    if (failure !== undefined) this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  read(): Figures {
    const sorted = Float64Array.from(this.#latenciesMs).sort();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      count: sorted.length,
      failures: Object.fromEntries(this.#failures),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      maxMs: at(1),
    };
  }
}
