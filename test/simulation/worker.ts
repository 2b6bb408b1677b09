import { parentPort } from "node:worker_threads";
import type { SeedReport } from "./report.js";
import { type RunOptions, runSeed } from "./run-seed.js";

/** Some seeds: those from `from` up to, but not including, `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly options: Pick<RunOptions, "hasNeighbour" | "hasUntrueContents">;
}

// Nobody reads the stacks of the many errors that nodes' faults make.
Error.stackTraceLimit = 0;

async function runShare({ from, to, options }: Share): Promise<void> {
  const reports: SeedReport[] = [];
  for (let seed = from; seed < to; seed++) reports.push(await runSeed(seed, options));
  parentPort?.postMessage(reports, []);
}

parentPort?.on("message", (share: Share) => void runShare(share));
