import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { describeFaults, measureFaults } from "./fault-table.js";
import type { SeedReport } from "./report.js";
import { runSeed } from "./run-seed.js";
import { Totals } from "./totals.js";
import type { Share } from "./worker.js";

/*
 * The real pool before nodes that fail, in virtual time: `npm run simulate -- --seeds 100000`, `--from 500000` to begin elsewhere,
 * `--workers 1` to leave other cores alone, `--neighbour` for two processes that share their probes, `--contents` for nodes that leave transactions out or have results of another type, `--seed 4711` to watch one, `--table` for the table of faults in docs/faults.md.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    workers: { type: "string", default: String(availableParallelism()) },
    seed: { type: "string" },
    neighbour: { type: "boolean", default: false },
    contents: { type: "boolean", default: false },
    table: { type: "boolean", default: false },
  },
});

const options: Share["options"] = { hasNeighbour: values.neighbour, hasUntrueContents: values.contents };

/** So often each fault of the table is run. */
const TABLE_RUNS = 10;

/** So many seeds a worker runs before it asks for more. */
const SHARE = 25;

/** Nearly all that a seed makes is garbage at its end: with more room for what is new, less of it is looked at twice. */
const YOUNG_MB = 64;

async function watchOne(seed: number): Promise<void> {
  const report = await runSeed(seed, { ...options, trace: (line) => process.stdout.write(`${line}\n`) });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}

async function runMany(from: number, end: number, workers: number): Promise<void> {
  const totals = new Totals();
  const startedAt = performance.now();
  let next = from;
  const takeShare = (): Share | undefined => {
    if (next >= end) return undefined;
    const share = { from: next, to: Math.min(end, next + SHARE), options };
    next = share.to;
    return share;
  };
  const note = (report: SeedReport): void => {
    for (const line of totals.add(report)) process.stdout.write(`${line}\n`);
  };
  await Promise.all(Array.from({ length: workers }, () => runWorker(takeShare, note)));
  process.stdout.write(`${totals.describe(performance.now() - startedAt)}\n`);
  if (!totals.isGood) process.exitCode = 1;
}

/** Runs shares in a thread of their own until there are no more. */
function runWorker(takeShare: () => Share | undefined, note: (report: SeedReport) => void): Promise<void> {
  const worker = new Worker(new URL("worker.js", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const share = takeShare();
      if (share) worker.postMessage(share, []);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("message", (reports: readonly SeedReport[]) => {
      reports.forEach(note);
      goOn();
    });
    worker.on("error", reject);
    goOn();
  });
}

const [from, seeds] = [Number(values.from), Number(values.seeds)];
if (values.table) process.stdout.write(`${describeFaults(await measureFaults(TABLE_RUNS))}\n`);
else if (values.seed !== undefined) await watchOne(Number(values.seed));
else await runMany(from, from + seeds, Number(values.workers));
