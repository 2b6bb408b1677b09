import { deliver } from "./deliver.js";
import { type EventListener } from "./event-listener.js";
import { OnDemand, type OnDemandParts } from "./on-demand.js";

/** Transactions that other processes send. */
export interface FollowedTransactions {
  /** Resolves when each transaction that is sent from then on will be heard of, or at the latest after a moment. */
  readonly isReady: Promise<void>;
  stop(): void;
}

export interface PendingTransactionsParts extends Pick<OnDemandParts, "timers"> {
  /** Listens to what nodes say of their pools; returns what ends that. Undefined: no node does. */
  readonly listen?: ((onHash: (hash: string) => void) => () => void) | undefined;
  /** Follows what processes elsewhere send. Undefined: there are none. */
  readonly follow?: ((onHash: (hash: string) => void) => FollowedTransactions) | undefined;
  /** Called once for each transaction that is sent through this process. */
  readonly onSent?: ((hash: string) => void) | undefined;
  /** Called once for each transaction that a node reported first. */
  readonly onHeard?: ((hash: string) => void) | undefined;
}

/** Announces transactions that enter the nodes' pools, each once: those sent through the service, and those that nodes report. */
export class PendingTransactions {
  readonly #parts: PendingTransactionsParts;
  readonly #listeners = new Set<EventListener>();
  readonly #sent = new RecentHashes();
  readonly #told = new RecentHashes();
  readonly #nodes: OnDemand | undefined;
  readonly #others: OnDemand | undefined;
  #isReady = Promise.resolve();

  constructor(parts: PendingTransactionsParts) {
    const { listen, follow, timers } = parts;
    this.#parts = parts;
    this.#nodes = listen && new OnDemand({ timers, start: () => listen((hash) => this.#hear(hash)) });
    this.#others = follow && new OnDemand({ timers, start: () => this.#follow(follow) });
  }

  /** Resolves when a subscription hears of what other processes send from then on. */
  get isReady(): Promise<void> {
    return this.#isReady;
  }

  /** Returns what ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    const releases = [this.#nodes?.hold(), this.#others?.hold()];
    return () => {
      this.#listeners.delete(listener);
      for (const release of releases) release?.();
    };
  }

  /** Listens to nodes for this long, even without subscribers. */
  listenFor(ms: number): void {
    this.#nodes?.holdFor(ms);
  }

  /** Announces a transaction sent through this process. */
  announce(hash: string): void {
    if (this.#sent.add(hash)) this.#parts.onSent?.(hash);
    this.#tell(hash);
  }

  /** Announces a transaction sent through another process. */
  announceFromOther(hash: string): void {
    this.#tell(hash);
  }

  /** Stops listening to nodes and to other processes. */
  close(): void {
    this.#nodes?.close();
    this.#others?.close();
  }

  #follow(follow: NonNullable<PendingTransactionsParts["follow"]>): () => void {
    const followed = follow((hash) => this.#tell(hash));
    this.#isReady = followed.isReady;
    return () => followed.stop();
  }

  #hear(hash: string): void {
    if (this.#tell(hash)) this.#parts.onHeard?.(hash);
  }

  /** False if it is known. */
  #tell(hash: string): boolean {
    if (!this.#told.add(hash)) return false;
    const json = JSON.stringify(hash);
    void deliver([...this.#listeners].map((listener) => () => listener.onEvent(json)));
    return true;
  }
}

const keptHashes = 8_192;

/** The hashes that were added last. */
class RecentHashes {
  readonly #hashes = new Set<string>();

  /** False if it is there already. */
  add(hash: string): boolean {
    if (this.#hashes.has(hash)) return false;
    this.#hashes.add(hash);
    const [oldest] = this.#hashes.size > keptHashes ? this.#hashes : [];
    if (oldest !== undefined) this.#hashes.delete(oldest);
    return true;
  }
}
