/** The position of a value in a queue, for `remove`. */
export interface QueueNode<T> {
  readonly value: T;
  previous: QueueNode<T> | undefined;
  next: QueueNode<T> | undefined;
}

/**
 * A first-in, first-out queue with removal from anywhere. All operations take constant time. What has left it keeps nothing alive: unlike the
 * tables that a long-lived Map or Set outgrows. V8 frees those in a full collection only, and what is in them until then.
 */
export class LinkedQueue<T> {
  #first: QueueNode<T> | undefined;
  #last: QueueNode<T> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): QueueNode<T> | undefined {
    return this.#first;
  }

  push(value: T): QueueNode<T> {
    const place: QueueNode<T> = { value, previous: this.#last, next: undefined };
    if (this.#last) this.#last.next = place;
    else this.#first = place;
    this.#last = place;
    this.#size++;
    return place;
  }

  /** Removes and returns the first value; undefined if the queue is empty. */
  shift(): T | undefined {
    const first = this.#first;
    if (first) this.remove(first);
    return first?.value;
  }

  /** Removes a value. Its place must be in this queue, and can be removed only once. */
  remove(place: QueueNode<T>): void {
    const { previous, next } = place;
    if (previous) previous.next = next;
    else this.#first = next;
    if (next) next.previous = previous;
    else this.#last = previous;
    place.previous = undefined;
    place.next = undefined;
    this.#size--;
  }

  /** Values, first to last. One may be removed when it has been given. */
  *[Symbol.iterator](): Generator<T> {
    for (let place = this.#first, next = place?.next; place; place = next, next = place?.next) yield place.value;
  }
}
