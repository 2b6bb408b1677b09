/** Duration buckets, each √2 times as wide as the previous one: up to 1/16 ms, …, up to 65 s, and above. */
const bucketsPerDoubling = 2;
const lowestExponent = -4;

/** Number of buckets. */
export const bucketCount = (16 - lowestExponent) * bucketsPerDoubling + 1;

/** Index of the bucket for a duration. */
export function bucketOf(durationMs: number): number {
  const bucket = Math.ceil((Math.log2(durationMs) - lowestExponent) * bucketsPerDoubling);
  // The logarithm of 0 is -Infinity.
  return Math.min(bucketCount - 1, Math.max(0, bucket));
}

/**
 * Estimates a percentile: `part` is 0 to 1, `counts` has a count per bucket and at least one call. Interpolates within the
 * bucket.
 */
export function percentile(counts: readonly number[], part: number): number {
  const target = part * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= target) {
      const from = bucket === 0 ? 0 : upperBoundMs(bucket - 1);
      return from + ((target - below) / count) * (upperBoundMs(bucket) - from);
    }
    below += count;
  }
  return upperBoundMs(bucketCount - 1);
}

function upperBoundMs(bucket: number): number {
  return 2 ** (bucket / bucketsPerDoubling + lowestExponent);
}
