import type { Fault } from "./oracle.js";
import type { Kind } from "./scenario.js";

/** A promise that was broken. */
export interface Finding {
  readonly fault: Fault | "lost";
  readonly why: string;
  readonly atMs: number;
}

/** What came of a scenario. */
export interface RunReport {
  readonly findings: readonly Finding[];
  readonly calls: number;
  readonly errors: number;
  readonly slowestMs: number;
  readonly recoveryMs: number;
  readonly returnMs: number;
  /** What the nodes were asked, probes and all. */
  readonly requests: number;
}

/** What came of a seed. */
export interface SeedReport extends RunReport {
  readonly seed: number;
  readonly kind: Kind;
}

/** When a call was made, and how long it took. */
export interface CallTime {
  readonly askedMs: number;
  readonly elapsedMs: number;
}

/** What is noted of a seed while it runs. */
export type Report = ReturnType<typeof createReport>;

export function createReport(onCall: (call: CallTime) => void = () => undefined) {
  const findings: Finding[] = [];
  const facts = { calls: 0, errors: 0, slowestMs: 0, recoveryMs: 0, returnMs: 0, requests: 0 };
  return {
    add: (finding: Finding): void => void findings.push(finding),
    note: (given: Partial<typeof facts>): void => void Object.assign(facts, given),
    count({ askedMs, elapsedMs, isError }: CallTime & { readonly isError: boolean }): void {
      onCall({ askedMs, elapsedMs });
      facts.calls++;
      if (isError) facts.errors++;
      facts.slowestMs = Math.max(facts.slowestMs, elapsedMs);
    },
    result: (): RunReport => ({ findings, ...facts }),
  };
}
