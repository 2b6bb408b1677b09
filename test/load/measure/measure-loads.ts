import { type Case, cases, controlCase } from "../cases.js";
import type { Target } from "../targets/target.js";
import type { RunLoad } from "./load.js";
import { type Measurement, measureCase } from "./measure-case.js";

/** What takes part in the rows of one upstream. */
export interface Field {
  readonly upstream: Target;
  readonly targets: readonly Target[];
}

export type Fields = Readonly<Record<"keeping" | "closing" | "spent", Field>>;

/** What the rounds of a row came to. Plain data, to be saved. */
export interface MeasuredRow {
  readonly title: string;
  readonly connections: number;
  /** Requests a second of the control, right before the row in each round; empty without one. */
  readonly control: readonly number[];
  /** One of each round, by target. */
  readonly measurements: Readonly<Record<string, readonly Measurement[]>>;
}

export interface LoadsOptions {
  readonly runLoad: RunLoad;
  readonly durationMs: number;
  /** How long a row takes on each gateway and peer before the rounds, and the control before each row; 0 for neither. */
  readonly warmUpMs: number;
  readonly rounds: number;
  /** Measures only rows whose title matches. */
  readonly only: RegExp;
  readonly report: (progress: string) => void;
}

/** Goes through all rows in each round, and in each row through its targets in turn, so that what disturbs disturbs all alike. */
export async function measureLoads(fields: Fields, options: LoadsOptions): Promise<MeasuredRow[]> {
  const { rounds, report, warmUpMs } = options;
  const rows = cases.filter(({ title }) => options.only.test(title));
  if (warmUpMs > 0) await warmUp(rows, fields, options);
  const taken = rows.map((row) => ({
    row,
    control: [] as number[],
    measurements: {} as Record<string, Measurement[]>,
  }));
  for (let round = 1; round <= rounds; round++)
    for (const { row, control, measurements } of taken) {
      report(`round ${round}: ${row.title}`);
      if (warmUpMs > 0) control.push(await measureControl(fields.keeping, options));
      const { upstream, targets } = fields[row.field ?? "keeping"];
      for (const target of takingPart(row, targets)) {
        const measurement = await measureCase(row, target, { ...options, upstream });
        if (measurement) (measurements[target.name] ??= []).push(measurement);
      }
    }
  return taken.map(({ row: { title, connections }, ...rest }) => ({ title, connections, ...rest }));
}

async function warmUp(rows: readonly Case[], fields: Fields, options: LoadsOptions): Promise<void> {
  for (const row of rows) {
    options.report(`warm-up: ${row.title}`);
    const { upstream, targets } = fields[row.field ?? "keeping"];
    const warming = takingPart(row, targets).filter(({ kind }) => kind === "gateway" || kind === "peer");
    for (const target of warming)
      await measureCase(row, target, { ...options, durationMs: options.warmUpMs, upstream });
  }
}

/** The same load each time, on nginx if it is there: what it comes to says how quiet the machine is. */
async function measureControl({ upstream, targets }: Field, { runLoad, warmUpMs }: LoadsOptions): Promise<number> {
  const { url } = targets.find(({ name }) => name === "nginx") ?? upstream;
  const { bodies, connections } = controlCase;
  return (await runLoad({ url, bodies, connections, durationMs: warmUpMs })).requestsPerSecond;
}

function takingPart(row: Case, targets: readonly Target[]): readonly Target[] {
  return row.isForAll ? targets : targets.filter(({ kind }) => kind === "gateway");
}
