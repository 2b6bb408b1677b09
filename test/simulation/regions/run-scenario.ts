import type { Database } from "../../../src/store/database.js";
import { createRandom } from "../random.js";
import { RegionsWorld, type WorldResult } from "./regions-world.js";
import type { RunOptions, Scenario } from "./scenario.js";
import { openSharedDatabase } from "./shared-database.js";
import type { Tally } from "./tally.js";
import { drawBusyUser, drawVisits } from "./traffic.js";

/** What came of a scenario. */
export interface ScenarioReport extends WorldResult {
  readonly scenario: Scenario;
  /** Users with requests. */
  readonly users: number;
  /** Users who were served more than their quota: none, or the quota is not exact. */
  readonly overserved: number;
  /** Per user, tokens that count as used and served no request. */
  readonly lostTokens: readonly number[];
}

/** Runs a scenario in virtual time; the same for the same seed. */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<ScenarioReport> {
  const random = createRandom(options.seed);
  const visits = scenario.busyUser ? drawBusyUser(scenario.busyUser) : drawVisits(random, options);
  const users = new Set(visits.map(({ user }) => user));
  const database = await openSharedDatabase();
  const world = new RegionsWorld(scenario, { options, random, database });
  await world.addUsers(users);
  for (const visit of visits) world.schedule(visit);
  const result = await world.run();
  const quotas = await readQuotas(database.db, result.tally, options);
  await database.db.destroy();
  return { scenario, users: users.size, ...result, ...quotas };
}

/** Compares what was served with what the database says. */
async function readQuotas(db: Database, { servedByUser }: Tally, { dailyRequests }: RunOptions) {
  const rows = await db.selectFrom("quota").select(["user_id", "leased"]).execute();
  const leased = new Map(rows.map((row) => [row.user_id, row.leased]));
  const differences = [...servedByUser].map(([user, served]) => ({
    served,
    lost: (leased.get(`u${user}`) ?? 0) - served,
  }));
  return {
    overserved: differences.filter(({ served, lost }) => served > dailyRequests || lost < 0).length,
    lostTokens: differences.map(({ lost }) => lost).filter((lost) => lost > 0),
  };
}
