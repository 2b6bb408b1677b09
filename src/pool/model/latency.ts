/** How long a node, or a method, takes to respond. */
export interface Latency {
  record(elapsedMs: number): void;
  /** A mean in which older responses count less and less; undefined before the first. */
  mean(): number | undefined;
  /** About the time that 95 of 100 responses are within, as of late; undefined after too few of them. */
  p95(): number | undefined;
}

const minForP95 = 20;
const newestWeight = 0.1;

/** By how much a response moves the percentile: one past it 19 times as much as one within it, so that it rests at 1 of 20. */
const p95Step = 0.01;
const p95Odds = 19;

export function createLatency(): Latency {
  let count = 0;
  let mean: number | undefined;
  let p95 = 0;
  return {
    record(elapsedMs) {
      mean = mean === undefined ? elapsedMs : mean + newestWeight * (elapsedMs - mean);
      // The highest of the first ones is a beginning.
      if (count < minForP95) p95 = Math.max(p95, elapsedMs, 1);
      else p95 *= elapsedMs > p95 ? 1 + p95Odds * p95Step : 1 - p95Step;
      count++;
    },
    mean: () => mean,
    p95: () => (count < minForP95 ? undefined : p95),
  };
}
