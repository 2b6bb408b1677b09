import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** Garbage on the heap, at most. */
const garbageBytes = 128 * 2 ** 20;
/** In percent, as V8's own maximum. */
const maxGrowth = 300;
/** For large heaps, which take long to collect. */
const minGrowth = 50;
const everyMs = 100;

/** Returns by how many percent a heap of `usedBytes` bytes may grow. */
export function growthOf(usedBytes: number): number {
  return Math.round(Math.min(maxGrowth, Math.max(minGrowth, (100 * garbageBytes) / usedBytes)));
}

/**
 * Bounds the garbage on V8's heap to about 128 MiB. Before each collection the heap grows by half at least, and to four times its size
 * at most. V8's own limit is four times the size of a busy heap, and a tenth above that of an idle one, which is then collected
 * many times a second under large results.
 */
export function boundGarbage(): void {
  let growth = 0;
  const set = (): void => {
    const next = growthOf(getHeapStatistics().used_heap_size);
    if (next === growth) return;
    growth = next;
    // V8 reads it at the end of a collection.
    setFlagsFromString(`--heap-growing-percent=${growth}`);
  };
  set();
  setInterval(set, everyMs).unref();
}
