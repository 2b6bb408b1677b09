/** How a wide eth_getLogs goes on: how many of its pieces are read at once, and whether it can be done in time. */
export interface Pace {
  /** Tells how long a piece took. */
  record(elapsedMs: number): void;
  /** Most reads under way, with so many pieces left. */
  readsAtOnce(left: number): number;
  /** Whether so many pieces can't be read in the time left, however many at once. */
  isTooSlow(left: number): boolean;
  /** How many pieces can well be read in the whole time. */
  piecesInTime(): number;
}

export interface PaceOptions {
  /** When the call began and when it ends, as `now` has it; Infinity where it has all the time there is. */
  readonly startedAt: number;
  readonly endsAt: number;
  readonly now: () => number;
}

const MIN_READS = 8;
const MAX_READS = 32;

/** Callers wait for so much of their deadline if need be; to be quicker is not worth more of the nodes' time at once. */
const AIMED_PART_OF_TIME = 1 / 4;

/** What is said to work should do so with ease. */
const SAFE_PART_OF_TIME = 1 / 2;

/** So many pieces tell how long one takes; later ones count for a fifth. */
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
