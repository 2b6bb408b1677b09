import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchOptions, readBenchOptions } from "./bench-options.js";
import { bodies } from "./bodies.js";
import { measureFacts } from "./facts/measure-facts.js";
import { measureFlames } from "./flame/measure-flames.js";
import { measureGrowth } from "./growth/measure-growth.js";
import type { RunLoad } from "./measure/load.js";
import { type Fields, measureLoads } from "./measure/measure-loads.js";
import { runAutocannon } from "./measure/run-autocannon.js";
import { hasWrk, runWrk } from "./measure/run-wrk.js";
import { compareRuns } from "./report/compare-runs.js";
import { formatLoads } from "./report/format-loads.js";
import { formatTable } from "./report/format-table.js";
import { describeRun, type Run, readRun, saveRun } from "./report/run.js";
import { buildGo } from "./targets/build-go.js";
import { joinPeer } from "./targets/join-peer.js";
import { openField } from "./targets/open-field.js";
import { startUpstream } from "./targets/start-upstream.js";
import type { Target } from "./targets/target.js";
import { makeAnswers } from "./upstream/answers.js";

/*
 * The project's benchmark: `npm run bench`, or `npm run bench -- --quick` for a smoke test. README.md says what it measures.
 */

/** How long and how often; the whole run takes about 15 minutes, the quick one half a minute. */
const sizes = {
  full: { durationMs: 2_000, warmUpMs: 1_000, rounds: 3, idleConnections: 10_000, largeResults: 20, users: 100_000 },
  quick: { durationMs: 1_000, warmUpMs: 0, rounds: 1, idleConnections: 500, largeResults: 3, users: 1 },
} as const;

/** The same for plots of growth: about five minutes, and half a minute. */
const growthSizes = {
  full: { durationMs: 1_000, warmUpMs: 2_000, rounds: 5, largest: Infinity },
  quick: { durationMs: 1_000, warmUpMs: 0, rounds: 1, largest: 100 },
} as const;

const nodeProgram = fileURLToPath(new URL("upstream/static-upstream.js", import.meta.url));

/** What the parts of a run have in common. */
interface Bench {
  readonly options: BenchOptions;
  readonly runLoad: RunLoad;
  readonly folder: string;
  readonly answersFile: string;
  readonly goProgram: string | undefined;
  readonly closers: (() => Promise<void>)[];
}

async function main(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2));
  const earlier = options.compareFile === undefined ? undefined : readRun(options.compareFile);
  const folder = mkdtempSync(join(tmpdir(), "rootgate-bench-"));
  const closers: (() => Promise<void>)[] = [];
  try {
    const answersFile = join(folder, "answers.json");
    writeFileSync(answersFile, JSON.stringify(makeAnswers()));
    const goProgram = buildGo(resolve("test/load/go"), folder);
    const runLoad = hasWrk() ? runWrk : runAutocannon;
    const bench = { options, runLoad, folder, answersFile, goProgram, closers };
    if (options.flameFolder !== undefined) return print(await drawFlames(bench, options.flameFolder));
    if (options.growthFolder !== undefined) return print(await drawGrowth(bench, options.growthFolder));
    const run = await measure(bench);
    if (options.saveFile !== undefined) saveRun(options.saveFile, run);
    if (earlier) print(`\n${compareRuns(earlier, run)}`);
  } finally {
    await Promise.all(closers.map((close) => close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Draws flame graphs of a gateway before an upstream of its own. */
async function drawFlames(bench: Bench, into: string): Promise<string> {
  const { url } = await openUpstream(bench);
  return measureFlames({ ...bench, into, nodeUrl: url, report });
}

/** Draws plots of what a request costs with few and with many users, nodes, results, blocks and connections. */
async function drawGrowth(bench: Bench, into: string): Promise<string> {
  const { program, isQuick, only } = bench.options;
  const { url } = await openUpstream(bench);
  const upstream = { ...bench, nodeProgram };
  const sizes = isQuick ? growthSizes.quick : growthSizes.full;
  return measureGrowth({ ...bench, ...sizes, upstream, program, only, into, nodeUrl: url, report });
}

async function openUpstream(bench: Bench): Promise<Target> {
  const upstream = await startUpstream({ ...bench, nodeProgram });
  bench.closers.push(() => upstream.process.stop());
  return upstream;
}

/** Measures and prints. */
async function measure(bench: Bench): Promise<Run> {
  const { options, goProgram } = bench;
  const size = options.isQuick ? sizes.quick : sizes.full;
  const fields = await openFields(bench);
  const { rounds } = size;
  const tools = `load by ${hasWrk() ? "wrk" : "autocannon"}, upstream in ${goProgram ? "Go" : "Node"}`;
  const about = describeRun(tools, rounds);
  print(`\n${about.cores} cores, Node ${about.node}, ${about.commit ?? ""}, ${tools}, ${rounds} round(s), medians\n`);
  const rows = await measureLoads(fields, { ...bench, ...size, only: options.only, report });
  if (rows.length > 0) print(formatLoads(rows));
  const lost = rows.flatMap(({ measurements }) => measurements["gateway"] ?? []).some(({ lostCount }) => lostCount > 0);
  if (lost) process.exitCode = 1;
  const { upstream } = fields.keeping;
  const { program, facts: only } = options;
  const facts = await measureFacts({ ...bench, ...size, program, only, upstream, report });
  const found = facts.map((fact) => [fact.title, fact.found]);
  if (facts.length > 0) print(`\n${formatTable(["besides", "found"], found)}`);
  return { ...about, rows, facts };
}

async function openFields(bench: Bench): Promise<Fields> {
  const { program, nodes, peers, upstreamPort, isQuick } = bench.options;
  const base = { ...bench, program, isAlone: isQuick, doesClose: false };
  const keeping = await openField({ ...base, upstreamPort, nodes });
  const closing = await openField({ ...base, doesClose: true });
  const spent = await openField({ ...base, isAlone: true, dailyRequests: 1 });
  const url = spent.targets[0]?.url ?? "";
  await bench.runLoad({ url, bodies: bodies.chainId, connections: 1, durationMs: 1_000 });
  if (peers.length > 0) report(`waiting for the peers; the upstream is ${keeping.upstream.url}`);
  const joined = await Promise.all(peers.map(joinPeer));
  return { keeping: { ...keeping, targets: [...keeping.targets, ...joined] }, closing, spent };
}

function report(progress: string): void {
  process.stderr.write(`${progress}\n`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
