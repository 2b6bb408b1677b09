/** Calls for each extra one, and how many extra ones may be saved up: as many as a node may have lost when it stood still for a moment. */
const CALLS_PER_EXTRA = 20;
const MOST_EXTRA = 100;

/** Extra calls reserved for calls that may be lost. */
const RESERVED_EXTRA = 40;

/** Bounds the extra calls that hedging makes: one for twenty calls, in the long run. */
export class HedgeBudget {
  /** In calls. */
  #saved = (CALLS_PER_EXTRA * MOST_EXTRA) / 2;

  /** Counts a call that may be hedged. */
  earn(): void {
    if (this.#saved < CALLS_PER_EXTRA * MOST_EXTRA) this.#saved++;
  }

  /** Takes an extra call, if there is one. The reserve is only for calls that may be lost. */
  take(isReserved = false): boolean {
    if (this.#saved < CALLS_PER_EXTRA * (isReserved ? 1 : RESERVED_EXTRA + 1)) return false;
    this.#saved -= CALLS_PER_EXTRA;
    return true;
  }
}
