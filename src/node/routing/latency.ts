/** What a node, or a method, takes to answer. */
export interface Latency {
  record(elapsedMs: number): void;
  /** A mean in which older answers count less and less; undefined before the first. */
  mean(): number | undefined;
  /** The time that 95 of 100 of the last answers were within; undefined for too few of them. */
  p95(): number | undefined;
}

const WINDOW = 128;
const FEWEST_FOR_P95 = 20;
const NEWEST_WEIGHT = 0.1;

/** Sorting the window takes longer than the calls should wait: the percentile is found anew after this many answers. */
const P95_EVERY = 16;

export function createLatency(): Latency {
  const window: number[] = [];
  let count = 0;
  let mean: number | undefined;
  let p95: number | undefined;
  let p95FoundAt = -Infinity;
  return {
    record(elapsedMs) {
      mean = mean === undefined ? elapsedMs : mean + NEWEST_WEIGHT * (elapsedMs - mean);
      window[count % WINDOW] = elapsedMs;
      count++;
    },
    mean: () => mean,
    p95() {
      if (count >= FEWEST_FOR_P95 && count - p95FoundAt >= P95_EVERY) {
        p95 = percentile(window, 0.95);
        p95FoundAt = count;
      }
      return p95;
    },
  };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(part * sorted.length) - 1] as number;
}
