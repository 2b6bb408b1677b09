/** Buckets of durations, each √2 times as wide as the one before: up to 1/16 ms, …, up to 65 s and all above. */
const bucketsPerDoubling = 2;
const lowestExponent = -4;

/** How many buckets there are. */
export const bucketCount = (16 - lowestExponent) * bucketsPerDoubling + 1;

/** The bucket that a duration falls into. */
export function bucketOf(durationMs: number): number {
  const bucket = Math.ceil((Math.log2(durationMs) - lowestExponent) * bucketsPerDoubling);
  // The logarithm of 0 is -Infinity.
  return Math.min(bucketCount - 1, Math.max(0, bucket));
}

/** The duration below which `part` (0 to 1) of all calls stayed, evenly spread within its bucket; `counts` by bucket, at least one call. */
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
