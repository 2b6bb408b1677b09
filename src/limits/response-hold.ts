import type { Concurrency, Waiter } from "./concurrency.js";
import type { HeldAccount, HeldBytes, HeldFor } from "./held-bytes.js";

export interface ResponseHoldParts {
  readonly concurrency: Concurrency;
  readonly heldBytes: HeldBytes;
}

/**
 * What one HTTP response takes of its user's share until it has left: memory, and one of the user's places for calls that run.
 * Each of its requests enters and leaves on its own, and the last one's place is kept.
 */
export class ResponseHold {
  readonly #parts: ResponseHoldParts;
  readonly #userId: string;
  readonly #heldFor: HeldFor;
  #account: HeldAccount | undefined;
  /** Requests of the response that run or wait. */
  #unfinished = 0;
  #hasPlace = false;
  #isClosed = false;

  constructor(parts: ResponseHoldParts, userId: string, heldFor: HeldFor) {
    this.#parts = parts;
    this.#userId = userId;
    this.#heldFor = heldFor;
  }

  /** As `Concurrency.enter`. */
  enter(waiter: Waiter): ReturnType<Concurrency["enter"]> {
    this.#unfinished++;
    if (this.#hasPlace) {
      this.#hasPlace = false;
      return "running";
    }
    const entry = this.#parts.concurrency.enter(this.#userId, waiter);
    if (entry === "full") this.#unfinished--;
    return entry;
  }

  /** A request that waited to enter has given up. */
  giveUp(): void {
    this.#unfinished--;
  }

  /** A request that had entered has ended. */
  leave(): void {
    this.#unfinished--;
    if (this.#unfinished === 0 && !this.#isClosed) this.#hasPlace = true;
    else this.#parts.concurrency.leave(this.#userId);
  }

  /** Counts bytes as held until the response has left; false when they don't fit. */
  take(bytes: number): boolean {
    // Nobody waits any more, and the calls know.
    if (this.#isClosed) return true;
    this.#account ??= this.#parts.heldBytes.open(this.#userId, this.#heldFor);
    return this.#account.take(bytes);
  }

  release(bytes: number): void {
    this.#account?.release(bytes);
  }

  /** The response has left, or never will. */
  close(): void {
    this.#isClosed = true;
    this.#account?.close();
    if (!this.#hasPlace) return;
    this.#hasPlace = false;
    this.#parts.concurrency.leave(this.#userId);
  }
}
