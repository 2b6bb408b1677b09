/**
 * Lets streams go on with so many bytes in each turn of the event loop: libuv reads up to 2 MiB from each of any number of sockets
 * before anything else gets its turn. Who comes first goes first.
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

  /** Counts bytes; a promise where the next ones have to wait for another turn. */
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
    // Each of them has about one chunk more to give.
    for (const go of this.#waiting) {
      if (this.#leftBytes <= 0) break;
      this.#leftBytes -= chunkBytes;
      this.#waiting.delete(go);
      go();
    }
    if (this.#waiting.size > 0) this.#prepareTurn();
  }
}

/** What a socket gives at once. */
const chunkBytes = 65_536;

/** The streams of this thread, which has one event loop: a millisecond's worth or so of each turn. */
export const byteTurns = new ByteTurns(262_144, (action) => void setImmediate(action));
