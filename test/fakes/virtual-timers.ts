import type { Timers } from "../../src/node/timers.js";

/** Time that passes only while it is run: hours in a moment, the same each time. */
export interface VirtualTimers extends Timers {
  /** Lets time pass, and runs what falls due on the way, promises and all. */
  run(untilMs: number): Promise<void>;
}

interface Due {
  readonly atMs: number;
  readonly order: number;
  work: (() => void) | undefined;
}

export function createVirtualTimers(): VirtualTimers {
  /** A binary heap: the soonest first, in the order in which they were set. */
  const heap: Due[] = [];
  let nowMs = 0;
  let order = 0;

  const isBefore = (one: Due, other: Due): boolean =>
    one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);

  function push(due: Due): void {
    let at = heap.push(due) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(due, heap[parent] as Due)) break;
      heap[at] = heap[parent] as Due;
      at = parent;
    }
    heap[at] = due;
  }

  function pop(): Due {
    const [first] = heap as [Due];
    const last = heap.pop() as Due;
    if (last === first) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Due, heap[child] as Due)) child++;
      if (!isBefore(heap[child] as Due, last)) break;
      heap[at] = heap[child] as Due;
      at = child;
    }
    heap[at] = last;
    return first;
  }

  function after(delayMs: number, work: () => void): () => void {
    const due: Due = { atMs: nowMs + Math.max(0, delayMs), order: order++, work };
    push(due);
    return () => {
      due.work = undefined;
    };
  }

  /** Runs what is due next; false when nothing is until then. */
  function runNext(untilMs: number): boolean {
    while (heap[0] && heap[0].work === undefined) pop();
    if (!heap[0] || heap[0].atMs > untilMs) return false;
    const { atMs, work } = pop();
    nowMs = atMs;
    work?.();
    return true;
  }

  return {
    now: () => nowMs,
    after,
    soon: (work) => void after(0, work),
    busyMs: () => 0,
    async run(untilMs) {
      await new Promise(setImmediate);
      await repeat(() => runNext(untilMs));
      nowMs = untilMs;
    },
  };
}

const STEPS_PER_TURN = 32;

/** Takes steps until one is false. Node settles all promises between two immediates; a turn of its loop for each step would take longer. */
function repeat(step: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const take = (): void => {
      if (isOver) return;
      try {
        isOver = !step();
        if (isOver) resolve();
      } catch (error) {
        isOver = true;
        reject(error);
      }
    };
    const takeSome = (): void => {
      if (isOver) return;
      for (let count = 0; count < STEPS_PER_TURN; count++) setImmediate(take);
      setImmediate(takeSome);
    };
    takeSome();
  });
}
