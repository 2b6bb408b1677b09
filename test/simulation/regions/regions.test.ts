import { createRandom } from "../random.js";
import { describeReports } from "./describe.js";
import { runScenario } from "./run-scenario.js";
import { createScenarios, type RunOptions, type Scenario } from "./scenario.js";
import type { StatementKind } from "./statements.js";
import { drawVisits } from "./traffic.js";

const options: RunOptions = { seed: 1, users: 2_000, minutes: 2, processesPerRegion: 2, dailyRequests: 25_000 };
const scenarios = createScenarios(options.minutes);

function find(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`no scenario ${name}`);
  return found;
}

/** The counts of a situation. */
async function count(name: string, different: Partial<RunOptions> = {}) {
  const report = await runScenario(find(name), { ...options, ...different });
  const rows = (kind: StatementKind): number => report.tally.statements.get(kind)?.rows ?? 0;
  return { ...report, rows, results: Object.fromEntries(report.tally.results) };
}

let atHome: Awaited<ReturnType<typeof count>>;

beforeAll(async () => {
  atHome = await count("home regions");
});

const visits = drawVisits(createRandom(options.seed), options);
const requests = visits.flatMap(({ requestsAtMs }) => requestsAtMs).length;

it.each(scenarios.map(({ name }) => name))("serves no user more than the quota: %s", async (name) => {
  const { results, overserved, scenario, lostTokens } = await count(name, {
    dailyRequests: find(name).busyUser ? 5_000 : 40,
  });

  expect(overserved).toBe(0);
  expect(results["quota used up"]).toBeGreaterThan(0);
  expect(Object.values(results).reduce((sum, part) => sum + part)).toBe(scenario.busyUser?.requests ?? requests);
  // What is not lost with a region is returned, to the last token.
  if (!scenario.loss) expect(lostTokens).toEqual([]);
});

it("does the same for the same seed", async () => {
  expect(describeReports([await count("home regions")])).toBe(describeReports([atHome]));
});

it("takes at most one key look-up, and about one lease, for a user's visit to one process", () => {
  const { rows, results } = atHome;

  expect(results).toEqual({ served: requests });
  expect(rows("key look-up")).toBeLessThanOrEqual(visits.length);
  expect(rows("lease grant")).toBeLessThan(visits.length * 1.2);
  expect(rows("lease release")).toBeLessThanOrEqual(rows("lease grant"));
});

it("takes more look-ups and leases where an API key's requests go to any process", async () => {
  const inTurn = await count("home regions, any process");

  for (const kind of ["key look-up", "lease grant"] as const)
    expect(inTurn.rows(kind)).toBeGreaterThan(1.3 * atHome.rows(kind));
});

it("serves one busy user's quota to the last request in all regions", async () => {
  const { results, tally } = await count("one busy user in all regions", { dailyRequests: 3_000 });

  expect(results).toEqual({ served: 3_000, "quota used up": 12_000 });
  // Leases that other regions no longer use are recalled.
  expect(tally.statements.get("lease release")?.statements).toBeGreaterThan(0);
});

it("loses a region's leases with it, at most 128 of a user and process, and serves its users elsewhere", async () => {
  const { results, lostTokens, tally, scenario } = await count("a region is lost");

  expect(results["no process"]).toBeGreaterThan(0);
  expect(results["database away"]).toBeUndefined();
  expect(lostTokens.length).toBeGreaterThan(0);
  expect(Math.max(...lostTokens)).toBeLessThanOrEqual(128 * options.processesPerRegion);
  expect(tally.lastErrorMs).toBeLessThan(scenario.loss?.redirectedMs ?? 0);
});

it("serves what is leased without the database, and everything soon after its replica takes over", async () => {
  const { results, tally, scenario } = await count("the database's region is lost", { users: 6_000 });
  const [lostMs, backMs] = [scenario.loss?.atMs ?? 0, scenario.loss?.replica?.atMs ?? 0];

  expect(results["database away"]).toBeGreaterThan(0);
  // From 60 s to 90 s the database is away, and half of that time also the region's users.
  expect(tally.periods[2]?.served).toBeGreaterThan(0);
  expect(tally.lastErrorMs).toBeGreaterThan(lostMs);
  expect(tally.lastErrorMs).toBeLessThan(backMs + 10_000);
});
