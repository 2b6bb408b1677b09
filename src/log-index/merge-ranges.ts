import type { HeightRange } from "./section.js";

/** Collects ascending ranges. Near ones become one, so that there are never many more than `most`. */
export interface RangeCollector {
  add(from: number, to: number): void;
  /** At most `most` ranges. */
  ranges(): readonly HeightRange[];
}

/** Ranges with fewer blocks between them are always joined: to read these costs less than another call. */
const minGap = 32;

/** `most`: 1 or more. */
export function createRangeCollector(most: number): RangeCollector {
  let gap = minGap;
  let ranges: HeightRange[] = [];

  function join(from: number, to: number): void {
    const last = ranges.at(-1);
    if (last && from - last.to <= gap) ranges[ranges.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else ranges.push({ from, to });
  }

  function widenGap(): void {
    const before = ranges;
    gap *= 2;
    ranges = [];
    for (const { from, to } of before) join(from, to);
  }

  return {
    add(from, to) {
      join(from, to);
      if (ranges.length > 2 * most) widenGap();
    },
    ranges() {
      while (ranges.length > most) widenGap();
      return ranges;
    },
  };
}
