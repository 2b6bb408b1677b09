/** Where the chunks come from: it can be held back, let go on, and cut off. */
export interface ChunkSource {
  pause(): void;
  resume(): void;
  cancel(): void;
}

interface Waiter {
  resolve(result: IteratorResult<Uint8Array, undefined>): void;
  reject(error: unknown): void;
}

/**
 * Chunks from a source that pushes to one consumer that pulls. Pauses the source while the consumer is behind, so that hardly
 * more than one chunk ever waits.
 */
export class ChunkQueue implements AsyncIterableIterator<Uint8Array> {
  readonly #source: ChunkSource;
  readonly #waitingChunks: Uint8Array[] = [];
  #waiter: Waiter | undefined;
  #outcome: { readonly error?: unknown } | undefined;

  constructor(source: ChunkSource) {
    this.#source = source;
  }

  push(chunk: Uint8Array): void {
    if (this.#waiter) {
      this.#waiter.resolve({ value: chunk, done: false });
      this.#waiter = undefined;
    } else {
      this.#waitingChunks.push(chunk);
      this.#source.pause();
    }
  }

  end(): void {
    this.#settle({});
  }

  fail(error: unknown): void {
    this.#settle({ error });
  }

  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    const chunk = this.#waitingChunks.shift();
    if (chunk) return Promise.resolve({ value: chunk, done: false });
    return new Promise((resolve, reject) => {
      if (this.#outcome) return deliver({ resolve, reject }, this.#outcome);
      this.#waiter = { resolve, reject };
      this.#source.resume();
    });
  }

  return(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (!this.#outcome) this.#source.cancel();
    this.#settle({});
    this.#waitingChunks.length = 0;
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #settle(result: { readonly error?: unknown }): void {
    if (this.#outcome) return;
    this.#outcome = result;
    if (!this.#waiter) return;
    deliver(this.#waiter, result);
    this.#waiter = undefined;
  }
}

function deliver(waiter: Waiter, outcome: { readonly error?: unknown }): void {
  if ("error" in outcome) waiter.reject(outcome.error);
  else waiter.resolve({ value: undefined, done: true });
}
