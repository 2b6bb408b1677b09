import type { Head } from "../../node/head-feed.js";
import {
  isInService,
  isLastResort,
  isNearlyBack,
  isUsable,
  mayComeBack,
  type PooledUpstream,
  pendingMsOf,
} from "../model/pooled-upstream.js";
import type { BlockRequirement } from "./block-requirement.js";
import type { Tries } from "./tries.js";

/** What a node is chosen for. */
export interface RoutingRequest {
  readonly need: BlockRequirement;
  /** The head that callers know of. */
  readonly head: Head | undefined;
  readonly nowMs: number;
  /** The call's. */
  readonly lane: string;
  /** What it needs that nodes may lack. */
  readonly feature?: string | undefined;
  /** Earlier attempts of the call; undefined before the first. */
  readonly tries?: Tries | undefined;
  /** Whether nodes that did not respond may be queried again. */
  readonly isAgain?: boolean | undefined;
  /** The nodes that are being asked, where another one is wanted: one that has room at once, or also one that has not. */
  readonly besides?: readonly PooledUpstream[] | undefined;
  readonly mayWait?: boolean | undefined;
}

/** Smaller differences are ignored, so that the load is spread over nodes of similar speed. */
const latencyGrainMs = 5;

/** Extra cost, in calls, of a node that is used only as a last resort. */
const penalty = 1e6;

/**
 * The best node for a call: in service; where there is none, one that is only failing or will soon be back; and where no node is of
 * any use, one that did not respond to its probes. Undefined when none has what the call needs.
 */
export function chooseUpstream(
  upstreams: readonly PooledUpstream[],
  choice: RoutingRequest,
): PooledUpstream | undefined {
  return (
    bestOf(upstreams, choice, isInService) ??
    bestOf(upstreams, choice, isNearlyBack) ??
    (upstreams.some(isUsable) ? undefined : bestOf(upstreams, choice, isLastResort))
  );
}

/** Whether a node's chain has the canonical block at a height; by default, the canonical head. */
export function hasReached({ branch }: PooledUpstream, head: Head | undefined, height = Infinity): boolean {
  return !head || (branch !== undefined && branch.forkHeight >= Math.min(height, head.number));
}

function bestOf(
  upstreams: readonly PooledUpstream[],
  choice: RoutingRequest,
  isCandidate: (upstream: PooledUpstream) => boolean,
): PooledUpstream | undefined {
  let best: PooledUpstream | undefined;
  let bestCost = Infinity;
  for (const upstream of upstreams) {
    if (!isCandidate(upstream) || !isFit(upstream, choice) || isExcluded(upstream, choice)) continue;
    const cost = costOf(upstream, choice);
    if (best && cost >= bestCost) continue;
    best = upstream;
    bestCost = cost;
  }
  return best;
}

function isFit(upstream: PooledUpstream, { need, head }: RoutingRequest): boolean {
  return need.kind !== "head" || (head !== undefined && hasReached(upstream, head, need.height));
}

function isExcluded(upstream: PooledUpstream, { tries, isAgain, besides, mayWait, lane }: RoutingRequest): boolean {
  if (besides && (besides.includes(upstream) || !(mayWait || upstream.slots.hasFree(lane)))) return true;
  return tries !== undefined && (isAgain ? tries.isSpent(upstream) : tries.isTried(upstream));
}

/**
 * Least outstanding work for its weight and speed: a node that has not responded to any call for a while is at least that slow. What has
 * a hash is asked of nodes at the head first; others may have it, too.
 */
function costOf(upstream: PooledUpstream, { need, head, lane, nowMs, feature }: RoutingRequest): number {
  const { slots, latency, weight, isSilent } = upstream;
  if (slots.isFull(lane)) return Infinity;
  const latencyMs = Math.max(latency.mean() ?? 0, pendingMsOf(upstream, nowMs), 1);
  const grains = Math.ceil(latencyMs / latencyGrainMs);
  const isLate = need.kind === "hash" && !(hasReached(upstream, head) && slots.hasFree(lane));
  const isLacking = feature !== undefined && upstream.missing.has(feature, nowMs);
  const penalties = (isLate ? 1 : 0) + (isSilent ? 2 : 0) + (isLacking ? 4 : 0);
  return (grains * (slots.outstanding() + 1)) / weight + penalties * penalty;
}

/** Whether another node may return a result with proof, while this one may be about to reach the canonical head. */
export function mayOtherProve(
  upstream: PooledUpstream,
  upstreams: readonly PooledUpstream[],
  { head, isEarly, tries }: Pick<RoutingRequest, "head" | "tries"> & { readonly isEarly: boolean },
): boolean {
  return upstreams.some(
    (one) => one !== upstream && isUsable(one) && (tries?.mayProve(one) ?? true) && (isEarly || hasReached(one, head)),
  );
}

/** How long a read has waited, and the longest waits for a node that has what it needs, and for one that responds at all. */
export interface NodeWait {
  readonly waitedMs: number;
  readonly catchUpMs: number;
  readonly comeBackMs: number;
}

/** Whether a node that can't be asked now may have a result later. */
export function mayServeLater(
  upstreams: readonly PooledUpstream[],
  tries: Tries,
  { waitedMs, catchUpMs, comeBackMs }: NodeWait,
): boolean {
  const hasUsable = upstreams.some(isUsable);
  if (waitedMs >= (hasUsable ? catchUpMs : comeBackMs)) return false;
  return upstreams.some(
    (one) => tries.isHopeful(one) && (hasUsable ? isUsable(one) || one.health.isNew() : mayComeBack(one)),
  );
}
