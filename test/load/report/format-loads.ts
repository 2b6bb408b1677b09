import type { Measurement } from "../measure/measure-case.js";
import type { MeasuredRow } from "../measure/measure-loads.js";
import { median } from "../measure/median.js";
import { formatNoise, isNoisy, noiseOf } from "../measure/noise.js";
import { formatMegabytes, formatNumber, formatTable } from "./format-table.js";

/** Four tables: throughput and its range, what it costs, the tail of the latency, and what happened inside the gateways. */
export function formatLoads(rows: readonly MeasuredRow[]): string {
  return [formatThroughput(rows), formatCost(rows), formatTail(rows), formatInside(rows)].join("\n\n");
}

/** A row's title, marked if its control moved. */
function formatTitle({ title, control }: Pick<MeasuredRow, "title" | "control">): string {
  return isNoisy(control) ? `~ ${title}` : title;
}

/** The median of a figure; undefined if it is not known. */
export function middleOf<Item>(items: readonly Item[], read: (item: Item) => number | undefined): number | undefined {
  const values = items.flatMap((item) => read(item) ?? []).filter(Number.isFinite);
  return values.length === 0 ? undefined : median(values);
}

/** All targets of a run, in the order of their first row. */
function namesOf(rows: readonly MeasuredRow[]): string[] {
  return [...new Set(rows.flatMap(({ measurements }) => Object.keys(measurements)))];
}

type FormatCell = (measurements: readonly Measurement[], row: MeasuredRow) => string;

/** A table with a line for each row and a column for each target. */
function formatGrid(rows: readonly MeasuredRow[], names: readonly string[], format: FormatCell): string {
  return formatTable(
    ["load", "c", ...names],
    rows.map((row) => [
      formatTitle(row),
      String(row.connections),
      ...names.map((name) => (row.measurements[name] ? format(row.measurements[name], row) : "–")),
    ]),
  );
}

function formatThroughput(rows: readonly MeasuredRow[]): string {
  const grid = formatGrid(rows, namesOf(rows), (measurements) => {
    const lost = measurements.reduce((sum, { lostCount }) => sum + lostCount, 0);
    const rates = formatNoise(noiseOf(measurements.map(({ requestsPerSecond }) => requestsPerSecond)));
    return lost > 0 ? `${rates}, **${lost} lost**` : rates;
  });
  return `Requests a second, median (least–most of the rounds):\n\n${grid}`;
}

function formatCost(rows: readonly MeasuredRow[]): string {
  const names = namesOf(rows).filter((name) => name !== "direct");
  const grid = formatGrid(rows, names, (measurements, row) => {
    const base = middleOf(row.measurements["nginx"] ?? [], rateOf) ?? middleOf(row.control, (rate) => rate);
    const ratio = (middleOf(measurements, rateOf) ?? Number.NaN) / (base ?? Number.NaN);
    const cpuUs = middleOf(measurements, (measurement) => measurement.cpuUs);
    return `${formatNumber(ratio)} · ${formatNumber(cpuUs)}`;
  });
  return `Requests a second against nginx · CPU µs of a request:\n\n${grid}`;
}

function formatTail(rows: readonly MeasuredRow[]): string {
  const grid = formatGrid(rows, namesOf(rows), (measurements) =>
    [
      middleOf(measurements, ({ p50Us }) => p50Us / 1_000),
      middleOf(measurements, ({ p99Us }) => p99Us / 1_000),
      middleOf(measurements, ({ p999Us }) => p999Us / 1_000),
    ]
      .map(formatNumber)
      .join(" · "),
  );
  return `Latency in ms, p50 · p99 · p99.9:\n\n${grid}`;
}

function formatInside(rows: readonly MeasuredRow[]): string {
  const heads = [
    "load",
    "c",
    "",
    "p99 / p50",
    "longest stall, ms",
    "longest GC, ms",
    "GC, % of the time",
    "calls to the node",
    "MB",
  ];
  const lines = rows.flatMap((row) =>
    Object.entries(row.measurements).flatMap(([name, measurements]) =>
      measurements.some(({ loop }) => loop)
        ? [[formatTitle(row), String(row.connections), name, ...describeInside(measurements)]]
        : [],
    ),
  );
  return `Inside the gateways, medians:\n\n${formatTable(heads, lines)}`;
}

function describeInside(measurements: readonly Measurement[]): string[] {
  const figures = [
    middleOf(measurements, ({ p50Us, p99Us }) => p99Us / p50Us),
    middleOf(measurements, ({ loop }) => loop?.longestStallMs),
    middleOf(measurements, ({ loop }) => loop?.longestGcMs),
    middleOf(measurements, gcPercent),
    middleOf(measurements, ({ upstreamCalls }) => upstreamCalls),
  ];
  return [...figures.map(formatNumber), formatMegabytes(middleOf(measurements, ({ memoryBytes }) => memoryBytes))];
}

/** Of the load's time. */
function gcPercent({ loop, requestCount, requestsPerSecond }: Measurement): number | undefined {
  return loop && (loop.gcMs / ((requestCount / requestsPerSecond) * 1_000)) * 100;
}

function rateOf({ requestsPerSecond }: Measurement): number {
  return requestsPerSecond;
}
