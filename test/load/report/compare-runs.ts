import type { Measurement } from "../measure/measure-case.js";
import type { MeasuredRow } from "../measure/measure-loads.js";
import { isNoisy } from "../measure/noise.js";
import { middleOf } from "./format-loads.js";
import { formatNumber, formatTable } from "./format-table.js";
import type { Run } from "./run.js";

/** A run against an earlier one: for each row and target that both have, what was measured now divided by what was measured then. */
export function compareRuns(earlier: Run, now: Run): string {
  const lines = now.rows.flatMap((row) => {
    const before = earlier.rows.find(({ title }) => title === row.title);
    return before ? compareRows(before, row) : [];
  });
  const table = formatTable(["load", "c", "", "req/s / control", "CPU µs", "p99"], lines);
  return `Against ${earlier.commit ?? "a run"} of ${earlier.date} (Node ${earlier.node}):\n\n${table}`;
}

function compareRows(before: MeasuredRow, now: MeasuredRow): string[][] {
  const title = isNoisy(before.control) || isNoisy(now.control) ? `~ ${now.title}` : now.title;
  return Object.entries(now.measurements).flatMap(([name, measurements]) => {
    const those = before.measurements[name];
    if (!those) return [];
    const figures = [
      divide(relativeRate(measurements, now), relativeRate(those, before)),
      divide(middleOf(measurements, cpuOf), middleOf(those, cpuOf)),
      divide(middleOf(measurements, tailOf), middleOf(those, tailOf)),
    ];
    return [[title, String(now.connections), name, ...figures.map(formatNumber)]];
  });
}

/** Requests a second for each of the control's, so that a machine that was slower then does not count. */
function relativeRate(measurements: readonly Measurement[], { control }: MeasuredRow): number | undefined {
  const rate = middleOf(measurements, ({ requestsPerSecond }) => requestsPerSecond);
  return divide(
    rate,
    middleOf(control, (value) => value),
  );
}

function cpuOf({ cpuUs }: Measurement): number | undefined {
  return cpuUs;
}

function tailOf({ p99Us }: Measurement): number {
  return p99Us;
}

function divide(value: number | undefined, by: number | undefined): number | undefined {
  return value === undefined || by === undefined ? undefined : value / by;
}
