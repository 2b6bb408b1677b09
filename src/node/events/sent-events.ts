import { deliver } from "./deliver.js";
import type { EventListener } from "./event-listener.js";
import { RecentHashes } from "./recent-hashes.js";

/** Tells subscribers of transactions that are sent to the nodes, each once. */
export class SentEvents {
  readonly #listeners = new Set<EventListener>();
  readonly #announced = new RecentHashes();
  readonly #onSent: ((hash: string) => void) | undefined;

  /** `onSent` is called once for each transaction that was sent through this process. */
  constructor(onSent?: (hash: string) => void) {
    this.#onSent = onSent;
  }

  /** Returns what ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells of a transaction that was sent, once. */
  announce(hash: string): void {
    if (this.announceFromOther(hash)) this.#onSent?.(hash);
  }

  /** The same of one that was sent through another process; whether it is news. */
  announceFromOther(hash: string): boolean {
    if (!this.#announced.add(hash)) return false;
    const json = JSON.stringify(hash);
    void deliver([...this.#listeners].map((listener) => () => listener.onEvent(json)));
    return true;
  }
}
