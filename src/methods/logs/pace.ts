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

const minReads = 8;
const maxReads = 32;

/** The share of the deadline that a call should take: a faster call would use more of the nodes' time at once. */
const aimedPartOfTime = 1 / 4;

/** What is said to work should do so with ease. */
const safePartOfTime = 1 / 2;

/** Number of ranges for a first mean; each later one has a weight of a fifth. */
const minSamples = 8;
const newestWeight = 1 / 5;

/** Starts with a few reads at once, and takes as many more as the deadline needs. */
export function createPace({ startedAt, endsAt, now }: PaceOptions): Pace {
  const aimedMs = (endsAt - startedAt) * aimedPartOfTime;
  let count = 0;
  let meanMs = 0;
  return {
    record(elapsedMs) {
      count++;
      meanMs += (elapsedMs - meanMs) * Math.max(1 / count, newestWeight);
    },
    readsAtOnce(left) {
      // What is late is not made up for in no time.
      const leftMs = Math.max(aimedMs / 4, startedAt + aimedMs - now());
      const needed = (left * meanMs) / leftMs;
      return Math.min(maxReads, Math.max(minReads, Math.ceil(needed)));
    },
    isTooSlow: (left) => count >= minSamples && (left * meanMs) / maxReads > endsAt - now(),
    piecesInTime() {
      const perMs = count / Math.max(1, now() - startedAt);
      return Math.max(1, Math.floor((endsAt - startedAt) * safePartOfTime * perMs));
    },
  };
}
