import type { Head } from "../head-feed.js";
import { type PooledUpstream, usableOf } from "../pooled-upstream.js";
import type { BlockRequirement } from "./block-requirement.js";

/** What a node is chosen for. */
export interface Choice {
  readonly need: BlockRequirement;
  /** The head that callers know of. */
  readonly head: Head | undefined;
  /** Nodes that failed the call already. */
  readonly tried: ReadonlySet<PooledUpstream>;
  /** The call's. */
  readonly lane: string;
}

/** Differences below this don't matter: the load is spread rather than given to the one that is a little faster. */
const LATENCY_GRAIN_MS = 5;

/** The nodes that may answer a call: the best of them first. */
export function rankUpstreams(upstreams: readonly PooledUpstream[], choice: Choice): readonly PooledUpstream[] {
  const untried = upstreams.filter((upstream) => !choice.tried.has(upstream));
  const fit = usableOf(untried).filter((upstream) => isFit(upstream, choice));
  const preferred = prefer(fit, choice);
  return preferred.toSorted((left, right) => costOf(left, choice) - costOf(right, choice));
}

/** Whether a node's chain has the shown block at a height, the head's where none is given. */
export function hasReached({ branch }: PooledUpstream, head: Head | undefined, height = Infinity): boolean {
  return !head || (branch !== undefined && branch.forkHeight >= Math.min(height, head.number));
}

function isFit(upstream: PooledUpstream, { need, head }: Choice): boolean {
  return need.kind === "head" ? head !== undefined && hasReached(upstream, head, need.height) : true;
}

/** Nodes at the head for what has a hash; others may have it, too. */
function prefer(fit: readonly PooledUpstream[], { need, head, lane }: Choice): readonly PooledUpstream[] {
  if (need.kind !== "hash") return fit;
  const better = fit.filter((upstream) => hasReached(upstream, head) && upstream.slots.hasFree(lane));
  return better.length > 0 ? better : fit;
}

/** Least outstanding work for its weight and speed. */
function costOf({ slots, latency, weight }: PooledUpstream, { lane }: Choice): number {
  const grains = Math.ceil(Math.max(latency.mean() ?? 0, 1) / LATENCY_GRAIN_MS);
  const fullness = slots.isFull(lane) ? Infinity : slots.outstanding() + 1;
  return (grains * fullness) / weight;
}
