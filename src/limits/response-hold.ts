import type { Concurrency } from "./concurrency.js";
import type { HeldAccount, HeldBytes, HeldFor } from "./held-bytes.js";
import type { Waiter } from "./queued-call.js";
import type { WaitingBatch, WaitingRequests } from "./waiting-requests.js";

export interface ResponseHoldParts {
  readonly concurrency: Concurrency;
  readonly heldBytes: HeldBytes;
  readonly waiting: WaitingRequests;
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
  #batch: WaitingBatch | undefined;
  #hasPlace = false;
  #isClosed = false;

  constructor(parts: ResponseHoldParts, userId: string, heldFor: HeldFor) {
    this.#parts = parts;
    this.#userId = userId;
    this.#heldFor = heldFor;
  }

  /** Begins a request if it may run now. End with `leave`. */
  enter(): boolean {
    const isRunning = this.#hasPlace || this.#parts.concurrency.enter(this.#userId);
    this.#hasPlace = false;
    if (isRunning) this.#unfinished++;
    return isRunning;
  }

  /** Queues a request that may not run now; false if the queue is full. End with `leave`, or with `giveUp` if it never ran. */
  wait(waiter: Waiter): boolean {
    this.#unfinished++;
    this.startWait();
    const isWaiting = this.#parts.concurrency.wait(this.#userId, waiter);
    if (!isWaiting) this.giveUp();
    return isWaiting;
  }

  /** Ends the wait of a request that gave up. */
  giveUp(): void {
    this.#unfinished--;
    this.endWait();
  }

  /** Counts a waiting request. End with `endWait`. */
  startWait(): void {
    if (this.#batch) this.#parts.waiting.start(this.#userId);
  }

  endWait(): void {
    if (this.#batch) this.#parts.waiting.end(this.#userId);
  }

  /** Resolves when a batch may begin its next request; undefined if it may now. Called before each of them. */
  untilFewWait(batch: WaitingBatch): Promise<void> | undefined {
    this.#batch = batch;
    return this.#parts.waiting.untilFew(this.#userId, batch);
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
    if (this.#batch) this.#parts.waiting.forget(this.#userId, this.#batch);
    if (!this.#hasPlace) return;
    this.#hasPlace = false;
    this.#parts.concurrency.leave(this.#userId);
  }
}
