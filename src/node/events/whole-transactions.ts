import { isNull, type RawJson, readText } from "../../rpc/raw-json.js";
import type { Timers } from "../timers.js";
import { deliver } from "./deliver.js";
import type { EventListener } from "./event-listener.js";
import type { PendingTransactions } from "./pending-transactions.js";

export interface WholeTransactionsParts {
  readonly pending: Pick<PendingTransactions, "subscribe">;
  /** The transaction, or `null` where no node has it. */
  readonly read: (hash: string) => Promise<RawJson>;
  readonly timers: Pick<Timers, "after">;
}

/** Reads at a time, and hashes that wait for theirs; more are lost. */
const maxReading = 8;
const maxWaiting = 1_000;
/** Another node than the one that told of a transaction may get it a little later. */
const retryDelaysMs = [250, 1_000, 4_000];

/** Reads transactions as they are announced, each once for all who want them whole. Those that no node has in time are left out. */
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
