import type { Head } from "../../node/head-feed.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";

/**
 * After this time without a new canonical head, nodes on it are stuck if another is more than `maxLagBlocks` ahead: at two blocks a
 * minute, such a pause is rare.
 */
const stuckMs = 180_000;

/** The state that a node is compared with. */
export interface Standard {
  readonly shown: Head | undefined;
  readonly shownForMs: number;
  readonly voters: readonly PooledUpstream[];
  /** A node further behind than this lags. */
  readonly maxLagBlocks: number;
}

/** Whether a node is on a branch that forks below the canonical head. */
export function isApart({ branch }: PooledUpstream, shown: Head | undefined): boolean {
  return branch !== undefined && shown !== undefined && branch.blocks.length > 0 && branch.forkHeight < shown.number;
}

/** Whether a node is too far behind a node with the canonical head to serve calls. */
export function isLagging({ head }: PooledUpstream, { shown, shownForMs, voters, maxLagBlocks }: Standard): boolean {
  if (!shown || !head || head.number > shown.number) return false;
  const holders = voters.filter(({ branch }) => branch && branch.forkHeight >= shown.number);
  if (head.number < shown.number - maxLagBlocks) return holders.length > 0;
  const highest = Math.max(-1, ...holders.map(({ branch }) => branch?.head.number ?? -1));
  return shownForMs >= stuckMs && highest > shown.number + maxLagBlocks;
}
