/**
 * Limits how many bytes streams read per turn of the event loop: libuv reads up to 2 MiB from each socket before anything else
 * runs. First come, first served.
 */
export class ByteTurns {
  readonly #bytesPerTurn: number;
  readonly #onNextTurn: (action: () => void) => void;
  readonly #waiting = new Set<() => void>();
  #leftBytes: number;
  #isTurnComing = false;

  constructor(bytesPerTurn: number, onNextTurn: (action: () => void) => void) {
    this.#bytesPerTurn = bytesPerTurn;
    this.#onNextTurn = onNextTurn;
    this.#leftBytes = bytesPerTurn;
  }

  /** Counts bytes; returns a promise if the next bytes have to wait for another turn. */
  pass(bytes: number): Promise<void> | undefined {
    this.#leftBytes -= bytes;
    this.#prepareTurn();
    if (this.#leftBytes > 0) return undefined;
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #prepareTurn(): void {
    if (this.#isTurnComing) return;
    this.#isTurnComing = true;
    this.#onNextTurn(() => this.#begin());
  }

  #begin(): void {
    this.#isTurnComing = false;
    this.#leftBytes = this.#bytesPerTurn;
    // Each waiting stream has about one more chunk.
    for (const go of this.#waiting) {
      if (this.#leftBytes <= 0) break;
      this.#leftBytes -= chunkBytes;
      this.#waiting.delete(go);
      go();
    }
    if (this.#waiting.size > 0) this.#prepareTurn();
  }
}

/** Bytes that a socket reads at once. */
const chunkBytes = 65_536;

/** The streams of this thread: about a millisecond of each turn. */
export const byteTurns = new ByteTurns(262_144, (action) => void setImmediate(action));
