import type { Head } from "../head-feed.js";
import { isInService, type Member } from "../pooled-upstream.js";
import type { CallNeed } from "./block-requirement.js";

/** What a member is chosen for. */
export interface Choice {
  readonly need: CallNeed;
  /** The head that callers know of. */
  readonly head: Head | undefined;
  /** Members that failed the call already. */
  readonly tried: ReadonlySet<Member>;
  /** The call's. */
  readonly lane: string;
}

/** Differences below this don't matter: the load is spread rather than given to the one that is a little faster. */
const LATENCY_GRAIN_MS = 5;

/** The members that may answer a call: the best of them first. */
export function rankMembers(members: readonly Member[], choice: Choice): readonly Member[] {
  const untried = members.filter((member) => !choice.tried.has(member));
  const fit = usableOf(untried).filter((member) => isFit(member, choice));
  const preferred = prefer(fit, choice);
  return preferred.toSorted((left, right) => costOf(left, choice) - costOf(right, choice));
}

/** Whether a member is at the head that callers know of, or past it: at its height, on another branch, it would tell another story. */
export function hasReached({ head: own }: Member, head: Head | undefined): boolean {
  return !head || (own !== undefined && (own.hash === head.hash || own.number > head.number));
}

/** Those in service; where there is none, those that are out only because calls to them failed, or that will soon be back. */
export function usableOf(members: readonly Member[]): readonly Member[] {
  const inService = members.filter(isInService);
  if (inService.length > 0) return inService;
  return members.filter(({ health }) => health.outReason() === "failing" || health.isRecovering());
}

function isFit(member: Member, { need, head }: Choice): boolean {
  return need.kind === "head" ? head !== undefined && hasReached(member, head) : true;
}

/** Nodes at the head for what has a hash; others may have it, too. */
function prefer(fit: readonly Member[], { need, head, lane }: Choice): readonly Member[] {
  if (need.kind !== "hash") return fit;
  const better = fit.filter((member) => hasReached(member, head) && member.slots.hasFree(lane));
  return better.length > 0 ? better : fit;
}

/** Least outstanding work for its weight and speed. */
function costOf({ slots, latency, upstream }: Member, { lane }: Choice): number {
  const grains = Math.ceil(Math.max(latency.mean() ?? 0, 1) / LATENCY_GRAIN_MS);
  const fullness = slots.isFull(lane) ? Infinity : slots.outstanding() + 1;
  return (grains * fullness) / upstream.weight;
}
