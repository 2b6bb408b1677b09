import type { Head } from "../../node/head-feed.js";
import type { Branch } from "../model/branch.js";

/** A node in service whose branch is known. */
export interface Vote {
  readonly weight: number;
  readonly branch: Branch;
}

export interface HeadContext {
  readonly shown: Head;
  /** Of all nodes, in service or not. */
  readonly totalWeight: number;
  /** Reorganisations deeper than this are followed only together with more than half of all nodes. */
  readonly maxReorgBlocks: number;
  /** How long the decision has been delayed. */
  readonly waitedMs: number;
}

/** The change of the canonical head. */
export type Decision =
  | { readonly kind: "keep" }
  /** A node that restarts or catches up may change the votes; decide again after `forMs`. */
  | { readonly kind: "wait"; readonly forMs: number }
  /** `blocks` follow the canonical block at `forkHeight`. */
  | { readonly kind: "extend"; readonly forkHeight: number; readonly blocks: readonly Head[] }
  | { readonly kind: "replace"; readonly forkHeight: number; readonly blocks: readonly Head[] }
  /** The branch of `head` has not enough votes for its depth. */
  | { readonly kind: "refuse"; readonly forkHeight: number; readonly head: Head }
  /** The canonical block at `forkHeight` becomes the head again. */
  | { readonly kind: "retract"; readonly forkHeight: number };

/**
 * Delays, in milliseconds: for nodes that could vote against a branch; for a branch lower than the canonical head, mostly that of
 * lagging nodes; and for a head that every node has lost.
 */
export const replaceAfterMs = 3_000;
const replaceByLowerAfterMs = 6_000;
const retractAfterMs = 10_000;

/** By how many blocks' difficulty a branch must be ahead to win a tie. */
const tieMarginBlocks = 2;

/** A block with its votes. */
interface Candidate extends Branch {
  readonly head: Head;
  weight: number;
}

/**
 * The rule for the canonical head, explained in README.md ("Which head is shown"). A vote counts for all blocks of its branch, and for
 * the canonical chain up to its fork.
 */
export function chooseHead(votes: readonly Vote[], choice: HeadContext): Decision {
  const { shown, waitedMs } = choice;
  const voting = sumOf(votes);
  if (voting === 0) return { kind: "keep" };
  const candidates = countVotes(votes).filter(({ weight }) => 2 * weight >= voting);
  const extension = bestOf(candidates.filter(({ forkHeight }) => forkHeight === shown.number));
  if (extension) return { kind: "extend", forkHeight: shown.number, blocks: extension.blocks };
  const majority = bestOf(candidates.filter(({ weight }) => 2 * weight > voting));
  const other = majority ?? bestOf(candidates);
  const isHeld = votes.some(({ branch }) => branch.forkHeight >= shown.number);
  if (other) return decideOnOther(other, { ...choice, isHeld, isMajority: majority !== undefined });
  if (isHeld) return { kind: "keep" };
  if (waitedMs < retractAfterMs) return { kind: "wait", forMs: retractAfterMs };
  return { kind: "retract", forkHeight: sharedHeight(votes, voting) };
}

interface VoteContext extends HeadContext {
  /** Whether a voting node has the canonical head. */
  readonly isHeld: boolean;
  readonly isMajority: boolean;
}

/** Whether a branch with at least half of the votes replaces the canonical one. */
function decideOnOther(other: Candidate, standing: VoteContext): Decision {
  const { shown, totalWeight, maxReorgBlocks, waitedMs, isHeld, isMajority } = standing;
  const { head, forkHeight, blocks } = other;
  const isOfAll = 2 * other.weight > totalWeight;
  if (shown.number - forkHeight > maxReorgBlocks && !isOfAll) return { kind: "refuse", forkHeight, head };
  const replace = { kind: "replace", forkHeight, blocks } as const;
  if (!isMajority && isHeld) return hasMoreWork(head, shown) ? replace : { kind: "keep" };
  const isLower = isHeld && head.number < shown.number;
  const forMs = isLower && !isOfAll ? replaceByLowerAfterMs : replaceAfterMs;
  return (isOfAll && !isLower) || waitedMs >= forMs ? replace : { kind: "wait", forMs };
}

function countVotes(votes: readonly Vote[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const { weight, branch } of votes)
    branch.blocks.forEach((head, index) => {
      const candidate = candidates.get(head.hash);
      if (candidate) candidate.weight += weight;
      else candidates.set(head.hash, { ...branch, head, weight, blocks: branch.blocks.slice(0, index + 1) });
    });
  return [...candidates.values()];
}

/** The highest; at one height the one with more votes, then with more total difficulty. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  const [best] = candidates.toSorted(
    (one, other) =>
      other.head.number - one.head.number ||
      other.weight - one.weight ||
      Number((other.head.totalDifficulty ?? 0n) - (one.head.totalDifficulty ?? 0n)),
  );
  return best;
}

/** Whether `head` has more total difficulty than `shown`, by the margin. Compares heights if a node reports no difficulty. */
function hasMoreWork(head: Head, shown: Head): boolean {
  if (head.totalDifficulty === undefined || head.difficulty === undefined || shown.totalDifficulty === undefined)
    return head.number >= shown.number + tieMarginBlocks;
  return head.totalDifficulty >= shown.totalDifficulty + BigInt(tieMarginBlocks) * head.difficulty;
}

/** The highest canonical block that nodes with half of the votes have. */
function sharedHeight(votes: readonly Vote[], voting: number): number {
  let weight = 0;
  for (const vote of votes.toSorted((one, other) => other.branch.forkHeight - one.branch.forkHeight)) {
    weight += vote.weight;
    if (2 * weight >= voting) return vote.branch.forkHeight;
  }
  return -1;
}

function sumOf(votes: readonly Vote[]): number {
  return votes.reduce((sum, { weight }) => sum + weight, 0);
}
