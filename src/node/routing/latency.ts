/** How long a node, or a method, takes to respond. */
export interface Latency {
  record(elapsedMs: number): void;
  /** A mean in which older responses count less and less; undefined before the first. */
  mean(): number | undefined;
  /** About the time that 95 of 100 responses are within, as of late; undefined after too few of them. */
  p95(): number | undefined;
}

const FEWEST_FOR_P95 = 20;
const NEWEST_WEIGHT = 0.1;

/** By how much a response moves the percentile: one past it 19 times as much as one within it, so that it rests at 1 of 20. */
const P95_STEP = 0.01;
const P95_ODDS = 19;

export function createLatency(): Latency {
  let count = 0;
  let mean: number | undefined;
  let p95 = 0;
  return {
    record(elapsedMs) {
      mean = mean === undefined ? elapsedMs : mean + NEWEST_WEIGHT * (elapsedMs - mean);
      // The highest of the first ones is a beginning.
      if (count < FEWEST_FOR_P95) p95 = Math.max(p95, elapsedMs, 1);
      else p95 *= elapsedMs > p95 ? 1 + P95_ODDS * P95_STEP : 1 - P95_STEP;
      count++;
    },
    mean: () => mean,
    p95: () => (count < FEWEST_FOR_P95 ? undefined : p95),
  };
}
