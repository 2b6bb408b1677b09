import type { Random } from "../random.js";

/** Europe, America and Asia. */
export type Region = 0 | 1 | 2;

export const allRegions: readonly Region[] = [0, 1, 2];

/** Where the database is: in one region, or in all, where a majority of regions confirms each write. */
export type DatabasePlace = Region | "all regions";

/** Round trips in milliseconds: assumptions, of the size that cloud providers publish. */
const roundTripsMs = [
  [1, 80, 220],
  [80, 1, 160],
  [220, 160, 1],
] as const;

function roundTripMs(from: Region, to: Region): number {
  return roundTripsMs[from][to];
}

/** The regions without one, the nearest first. */
export function nearestTo(region: Region): readonly Region[] {
  return allRegions.filter((other) => other !== region).sort((a, b) => roundTripMs(region, a) - roundTripMs(region, b));
}

/** What the delay of a statement depends on. */
export interface TimedStatement {
  readonly rows: number;
  readonly isWrite: boolean;
}

/**
 * Duration of a statement in milliseconds. In a distributed database each row has a leading replica, here in any region; a write
 * is confirmed by the region that is nearest to it. A statement of many rows waits for the farthest.
 */
export function statementMs(from: Region, database: DatabasePlace, { rows, isWrite }: TimedStatement, random: Random) {
  if (database !== "all regions") return roundTripMs(from, database);
  const leaders = rows > 1 ? allRegions : [random.pick(allRegions)];
  const msOf = (leader: Region): number =>
    roundTripMs(from, leader) + (isWrite ? roundTripMs(leader, nearestTo(leader)[0] as Region) : 0);
  return Math.max(...leaders.map(msOf));
}
