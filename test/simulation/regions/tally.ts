import type { Outcome } from "./gateway-process.js";
import type { Statement, StatementKind } from "./statements.js";

/** What becomes of a request; `no process`: its region is lost, and it was not directed to another one yet. */
export type Result = Outcome | "cut off" | "no process";

export interface StatementCount {
  statements: number;
  rows: number;
  /** Statements whose database is in another region. */
  abroad: number;
}

/** Requests of so many seconds of virtual time. */
export interface PeriodCount {
  requests: number;
  served: number;
}

export const periodMs = 30_000;

/** What is counted during a run. */
export class Tally {
  readonly results = new Map<Result, number>();
  readonly statements = new Map<StatementKind, StatementCount>();
  readonly servedByUser = new Map<number, number>();
  readonly periods: PeriodCount[] = [];
  /** Users with a request that was not served. */
  readonly usersWithErrors = new Set<number>();
  /** How long served requests waited for the database, in milliseconds. */
  readonly waitsMs: number[] = [];
  lastErrorMs = 0;

  countStatement({ kind, rows }: Statement, isAbroad: boolean): void {
    const count = this.statements.get(kind) ?? { statements: 0, rows: 0, abroad: 0 };
    this.statements.set(kind, count);
    count.statements++;
    count.rows += rows;
    if (isAbroad) count.abroad++;
  }

  countResult({ user, result, startMs, endMs }: CountedResult): void {
    this.results.set(result, (this.results.get(result) ?? 0) + 1);
    const period = (this.periods[Math.floor(startMs / periodMs)] ??= { requests: 0, served: 0 });
    period.requests++;
    if (result === "served") {
      period.served++;
      this.waitsMs.push(endMs - startMs);
      this.servedByUser.set(user, (this.servedByUser.get(user) ?? 0) + 1);
    } else {
      this.usersWithErrors.add(user);
      this.lastErrorMs = Math.max(this.lastErrorMs, startMs);
    }
  }

  get served(): number {
    return this.results.get("served") ?? 0;
  }

  get requests(): number {
    return [...this.results.values()].reduce((sum, count) => sum + count, 0);
  }
}

export interface CountedResult {
  readonly user: number;
  readonly result: Result;
  readonly startMs: number;
  readonly endMs: number;
}
