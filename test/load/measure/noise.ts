import { formatNumber } from "../report/format-table.js";
import { median } from "./median.js";

/** What the rounds of a measurement came to. */
export interface Noise {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export function noiseOf(values: readonly number[]): Noise {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** The median, and between what the rounds were. */
export function formatNoise({ min, median: middle, max }: Noise): string {
  return `${formatNumber(middle)} (${formatNumber(min)} to ${formatNumber(max)})`;
}
