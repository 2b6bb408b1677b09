/** Chance that a seed repeats. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in so many of 1 cases. */
  chance(part: number): boolean;
}

/** Mulberry32: quick, and good enough to draw scenarios. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] as (typeof list)[number],
    chance: (part) => next() < part,
  };
}
