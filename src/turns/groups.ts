import type { Clock } from "../clock.js";
import { LinkedQueue } from "./linked-queue.js";

/** Processes items in groups: items that arrive at the same time, or during a group, form the next group. */
export interface Groups<Member> {
  readonly add: (member: Member) => void;
  /** Number of waiting items. */
  readonly size: number;
  /** Resolves when all items have been processed. */
  readonly settled: () => Promise<void>;
}

export interface GroupsOptions {
  /** Maximum number of items in a group, in order of arrival. */
  readonly maxSize: number;
  /** If a group takes longer than this, the next one starts without waiting for it. */
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

  /** Deferred, so that items that arrive at the same time are in the same group. */
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
