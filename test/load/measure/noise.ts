import { formatNumber } from "../report/format-table.js";
import { median } from "./median.js";

/** What the rounds of a measurement came to. */
export interface Noise {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** A control that moves by more than this part of its median makes a row noisy. */
const quietMovement = 0.15;

export function noiseOf(values: readonly number[]): Noise {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** Whether the same load on the same program came to different rates before the rounds of a row. */
export function isNoisy(control: readonly number[]): boolean {
  if (control.length === 0) return false;
  const { min, median: middle, max } = noiseOf(control);
  return max - min > quietMovement * middle;
}

/** The median, and in brackets the range of the rounds if there were several. */
export function formatNoise({ min, median: middle, max }: Noise): string {
  return min === max ? formatNumber(middle) : `${formatNumber(middle)} (${formatNumber(min)}–${formatNumber(max)})`;
}
