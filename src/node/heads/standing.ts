import type { PooledUpstream } from "../routing/pooled-upstream.js";
import type { Head } from "./head-feed.js";

/**
 * When the shown head has not moved for so long, and a node is more than `maxLagBlocks` ahead on top of it, those that aren't are stuck:
 * at two blocks a minute, that long without one is rare.
 */
const STUCK_MS = 180_000;

/** What a node is compared with. */
export interface Standard {
  readonly shown: Head | undefined;
  readonly shownForMs: number;
  readonly voters: readonly PooledUpstream[];
  /** Further behind than this, a node lags. */
  readonly maxLagBlocks: number;
}

/** Whether a node is on a branch that forks off the shown chain below its head. */
export function isApart({ branch }: PooledUpstream, shown: Head | undefined): boolean {
  return branch !== undefined && shown !== undefined && branch.blocks.length > 0 && branch.forkHeight < shown.number;
}

/** Whether a node is so far behind one that has the shown head that it doesn't serve. */
export function isLagging({ head }: PooledUpstream, { shown, shownForMs, voters, maxLagBlocks }: Standard): boolean {
  if (!shown || !head || head.number > shown.number) return false;
  const holders = voters.filter(({ branch }) => branch && branch.forkHeight >= shown.number);
  if (head.number < shown.number - maxLagBlocks) return holders.length > 0;
  const highest = Math.max(-1, ...holders.map(({ branch }) => branch?.head.number ?? -1));
  return shownForMs >= STUCK_MS && highest > shown.number + maxLagBlocks;
}
