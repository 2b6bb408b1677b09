import { bucketCount, bucketOf, percentile } from "../../../src/usage/latency-buckets.js";

const countsOf = (durations: readonly number[]): number[] => {
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const duration of durations) (counts[bucketOf(duration)] as number)++;
  return counts;
};

describe("latency buckets", () => {
  it("take any duration, from none at all to hours", () => {
    expect(bucketOf(0)).toBe(0);
    expect(bucketOf(10_000_000)).toBe(bucketCount - 1);
    expect(bucketOf(1)).toBeLessThan(bucketOf(1.5));
  });

  it("give percentiles that are right within a bucket's width", () => {
    const durations = Array.from({ length: 10_000 }, (_, index) => (index + 1) / 10);
    const counts = countsOf(durations);

    for (const [part, exact] of [
      [0.5, 500],
      [0.95, 950],
      [0.99, 990],
    ] as const) {
      expect(percentile(counts, part)).toBeGreaterThan(exact / Math.SQRT2);
      expect(percentile(counts, part)).toBeLessThan(exact * Math.SQRT2);
    }
  });

  it("give one call's duration for every percentile of one call", () => {
    const counts = countsOf([100]);

    expect(percentile(counts, 0.99)).toBeGreaterThan(70);
    expect(percentile(counts, 0.5)).toBeLessThanOrEqual(128);
  });
});
