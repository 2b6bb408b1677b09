import { parseArgs } from "node:util";
import type { SeedReport } from "./report.js";
import { runSeed } from "./run-seed.js";

/*
 * The real pool before nodes that fail, in virtual time: `npm run simulate -- --seeds 100000`, `--from 500000` to begin elsewhere,
 * `--seed 4711` to watch one.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
  },
});

async function watchOne(seed: number): Promise<void> {
  const report = await runSeed(seed, { trace: (line) => process.stdout.write(`${line}\n`) });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}

async function runMany(from: number, count: number): Promise<void> {
  const totals = { seeds: 0, calls: 0, errors: 0, requests: 0 };
  const faults: Record<string, number> = {};
  let slowest: SeedReport | undefined;
  let lastReturn: SeedReport | undefined;
  let latest: SeedReport | undefined;
  const startedAt = performance.now();
  for (let seed = from; seed < from + count; seed++) {
    const report = await runSeed(seed);
    totals.seeds++;
    totals.calls += report.calls;
    totals.errors += report.errors;
    totals.requests += report.requests;
    if (report.recoveryMs > (slowest?.recoveryMs ?? -1)) slowest = report;
    if (report.returnMs > (lastReturn?.returnMs ?? -1)) lastReturn = report;
    if (report.kind !== "anything" && report.slowestMs > (latest?.slowestMs ?? -1)) latest = report;
    for (const fault of new Set(report.findings.map((finding) => finding.fault))) {
      faults[fault] = (faults[fault] ?? 0) + 1;
      const first = report.findings.find((finding) => finding.fault === fault);
      process.stdout.write(
        `seed ${seed} (${report.kind}), ${fault} at ${first?.atMs.toFixed(0)} ms: ${first?.why.slice(0, 200)}\n`,
      );
    }
  }
  const minutes = (performance.now() - startedAt) / 60_000;
  process.stdout.write(
    `${JSON.stringify({ ...totals, seedsWith: faults, seedsPerMinute: Math.round(count / minutes) })}\n` +
      `slowest recovery ${slowest?.recoveryMs} ms (seed ${slowest?.seed}), until all are in service ${lastReturn?.returnMs} ms (seed ${lastReturn?.seed}), slowest call ${latest?.slowestMs.toFixed(0)} ms (seed ${latest?.seed})\n`,
  );
  if (Object.keys(faults).length > 0) process.exitCode = 1;
}

if (values.seed === undefined) await runMany(Number(values.from), Number(values.seeds));
else await watchOne(Number(values.seed));
