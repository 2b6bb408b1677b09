/** Calls for each extra one, and how many extra ones may be saved up: as many as a node may have lost when it stood still for a moment. */
const callsPerExtra = 20;
const maxExtra = 100;

/** Bounds the extra calls that hedging makes: one for twenty calls, in the long run. */
export class HedgeBudget {
  /** In calls. */
  #saved = (callsPerExtra * maxExtra) / 2;

  /** Counts a call that may be hedged. */
  earn(): void {
    if (this.#saved < callsPerExtra * maxExtra) this.#saved++;
  }

  /** Takes an extra call, if there is one. */
  take(): boolean {
    if (this.#saved < callsPerExtra) return false;
    this.#saved -= callsPerExtra;
    return true;
  }
}
