import type { Head } from "../head-feed.js";
import { isInService, type Member } from "../pooled-upstream.js";
import type { ProbeOutcome } from "./health.js";

export interface HeadJudgeOptions {
  /** Further behind than this, an upstream is out of service. */
  readonly maxLagBlocks: number;
}

export interface HeadJudgeParts {
  /** The head that callers know of. */
  readonly shown: () => Head | undefined;
  /** Asks a member for its head; undefined when it doesn't tell. */
  readonly headNow: (member: Member) => Promise<Head | undefined>;
}

/** Says what a head tells of its node, compared with the others'. */
export interface HeadJudge {
  /** Whether it is too far ahead of the others' last heads to be believed without a look at them. */
  isDoubtful(member: Member, head: Head): boolean;
  /** Looks at the others first where it must. */
  judge(member: Member, head: Head): Promise<ProbeOutcome>;
}

/** Ahead of the others by more than this many times the tolerated lag, a head isn't believed. */
const LEAD_FACTOR = 4;

/** One doubter could be stuck. */
const FEWEST_DOUBTERS = 2;

export function createHeadJudge(
  members: readonly Member[],
  options: HeadJudgeOptions,
  parts: HeadJudgeParts,
): HeadJudge {
  const { maxLagBlocks } = options;

  const othersOf = (member: Member): readonly Member[] =>
    members.filter((other) => other !== member && isInService(other) && other.head);

  function isAlone({ number }: Head, others: readonly (Head | undefined)[]): boolean {
    const heights = others.flatMap((other) => other?.number ?? []);
    return heights.length >= FEWEST_DOUBTERS && number - Math.max(...heights) > LEAD_FACTOR * maxLagBlocks;
  }

  const isDoubtful = (member: Member, head: Head): boolean =>
    isAlone(
      head,
      othersOf(member).map((other) => other.head),
    );

  return {
    isDoubtful,
    async judge(member, head) {
      const others = othersOf(member);
      const best = Math.max(...others.map(heightOf), parts.shown()?.number ?? -1);
      if (head.number < best - maxLagBlocks && others.some((other) => heightOf(other) > head.number)) return "lagging";
      if (!isDoubtful(member, head)) return "good";
      // What the others told last may be old: of before this process, or the way to them, came to a halt for a while.
      return isAlone(head, await Promise.all(others.map(parts.headNow))) ? "implausible" : "good";
    },
  };
}

/** How high a member's last head is; -1 before the first. */
export function heightOf({ head }: Member): number {
  return head?.number ?? -1;
}
