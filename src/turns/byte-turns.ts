import { LinkedQueue } from "./linked-queue.js";

interface Waiting {
  readonly bytes: number;
  readonly go: () => void;
}

/**
 * Limits how many bytes streams pass per turn of the event loop, which reads up to 2 MiB from each socket, and writes as much as the
 * system takes, before anything else runs. First come, first served.
 */
export class ByteTurns {
  readonly #bytesPerTurn: number;
  readonly #onNextTurn: (action: () => void) => void;
  /** One for each stream at most. */
  readonly #waiting = new LinkedQueue<Waiting>();
  #leftBytes: number;
  #isTurnComing = false;

  constructor(bytesPerTurn: number, onNextTurn: (action: () => void) => void) {
    this.#bytesPerTurn = bytesPerTurn;
    this.#onNextTurn = onNextTurn;
    this.#leftBytes = bytesPerTurn;
  }

  /** Counts bytes; returns a promise if their stream has to wait for another turn. */
  pass(bytes: number): Promise<void> | undefined {
    this.#prepareTurn();
    if (this.#leftBytes <= 0) return new Promise((go) => this.#waiting.push({ bytes, go }));
    this.#leftBytes -= bytes;
    return undefined;
  }

  #prepareTurn(): void {
    if (this.#isTurnComing) return;
    this.#isTurnComing = true;
    this.#onNextTurn(() => this.#begin());
  }

  #begin(): void {
    this.#isTurnComing = false;
    this.#leftBytes = this.#bytesPerTurn;
    while (this.#leftBytes > 0) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#leftBytes -= next.bytes;
      next.go();
    }
    if (this.#waiting.size > 0) this.#prepareTurn();
  }
}

/** About a millisecond of each turn. */
const bytesPerTurn = 262_144;

const onNextTurn = (action: () => void): void => void setImmediate(action);

/** The streams of this thread that read from nodes. */
export const readTurns = new ByteTurns(bytesPerTurn, onNextTurn);

/** The streams of this thread that write to clients. */
export const writeTurns = new ByteTurns(bytesPerTurn, onNextTurn);

/** The bodies of requests to this thread that come in several chunks. */
export const bodyTurns = new ByteTurns(bytesPerTurn, onNextTurn);

/** The WebSocket connections of this thread that read from clients. */
export const messageTurns = new ByteTurns(bytesPerTurn, onNextTurn);
