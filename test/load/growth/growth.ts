import { type Noise, noiseOf } from "../measure/noise.js";

/** What a load cost at each size of a dimension. */
export interface Curve {
  readonly title: string;
  /** CPU µs of a request; of each round, at each size. */
  readonly rounds: readonly (readonly number[])[];
}

/** A dimension that has been measured. */
export interface GrownDimension {
  readonly title: string;
  readonly unit: string;
  readonly sizes: readonly number[];
  readonly curves: readonly Curve[];
  readonly remarks: readonly string[];
}

/** How much a cost may differ from that at the smallest size to count as the same. */
export const flatPart = 0.1;

/** The cost at each size, over the rounds. */
export function costsOf({ rounds }: Pick<Curve, "rounds">): Noise[] {
  return (rounds[0] ?? []).map((_, index) => noiseOf(rounds.map((costs) => costs[index] as number)));
}

/** The cost at each size against that at the smallest one in the same round, over the rounds. */
export function growthOf({ rounds }: Curve): Noise[] {
  return costsOf({ rounds: rounds.map((costs) => costs.map((cost) => cost / (costs[0] as number))) });
}
