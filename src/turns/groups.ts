import type { Clock } from "../clock.js";
import { LinkedQueue } from "./linked-queue.js";

/** Does work for several at once: what comes at the same moment, or while a group is under way, is the next group. */
export interface Groups<Member> {
  readonly add: (member: Member) => void;
  /** How many wait for their group. */
  readonly size: number;
  /** Resolves when all that was added is done. */
  readonly settled: () => Promise<void>;
}

export interface GroupsOptions {
  /** Members of a group at most, in the order in which they came. */
  readonly maxSize: number;
  /** A group that takes longer than this doesn't hold the next one up. */
  readonly patienceMs: number;
  readonly maxUnderWay: number;
}

/** `work` never rejects. */
export function createGroups<Member>(
  { maxSize, patienceMs, maxUnderWay }: GroupsOptions,
  clock: Pick<Clock, "after">,
  work: (group: readonly Member[]) => Promise<void>,
): Groups<Member> {
  const waiting = new LinkedQueue<Member>();
  const underWay = new Set<Promise<void>>();
  let cancel: (() => void) | undefined;

  /** What comes at the same moment belongs into the same group. */
  const begin = (): void => {
    cancel?.();
    cancel = undefined;
    const working = Promise.resolve()
      .then(() => work(Array.from({ length: Math.min(maxSize, waiting.size) }, () => waiting.shift() as Member)))
      .then(() => {
        underWay.delete(working);
        if (waiting.size > 0) begin();
      });
    underWay.add(working);
  };

  const beginLate = (): void => {
    cancel = undefined;
    if (waiting.size > 0 && underWay.size < maxUnderWay) begin();
  };

  return {
    add(member) {
      waiting.push(member);
      if (underWay.size === 0) begin();
      else cancel ??= clock.after(patienceMs, beginLate);
    },
    get size() {
      return waiting.size;
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
