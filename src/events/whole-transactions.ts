import { isNull, type RawJson, readText } from "../json/raw-json.js";
import type { Timers } from "../node/timers.js";
import { deliver } from "./deliver.js";
import type { EventListener } from "./event-listener.js";
import type { PendingTransactions } from "./pending-transactions.js";

export interface WholeTransactionsParts {
  readonly pending: Pick<PendingTransactions, "subscribe">;
  /** The transaction, or `null` where no node has it. */
  readonly read: (hash: string) => Promise<RawJson>;
  readonly timers: Pick<Timers, "after">;
}

/** Limits of concurrent reads and of queued hashes. */
const maxReading = 8;
const maxWaiting = 1_000;
/** Delays before repeated reads: a transaction takes a moment to reach the other nodes. */
const retryDelaysMs = [250, 1_000, 4_000];

/** Reads announced transactions, once for all subscribers. A transaction that no node has in time is left out. */
export class WholeTransactions {
  readonly #parts: WholeTransactionsParts;
  readonly #listeners = new Set<EventListener>();
  readonly #waiting: string[] = [];
  #reading = 0;
  /** Ends the subscription to hashes; there is one as long as there are listeners. */
  #end: (() => void) | undefined;

  constructor(parts: WholeTransactionsParts) {
    this.#parts = parts;
  }

  /** Returns what ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    this.#end ??= this.#parts.pending.subscribe({
      onEvent: (json) => this.#take(JSON.parse(json) as string),
      onLost: () => this.#lose(),
    });
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#stop();
    };
  }

  #take(hash: string): void {
    if (this.#reading < maxReading) void this.#readInTurn(hash);
    else if (this.#waiting.length < maxWaiting) this.#waiting.push(hash);
    else this.#lose();
  }

  async #readInTurn(first: string): Promise<void> {
    this.#reading += 1;
    for (let hash: string | undefined = first; hash !== undefined; hash = this.#waiting.shift()) {
      const json = await this.#read(hash);
      if (json !== undefined) await deliver([...this.#listeners].map((listener) => () => listener.onEvent(json)));
    }
    this.#reading -= 1;
  }

  async #read(hash: string): Promise<string | undefined> {
    for (const delayMs of [0, ...retryDelaysMs]) {
      if (delayMs > 0) await new Promise<void>((resolve) => void this.#parts.timers.after(delayMs, resolve));
      if (this.#listeners.size === 0) return undefined;
      const transaction = await this.#parts.read(hash).catch(() => undefined);
      if (transaction && !isNull(transaction)) return readText(transaction);
    }
    return undefined;
  }

  #lose(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    this.#stop();
    for (const listener of listeners) listener.onLost();
  }

  #stop(): void {
    this.#end?.();
    this.#end = undefined;
    this.#waiting.length = 0;
  }
}
