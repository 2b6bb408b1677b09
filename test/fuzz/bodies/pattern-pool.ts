import fc from "fast-check";

const poolSize = 400;
const pools = new Map<string, readonly string[]>();

/** Strings that a schema's pattern allows, always the same ones. */
export function stringsOf(pattern: string): readonly string[] {
  const known = pools.get(pattern);
  if (known) return known;
  const pool = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: poolSize });
  pools.set(pattern, pool);
  return pool;
}
