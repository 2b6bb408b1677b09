import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Fact } from "../facts/fact.js";
import type { MeasuredRow } from "../measure/measure-loads.js";

/** Where and with what a run was made. */
export interface RunFacts {
  readonly date: string;
  /** Of the working folder; none outside a repository. */
  readonly commit: string | undefined;
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  readonly tools: string;
  readonly rounds: number;
}

/** All that a run has measured. Plain data, to be saved. */
export interface Run extends RunFacts {
  readonly rows: readonly MeasuredRow[];
  readonly facts: readonly Fact[];
}

/** What is known of a run before it begins. */
export function describeRun(tools: string, rounds: number): RunFacts {
  const [processor] = cpus();
  return {
    date: new Date().toISOString(),
    commit: readCommit(),
    node: process.version,
    cores: cpus().length,
    processor: processor?.model ?? "",
    tools,
    rounds,
  };
}

/** Writes a run as JSON. */
export function saveRun(file: string, run: Run): void {
  writeFileSync(file, `${JSON.stringify(run, undefined, 1)}\n`);
}

/** Reads a saved run. @throws if the file is something else. */
export function readRun(file: string): Run {
  const run = JSON.parse(readFileSync(file, "utf8")) as Partial<Run>;
  if (!Array.isArray(run.rows) || typeof run.date !== "string") throw new Error(`${file} is not a saved run`);
  return run as Run;
}

function readCommit(): string | undefined {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
