import type { Case } from "../cases.js";
import type { Measurement } from "../measure/measure-case.js";
import { median } from "../measure/median.js";
import type { TargetName } from "../targets/target.js";
import { formatMegabytes, formatNumber, formatTable } from "./format-table.js";

/** Every measurement of the rounds, by target. */
export type Measurements = Readonly<Partial<Record<TargetName, readonly Measurement[]>>>;

export interface Row {
  readonly row: Case;
  readonly measurements: Measurements;
}

const heads = [
  "load",
  "c",
  "req/s: direct",
  "nginx",
  "Go",
  "**gateway**",
  "gateway / direct",
  "/ nginx",
  "/ Go",
  "CPU µs: nginx",
  "**gateway**",
  "added µs: p50",
  "p99",
  "calls to the node",
  "MB",
  "lost",
];

/** The main table. Where only the gateway took part, it is compared with what the others did in the first row. */
export function formatLoads(rows: readonly Row[]): string {
  const first = rows[0]?.measurements ?? {};
  return formatTable(
    heads,
    rows.map(({ row, measurements }) => [row.title, String(row.connections), ...formatRow(measurements, first)]),
  );
}

function formatRow(own: Measurements, first: Measurements): string[] {
  const rate = (measurements: Measurements, name: TargetName) => pick(measurements[name], "requestsPerSecond");
  const gateway = rate(own, "gateway") ?? Number.NaN;
  const ratio = (name: TargetName) => gateway / (rate(own, name) ?? rate(first, name) ?? Number.NaN);
  const added = (key: "p50Us" | "p99Us") => {
    const alone = (measurements: Measurements, name: TargetName) =>
      middle(measurements[name]?.map((measurement) => measurement.alone[key]));
    return (alone(own, "gateway") ?? Number.NaN) - (alone(own, "direct") ?? alone(first, "direct") ?? Number.NaN);
  };
  const lost = own.gateway?.reduce((sum, { lostCount }) => sum + lostCount, 0);
  return [
    formatNumber(rate(own, "direct")),
    formatNumber(rate(own, "nginx")),
    formatNumber(rate(own, "go")),
    formatNumber(gateway),
    formatNumber(ratio("direct")),
    formatNumber(ratio("nginx")),
    formatNumber(ratio("go")),
    formatNumber(pick(own.nginx, "cpuUs")),
    formatNumber(pick(own.gateway, "cpuUs")),
    formatNumber(added("p50Us")),
    formatNumber(added("p99Us")),
    formatNumber(pick(own.gateway, "upstreamCalls")),
    formatMegabytes(pick(own.gateway, "memoryBytes")),
    String(lost ?? "–"),
  ];
}

type Figure = "requestsPerSecond" | "cpuUs" | "memoryBytes" | "upstreamCalls";

function pick(measurements: readonly Measurement[] | undefined, figure: Figure): number | undefined {
  return middle(measurements?.map((measurement) => measurement[figure]));
}

function middle(values: readonly (number | undefined)[] = []): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : median(known);
}
