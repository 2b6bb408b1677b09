/** Most calls spent on one search. */
const maxProbes = 24;
/** The search ends when the result is at most this factor above the least gas. */
const precision = 1.01;

/** The least gas between the bounds, to within 1 %, with which `reaches` is true; `high` where even that does not reach. */
export async function findLeastGas(
  bounds: { readonly low: number; readonly high: number },
  reaches: (gas: number) => Promise<boolean>,
): Promise<number> {
  let { low, high } = bounds;
  if (!(await reaches(high))) return high;
  for (let probes = 1; probes < maxProbes && high > low * precision; probes++) {
    // The geometric middle: the bounds are a factor apart, not a distance.
    const middle = Math.min(Math.max(Math.floor(Math.sqrt(low * high)), low + 1), high - 1);
    if (await reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}
