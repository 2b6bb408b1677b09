/** Events that wait until they are read. `break` in a `for await` loop ends it. */
export class EventQueue implements AsyncIterableIterator<unknown> {
  readonly #onRead: () => void;
  readonly #onEnd: () => void;
  #events: unknown[] = [];
  #waiting: { resolve(result: IteratorResult<unknown>): void; reject(error: unknown): void }[] = [];
  #end: { readonly error?: unknown } | undefined;

  /** `onRead` is called when all events have been read, `onEnd` once, when the reader ends it. */
  constructor(onRead: () => void, onEnd: () => void) {
    this.#onRead = onRead;
    this.#onEnd = onEnd;
  }

  get length(): number {
    return this.#events.length;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  push(event: unknown): void {
    if (this.#end) return;
    const reader = this.#waiting.shift();
    if (reader) reader.resolve({ value: event, done: false });
    else this.#events.push(event);
  }

  /** Ends it after the events that wait; with an error, if there is one. */
  end(end: { readonly error?: unknown } = {}): void {
    if (this.#end) return;
    const readers = this.#waiting.splice(0);
    this.#end = readers.length > 0 ? {} : end;
    for (const reader of readers) {
      if ("error" in end) reader.reject(end.error);
      else reader.resolve({ value: undefined, done: true });
    }
  }

  async next(): Promise<IteratorResult<unknown>> {
    if (this.#events.length > 0) {
      const value = this.#events.shift();
      if (this.#events.length === 0) this.#onRead();
      return { value, done: false };
    }
    if (!this.#end) return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    const { error } = this.#end;
    this.#end = {};
    if (error !== undefined) throw error;
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<unknown>> {
    this.#events = [];
    if (!this.#end) this.#onEnd();
    this.end();
    return { value: undefined, done: true };
  }
}
