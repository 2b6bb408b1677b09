import { type Case, cases } from "../cases.js";
import type { Row } from "../report/format-loads.js";
import type { Target, TargetName } from "../targets/target.js";
import type { RunLoad } from "./load.js";
import { type Measurement, measureCase } from "./measure-case.js";

/** What takes part in the rows of one upstream. */
export interface Field {
  readonly upstream: Target;
  readonly targets: readonly Target[];
}

export interface LoadsOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  readonly aloneMs: number;
  readonly rounds: number;
  /** Measures only rows whose title matches. */
  readonly only: RegExp;
  readonly report: (progress: string) => void;
}

/** Goes through all rows in each round, and in each row through its targets in turn, so that what disturbs disturbs all alike. */
export async function measureLoads(
  fields: Readonly<Record<"keeping" | "closing" | "spent", Field>>,
  options: LoadsOptions,
) {
  const rows = cases.filter(({ title }) => options.only.test(title)).map((row) => ({ row, measurements: {} as Taken }));
  for (let round = 1; round <= options.rounds; round++) {
    for (const { row, measurements } of rows) {
      options.report(`round ${round}: ${row.title}`);
      const field = fields[row.field ?? "keeping"];
      for (const target of takingPart(row, field)) {
        const measurement = await measureCase(row, target, { ...options, upstream: field.upstream });
        (measurements[target.name] ??= []).push(measurement);
      }
    }
  }
  return rows satisfies Row[];
}

type Taken = Partial<Record<TargetName, Measurement[]>>;

function takingPart(row: Case, { targets }: Field): readonly Target[] {
  return targets.filter(({ name }) => row.targets.includes(name));
}
