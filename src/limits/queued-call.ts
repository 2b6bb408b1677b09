import type { CallSignal } from "../turns/call-signal.js";
import type { LinkedQueue, QueueNode } from "../turns/linked-queue.js";

/** A call that may have to wait for its turn. */
export interface Waiter {
  /** Created only if it waits. */
  readonly signal: CallSignal;
  /** Called at its turn. */
  begin(): void;
  /** Called when its signal aborts before that. */
  giveUp(): void;
}

/** The calls of a user that wait, in order of arrival. */
export type CallQueue = LinkedQueue<QueuedCall>;

/** A call's place in a queue. It leaves at its turn, or when its signal aborts. */
export class QueuedCall {
  readonly #queue: CallQueue;
  readonly #waiter: Waiter;
  readonly #signal: CallSignal;
  #place: QueueNode<QueuedCall> | undefined;

  constructor(queue: CallQueue, waiter: Waiter) {
    this.#queue = queue;
    this.#waiter = waiter;
    this.#signal = waiter.signal;
  }

  /** Joins the queue, or gives up at once if its signal has aborted. Returns whether it waits. */
  join(): boolean {
    if (this.#signal.aborted) {
      this.#waiter.giveUp();
      return false;
    }
    this.#place = this.#queue.push(this);
    this.#signal.addEventListener("abort", this.#onAbort, { once: true });
    return true;
  }

  /** Called once it has been taken from the queue. */
  begin(): void {
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#waiter.begin();
  }

  readonly #onAbort = (): void => {
    if (this.#place) this.#queue.remove(this.#place);
    this.#waiter.giveUp();
  };
}
