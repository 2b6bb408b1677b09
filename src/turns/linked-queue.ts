/** A value's place in a queue: what `remove` takes. */
export interface Place<T> {
  readonly value: T;
  previous: Place<T> | undefined;
  next: Place<T> | undefined;
}

/** A first-in, first-out queue whose members can leave from anywhere. Every operation takes the same time, however long it is. */
export class LinkedQueue<T> {
  #first: Place<T> | undefined;
  #last: Place<T> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): Place<T> | undefined {
    return this.#first;
  }

  push(value: T): Place<T> {
    const place: Place<T> = { value, previous: this.#last, next: undefined };
    if (this.#last) this.#last.next = place;
    else this.#first = place;
    this.#last = place;
    this.#size++;
    return place;
  }

  /** Takes the first value out; undefined when the queue is empty. */
  shift(): T | undefined {
    const first = this.#first;
    if (first) this.remove(first);
    return first?.value;
  }

  /** Takes a value out. Its place must be in this queue: nothing can leave twice. */
  remove({ previous, next }: Place<T>): void {
    if (previous) previous.next = next;
    else this.#first = next;
    if (next) next.previous = previous;
    else this.#last = previous;
    this.#size--;
  }
}
