import type { Random } from "../random.js";
import { allRegions, type Region } from "./topology.js";

/** A page that is loaded, or a script that runs: several requests of one user in a row. */
export interface Visit {
  readonly user: number;
  readonly home: Region;
  /** A region that has nothing to do with the user's home. */
  readonly anywhere: Region;
  readonly requestsAtMs: readonly number[];
}

/** The population that a sample stands for. */
const population = { accounts: 10_000_000, activePerDay: 1_000_000, requestsPerDay: 100_000_000 };

/** In the busiest hour a user makes this part of the day's requests. */
const busiestHour = 1 / 12;
const requestsPerVisit = 12;
/** Half of the requests of a visit follow at once, the others after this time on average. */
const meanGapMs = 300;
const dailyLimit = 25_000;

/** Draws the visits of a part of the busiest hour. Activity follows Zipf's law: a user's is in inverse proportion to the rank. */
export function drawVisits(random: Random, { users, minutes }: { users: number; minutes: number }): Visit[] {
  const step = population.activePerDay / users;
  const scale = findScale();
  const visits: Visit[] = [];
  for (let user = 0; user < users; user++) {
    const perDay = Math.min(dailyLimit, scale / ((user + 0.5) * step));
    const meanGap = (3_600_000 * requestsPerVisit) / (perDay * busiestHour);
    const home = random.pick(allRegions);
    for (let atMs = drawWait(random, meanGap); atMs < minutes * 60_000; atMs += drawWait(random, meanGap))
      visits.push({ user, home, anywhere: random.pick(allRegions), requestsAtMs: drawRequests(random, atMs) });
  }
  return visits;
}

/** How long a busy user stays in a region. */
const stayMs = 2_000;

/** One user who sends requests at a steady rate, to one region after the other. */
export function drawBusyUser({ requests, perSecond }: { requests: number; perSecond: number }): Visit[] {
  return Array.from({ length: requests }, (_, index) => {
    const atMs = (index * 1_000) / perSecond;
    const region = allRegions[Math.floor(atMs / stayMs) % allRegions.length] as Region;
    return { user: 0, home: region, anywhere: region, requestsAtMs: [atMs] };
  });
}

/** The activity of the first rank, so that all ranks together make the day's requests: found by halving. */
function findScale(): number {
  const { activePerDay, requestsPerDay } = population;
  const total = (scale: number): number => {
    const capped = Math.min(activePerDay, scale / dailyLimit);
    return capped * dailyLimit + scale * Math.log(activePerDay / Math.max(1, capped));
  };
  let [low, high] = [0, requestsPerDay];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (total(middle) < requestsPerDay) low = middle;
    else high = middle;
  }
  return low;
}

function drawRequests(random: Random, startMs: number): number[] {
  const times = [startMs];
  while (random.chance(1 - 1 / requestsPerVisit)) {
    const gapMs = random.chance(0.5) ? 0 : drawWait(random, meanGapMs);
    times.push((times.at(-1) as number) + gapMs);
  }
  return times;
}

/** Exponentially distributed. */
function drawWait(random: Random, meanMs: number): number {
  return -Math.log(1 - random.next()) * meanMs;
}
