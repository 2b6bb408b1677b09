/** Where the chunks come from: it can be held back, let go on, and cut off. */
export interface ChunkSource {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Chunks on their way from a source that pushes to one consumer that pulls. */
export interface ChunkQueue extends AsyncIterableIterator<Uint8Array> {
  push(chunk: Uint8Array): void;
  end(): void;
  fail(error: unknown): void;
}

interface Waiter {
  resolve(result: IteratorResult<Uint8Array, undefined>): void;
  reject(error: unknown): void;
}

/** Makes a queue that pauses its source whenever the consumer is behind, so that hardly more than one chunk ever waits. */
export function createChunkQueue(source: ChunkSource): ChunkQueue {
  const waitingChunks: Uint8Array[] = [];
  let waiter: Waiter | undefined;
  let outcome: { readonly error?: unknown } | undefined;

  function settle(result: { readonly error?: unknown }): void {
    if (outcome) return;
    outcome = result;
    if (!waiter) return;
    deliver(waiter, result);
    waiter = undefined;
  }

  return {
    push(chunk) {
      if (waiter) {
        waiter.resolve({ value: chunk, done: false });
        waiter = undefined;
      } else {
        waitingChunks.push(chunk);
        source.pause();
      }
    },
    end: () => settle({}),
    fail: (error) => settle({ error }),
    next() {
      const chunk = waitingChunks.shift();
      if (chunk) return Promise.resolve({ value: chunk, done: false });
      return new Promise((resolve, reject) => {
        if (outcome) return deliver({ resolve, reject }, outcome);
        waiter = { resolve, reject };
        source.resume();
      });
    },
    return() {
      if (!outcome) source.cancel();
      settle({});
      waitingChunks.length = 0;
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function deliver(waiter: Waiter, outcome: { readonly error?: unknown }): void {
  if ("error" in outcome) waiter.reject(outcome.error);
  else waiter.resolve({ value: undefined, done: true });
}
