import { Worker } from "node:worker_threads";
import type { Clock } from "../../clock.js";
import type { FoundEntry } from "../search/search-index.js";

export interface SearchThreadOptions {
  /** The built worker. */
  readonly workerUrl: URL;
  /** The index's file. */
  readonly index: string;
  readonly clock: Pick<Clock, "after">;
}

/** Queries that wait at most. */
const maxWaiting = 32;

/** How long the thread, whose index takes memory, is kept without a query. */
const idleMs = 60_000;

interface Waiting {
  readonly resolve: (found: readonly FoundEntry[]) => void;
  readonly reject: (error: Error) => void;
}

/** Searches the documentation in a thread of its own: a query takes longer than the event loop may be held up. */
export class SearchThread {
  readonly #options: SearchThreadOptions;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #cancelEnd: () => void = () => undefined;

  constructor(options: SearchThreadOptions) {
    this.#options = options;
  }

  /** What fits best, ten at most. Rejects where too many queries wait, or the thread fails. */
  search(query: string): Promise<readonly FoundEntry[]> {
    if (this.#waiting.length >= maxWaiting) return Promise.reject(new Error("too many searches wait"));
    this.#cancelEnd();
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      worker.postMessage(query, []);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#options.workerUrl, { name: "search", workerData: this.#options.index });
    worker.on("message", (found: readonly FoundEntry[]) => {
      this.#waiting.shift()?.resolve(found);
      if (this.#waiting.length === 0) this.#endLater(worker);
    });
    worker.on("error", (error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, new Error("the search has ended")));
    // After the listeners: one for messages refs the worker again.
    worker.unref();
    return worker;
  }

  #endLater(worker: Worker): void {
    this.#cancelEnd();
    this.#cancelEnd = this.#options.clock.after(idleMs, () => {
      this.#worker = undefined;
      void worker.terminate();
    });
  }

  /** The next query starts another one. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
