import type { SeedReport } from "./report.js";

/** What came of all seeds. */
export class Totals {
  private readonly sums = { seeds: 0, calls: 0, errors: 0, requests: 0 };
  private readonly seedsWith: Record<string, number> = {};
  private slowestRecovery: SeedReport | undefined;
  private slowestReturn: SeedReport | undefined;
  private slowestCall: SeedReport | undefined;

  /** Counts a seed in; a line for each kind of promise that it broke. */
  add(report: SeedReport): readonly string[] {
    const { seed, kind, calls, errors, requests, findings } = report;
    this.sums.seeds++;
    this.sums.calls += calls;
    this.sums.errors += errors;
    this.sums.requests += requests;
    if (report.recoveryMs > (this.slowestRecovery?.recoveryMs ?? -1)) this.slowestRecovery = report;
    if (report.returnMs > (this.slowestReturn?.returnMs ?? -1)) this.slowestReturn = report;
    if (kind !== "anything" && report.slowestMs > (this.slowestCall?.slowestMs ?? -1)) this.slowestCall = report;
    return findings
      .filter(({ fault }, index) => findings.findIndex((other) => other.fault === fault) === index)
      .map(({ fault, atMs, why }) => {
        this.seedsWith[fault] = (this.seedsWith[fault] ?? 0) + 1;
        return `seed ${seed} (${kind}), ${fault} at ${atMs.toFixed(0)} ms: ${why.slice(0, 200)}`;
      });
  }

  get isGood(): boolean {
    return Object.keys(this.seedsWith).length === 0;
  }

  describe(elapsedMs: number): string {
    const seedsPerMinute = Math.round((this.sums.seeds * 60_000) / elapsedMs);
    const [recovery, back, call] = [this.slowestRecovery, this.slowestReturn, this.slowestCall];
    return (
      `${JSON.stringify({ ...this.sums, seedsWith: this.seedsWith, seedsPerMinute })}\n` +
      `slowest recovery ${recovery?.recoveryMs} ms (seed ${recovery?.seed}), until all are in service ${back?.returnMs} ms (seed ${back?.seed}), slowest call ${call?.slowestMs.toFixed(0)} ms (seed ${call?.seed})`
    );
  }
}
