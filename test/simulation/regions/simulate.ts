import { parseArgs } from "node:util";
import { createRandom } from "../random.js";
import { readThroughCaches } from "./cached-reads.js";
import { describeCachedReads, describeReports } from "./describe.js";
import { runScenario, type ScenarioReport } from "./run-scenario.js";
import { createScenarios } from "./scenario.js";

/*
 * Three regions on one database, in virtual time: `npm run simulate:regions` prints the tables of docs/regions.md, `-- --seed 7`
 * those of another seed, `--users` and `--minutes` those of more or fewer requests, `--only "any region"` one situation.
 */

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    users: { type: "string", default: "50000" },
    minutes: { type: "string", default: "6" },
    only: { type: "string" },
  },
});

const minutes = Number(values.minutes);
const options = { seed: Number(values.seed), users: Number(values.users), minutes };
const reports: ScenarioReport[] = [];
for (const scenario of createScenarios(minutes))
  if (values.only === undefined || values.only === scenario.name)
    reports.push(await runScenario(scenario, { ...options, processesPerRegion: 2, dailyRequests: 25_000 }));
process.stdout.write(`${describeReports(reports)}\n\n`);
const reads = [1, 4, 16].map((processes) =>
  readThroughCaches(createRandom(options.seed), { processes, reads: 50_000, results: 1_000_000 }),
);
process.stdout.write(`${describeCachedReads(await Promise.all(reads))}\n`);
if (reports.some(({ overserved }) => overserved > 0)) process.exitCode = 1;
