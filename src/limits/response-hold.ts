import type { Concurrency, Waiter } from "./concurrency.js";
import type { HeldAccount, HeldBytes, HeldFor } from "./held-bytes.js";

export interface ResponseHoldParts {
  readonly concurrency: Concurrency;
  readonly heldBytes: HeldBytes;
}

/**
 * Memory and concurrency of one HTTP response until it has been sent. Requests enter and leave one by one; the last one's slot is
 * kept until then.
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

  /** Ends the wait of a request that gave up. */
  giveUp(): void {
    this.#unfinished--;
  }

  /** Ends a running request. */
  leave(): void {
    this.#unfinished--;
    if (this.#unfinished === 0 && !this.#isClosed) this.#hasPlace = true;
    else this.#parts.concurrency.leave(this.#userId);
  }

  /** Adds bytes until the response has been sent; false if they exceed a limit. */
  take(bytes: number): boolean {
    // The client has disconnected, which aborts its calls.
    if (this.#isClosed) return true;
    this.#account ??= this.#parts.heldBytes.open(this.#userId, this.#heldFor);
    return this.#account.take(bytes);
  }

  release(bytes: number): void {
    this.#account?.release(bytes);
  }

  /** Called when the response has been sent or abandoned. */
  close(): void {
    this.#isClosed = true;
    this.#account?.close();
    if (!this.#hasPlace) return;
    this.#hasPlace = false;
    this.#parts.concurrency.leave(this.#userId);
  }
}
