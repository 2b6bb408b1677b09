import type { CachedReads } from "./cached-reads.js";
import type { ScenarioReport } from "./run-scenario.js";
import type { StatementKind } from "./statements.js";
import { periodMs } from "./tally.js";

/** The tables of docs/regions.md, in Markdown. */
export function describeReports(reports: readonly ScenarioReport[]): string {
  const losses = reports.filter(({ scenario }) => scenario.loss);
  return [
    table(requestColumns, reports),
    table(periodicColumns, reports),
    ...losses.map(describeLoss),
    ...reports.map(describeQuotas),
  ].join("\n\n");
}

/** Commands of a region's Redis, per 1,000 reads of buried blocks. */
export function describeCachedReads(counts: readonly CachedReads[]): string {
  const ofThousand = (what: "fromMemory" | "redisReads" | "redisWrites") => (count: CachedReads) =>
    String(Math.round((count[what] / count.reads) * 1_000));
  const columns: Columns<CachedReads> = {
    "Processes of the region": ({ processes }) => String(processes),
    "From the process's memory": ofThousand("fromMemory"),
    MGET: ofThousand("redisReads"),
    "SET, and calls to a node": ofThousand("redisWrites"),
  };
  return table(columns, counts);
}

type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const ofRequests: readonly StatementKind[] = ["key look-up", "lease grant", "lease release", "quota read"];
const ofCounts: readonly StatementKind[] = ["usage", "request log", "last use of keys"];

/** Per 1,000 requests. */
const requestColumns: Columns<ScenarioReport> = {
  Situation: ({ scenario }) => scenario.name,
  "Key look-ups": (report) => perThousand(report, ["key look-up"], "rows"),
  Leases: (report) => perThousand(report, ["lease grant"], "rows"),
  "Leases returned": (report) => perThousand(report, ["lease release"], "rows"),
  Statements: (report) => perThousand(report, ofRequests, "statements"),
  "Between regions": (report) => perThousand(report, ofRequests, "abroad"),
  "Requests that wait": ({ tally }) => percent(waitsOf(tally.waitsMs).length, tally.waitsMs.length),
  "Wait, p50 of these": ({ tally }) => `${quantile(waitsOf(tally.waitsMs), 0.5)} ms`,
  "p99 of all requests": ({ tally }) => `${quantile(tally.waitsMs, 0.99)} ms`,
};

/** Per process and second. */
const periodicColumns: Columns<ScenarioReport> = {
  Situation: ({ scenario }) => scenario.name,
  "Changes of keys": (report) => perSecond(report, ["changes of keys"]),
  Recalls: (report) => perSecond(report, ["recalls"]),
  "Usage and request log": (report) => perSecond(report, ofCounts),
};

function describeLoss({ scenario, tally, lostTokens, users }: ScenarioReport): string {
  const { loss } = scenario;
  const periods = tally.periods.map(({ served, requests }) => percent(served, requests));
  const results = [...tally.results].map(([result, count]) => `${result} ${count}`);
  const tokens = lostTokens.reduce((sum, lost) => sum + lost, 0);
  const lastErrorMs = tally.lastErrorMs - (loss?.atMs ?? 0);
  return [
    `${scenario.name}, after ${seconds(loss?.atMs ?? 0)}; its users reach another region after ${seconds(loss?.redirectedMs ?? 0)}:`,
    ...(loss?.replica ? [`  a replica takes over after ${seconds(loss.replica.atMs)}`] : []),
    `  requests: ${results.join(", ")}`,
    `  served, each ${seconds(periodMs)}: ${periods.join(", ")}`,
    `  last error: ${seconds(lastErrorMs)} after the loss; users with errors: ${tally.usersWithErrors.size} of ${users}`,
    `  lost tokens: ${tokens} of ${lostTokens.length} users, at most ${Math.max(0, ...lostTokens)} of one`,
  ].join("\n");
}

function describeQuotas({ scenario, tally, users, overserved }: ScenarioReport): string {
  const count = `${tally.served} requests of ${users} users served`;
  return `${scenario.name}: ${count}, ${overserved} beyond their quota`;
}

function perThousand(report: ScenarioReport, kinds: readonly StatementKind[], what: "statements" | "rows" | "abroad") {
  const count = kinds.reduce((sum, kind) => sum + (report.tally.statements.get(kind)?.[what] ?? 0), 0);
  return String(Math.round((count / report.tally.requests) * 1_000));
}

function perSecond({ tally, processSeconds }: ScenarioReport, kinds: readonly StatementKind[]): string {
  const count = kinds.reduce((sum, kind) => sum + (tally.statements.get(kind)?.statements ?? 0), 0);
  return (count / processSeconds).toFixed(1);
}

function waitsOf(waitsMs: readonly number[]): number[] {
  return waitsMs.filter((ms) => ms > 0);
}

function quantile(values: readonly number[], part: number): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0);
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((part / all) * 100).toFixed(1)} %`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(0)} s`;
}

function table<Row>(columns: Columns<Row>, lines: readonly Row[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const names = Object.keys(columns);
  const rows = lines.map((line) => row(Object.values(columns).map((read) => read(line))));
  return [row(names), row(names.map(() => "---")), ...rows].join("\n");
}
