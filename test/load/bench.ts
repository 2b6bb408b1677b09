import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bodies } from "./bodies.js";
import { measureFacts } from "./facts/measure-facts.js";
import type { RunLoad } from "./measure/load.js";
import { measureLoads } from "./measure/measure-loads.js";
import { runAutocannon } from "./measure/run-autocannon.js";
import { hasWrk, runWrk } from "./measure/run-wrk.js";
import { openField } from "./open-field.js";
import { formatLoads } from "./report/format-loads.js";
import { formatTable } from "./report/format-table.js";
import { buildGo } from "./targets/build-go.js";
import { makeAnswers } from "./upstream/answers.js";

/*
 * The project's benchmark: `npm run bench`, or `npm run bench -- --quick` for a smoke test. README.md says what it measures.
 */

/** How long and how often; the whole run takes about 8 minutes, the quick one half a minute. */
const sizes = {
  full: { durationMs: 2_000, aloneMs: 1_000, rounds: 3, idleConnections: 10_000, largeResults: 20, users: 100_000 },
  quick: { durationMs: 1_000, aloneMs: 0, rounds: 1, idleConnections: 500, largeResults: 3, users: 200 },
} as const;

const nothing = /^\b$/;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      /** Measures only the rows whose title matches. */
      only: { type: "string", default: "" },
      /** Measures only those parts of the second table whose name matches. */
      facts: { type: "string", default: "" },
      program: { type: "string", default: "dist/bundle/main.js" },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "rootgate-bench-"));
  const closers: (() => Promise<void>)[] = [];
  try {
    await run({
      folder,
      closers,
      program: resolve(values.program),
      only: values.only,
      facts: values.facts,
      isQuick: values.quick,
    });
  } finally {
    await Promise.all(closers.map((close) => close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Bench {
  readonly folder: string;
  readonly closers: (() => Promise<void>)[];
  readonly program: string;
  readonly only: string;
  readonly facts: string;
  readonly isQuick: boolean;
}

async function run({ folder, closers, program, only, facts: parts, isQuick }: Bench): Promise<void> {
  const runLoad: RunLoad = hasWrk() ? runWrk : runAutocannon;
  const size = isQuick ? sizes.quick : sizes.full;
  const answersFile = join(folder, "answers.json");
  writeFileSync(answersFile, JSON.stringify(makeAnswers()));
  const goProgram = buildGo(resolve("test/load/go"), folder);
  const fieldOptions = { answersFile, goProgram, program, folder, closers, isAlone: isQuick };
  const keeping = await openField({ ...fieldOptions, doesClose: false });
  const closing = await openField({ ...fieldOptions, doesClose: true });
  const spent = await openField({ ...fieldOptions, doesClose: false, isAlone: true, dailyRequests: 1 });
  await runLoad({ url: spent.targets[0]?.url ?? "", bodies: bodies.ownAnswer, connections: 1, durationMs: 1_000 });
  const rows = await measureLoads(
    { keeping, closing, spent },
    { ...size, runLoad, only: parts === "" ? new RegExp(only, "i") : nothing, report },
  );
  const tools = `load by ${hasWrk() ? "wrk" : "autocannon"}, upstream in ${goProgram ? "Go" : "Node"}`;
  print(`\n${cpus().length} cores, Node ${process.version}, ${tools}, ${size.rounds} round(s), medians\n`);
  print(formatLoads(rows));
  const lost = rows.flatMap(({ measurements }) => measurements.gateway ?? []).some(({ lostCount }) => lostCount > 0);
  if (lost) process.exitCode = 1;
  if (only !== "" && parts === "") return;
  const facts = await measureFacts({
    ...size,
    runLoad,
    program,
    folder,
    answersFile,
    only: new RegExp(parts, "i"),
    upstream: keeping.upstream,
    report,
  });
  print(
    `\n${formatTable(
      ["besides", "found"],
      facts.map(({ title, found }) => [title, found]),
    )}\n`,
  );
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
