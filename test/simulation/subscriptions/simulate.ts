import { parseArgs } from "node:util";
import { runSubscriptionSeed } from "./run-seed.js";

/*
 * Subscriptions over random chains with reorganisations, failing nodes and lost connections: `npm run simulate:subscriptions --
 * --seeds 100000`, `--from 500000` to begin elsewhere.
 */

const { values } = parseArgs({
  options: { seeds: { type: "string", default: "1000" }, from: { type: "string", default: "1" } },
});

const [from, seeds] = [Number(values.from), Number(values.seeds)];
const totals = { seeds: 0, failures: 0, events: 0, cuts: 0, reorganisations: 0 };
const startedAt = performance.now();
const report = (): string =>
  `${JSON.stringify({ ...totals, seconds: Math.round((performance.now() - startedAt) / 1_000) })}\n`;

for (let seed = from; seed < from + seeds; seed++) {
  totals.seeds++;
  try {
    const { events, cuts, reorganisations } = await runSubscriptionSeed(seed);
    totals.events += events;
    totals.cuts += cuts;
    totals.reorganisations += reorganisations;
  } catch (error) {
    totals.failures++;
    process.stdout.write(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  if (totals.seeds % 5_000 === 0) process.stdout.write(report());
}
process.stdout.write(report());
if (totals.failures > 0) process.exitCode = 1;
