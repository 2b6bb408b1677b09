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

  return {
    now: () => nowMs,
    after,
    soon: (work) => void after(0, work),
    async run(untilMs) {
      await settled();
      while (heap.length > 0 && (heap[0] as Due).atMs <= untilMs) {
        const { atMs, work } = pop();
        if (!work) continue;
        nowMs = atMs;
        work();
        await settled();
      }
      nowMs = untilMs;
    },
  };
}

/** Resolves when all promises that can settle have. */
function settled(): Promise<void> {
  return new Promise(setImmediate);
}
