/** The pace of a wide eth_getLogs: how many ranges are read in parallel, and whether it can be done in time. */
export interface Pace {
  /** Tells how long a piece took. */
  record(elapsedMs: number): void;
  /** Maximum number of concurrent reads, with `left` ranges to go. */
  readsAtOnce(left: number): number;
  /** Whether `left` ranges can't be read in the remaining time at any concurrency. */
  isTooSlow(left: number): boolean;
  /** How many pieces can well be read in the whole time. */
  piecesInTime(): number;
}

export interface PaceOptions {
  /** The call's start and end on the clock of `now`; Infinity without a deadline. */
  readonly startedAt: number;
  readonly endsAt: number;
  readonly now: () => number;
}

const MIN_READS = 8;
const MAX_READS = 32;

/** The share of the deadline that a call should take: a faster call would use more of the nodes' time at once. */
const AIMED_PART_OF_TIME = 1 / 4;

/** What is said to work should do so with ease. */
const SAFE_PART_OF_TIME = 1 / 2;

/** Number of ranges for a first mean; each later one has a weight of a fifth. */
const LEAST_SAMPLES = 8;
const NEWEST_WEIGHT = 1 / 5;

/** Starts with a few reads at once, and takes as many more as the deadline needs. */
export function createPace({ startedAt, endsAt, now }: PaceOptions): Pace {
  const aimedMs = (endsAt - startedAt) * AIMED_PART_OF_TIME;
  let count = 0;
  let meanMs = 0;
  return {
    record(elapsedMs) {
      count++;
      meanMs += (elapsedMs - meanMs) * Math.max(1 / count, NEWEST_WEIGHT);
    },
    readsAtOnce(left) {
      // What is late is not made up for in no time.
      const leftMs = Math.max(aimedMs / 4, startedAt + aimedMs - now());
      const needed = (left * meanMs) / leftMs;
      return Math.min(MAX_READS, Math.max(MIN_READS, Math.ceil(needed)));
    },
    isTooSlow: (left) => count >= LEAST_SAMPLES && (left * meanMs) / MAX_READS > endsAt - now(),
    piecesInTime() {
      const perMs = count / Math.max(1, now() - startedAt);
      return Math.max(1, Math.floor((endsAt - startedAt) * SAFE_PART_OF_TIME * perMs));
    },
  };
}
