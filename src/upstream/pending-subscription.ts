export interface PendingSubscriptionParts {
  readonly now: () => number;
  /** A request over the connection: its parsed result. Rejects with an Error. */
  readonly request: (method: "eth_subscribe" | "eth_unsubscribe", param: unknown) => Promise<unknown>;
  /** Whether there is a listener. */
  readonly isWanted: () => boolean;
  readonly onHash: (hash: string) => void;
  /** The node sent more than `maxPerSecond`. */
  readonly onFlood: () => void;
}

/** Maximum number of transactions that a node may report in a second. Rootstock's blocks have a few hundred in half a minute. */
export const maxPerSecond = 500;

/** How long a node that floods, or refuses, is not asked again. */
export const pauseMs = 60_000;

const hashForm = /^0x[\da-f]{64}$/i;

/** A connection's subscription to newPendingTransactions: there is one while it is wanted. */
export class PendingSubscription {
  readonly #parts: PendingSubscriptionParts;
  /** Its ID; undefined while there is none. */
  #id: unknown;
  #changing: Promise<void> | undefined;
  /** What arrived with the response that has the ID, before it was read; undefined when none is awaited. */
  #early: (readonly [subscription: unknown, hash: unknown])[] | undefined;
  #pausedUntil = -Infinity;
  #secondEndsAt = -Infinity;
  #count = 0;

  constructor(parts: PendingSubscriptionParts) {
    this.#parts = parts;
  }

  /** Subscribes or unsubscribes, as is wanted now. Call it when the connection opens, when that changes, and once in a while. */
  update(): Promise<void> {
    this.#changing ??= this.#change().finally(() => (this.#changing = undefined));
    return this.#changing;
  }

  /** Takes what the node sent for a subscription. */
  take(subscription: unknown, hash: unknown): void {
    const { now, onHash, onFlood } = this.#parts;
    if (this.#early && this.#early.length < maxPerSecond) this.#early.push([subscription, hash]);
    if (this.#id === undefined || subscription !== this.#id || !this.#isDue()) return;
    if (now() >= this.#secondEndsAt) {
      this.#secondEndsAt = now() + 1_000;
      this.#count = 0;
    }
    if (++this.#count > maxPerSecond) {
      this.#pause();
      onFlood();
      void this.update();
    } else if (typeof hash === "string" && hashForm.test(hash)) onHash(hash.toLowerCase());
  }

  async #change(): Promise<void> {
    while (this.#isDue() !== (this.#id !== undefined)) {
      if (this.#id === undefined) await this.#subscribe();
      else await this.#unsubscribe();
    }
  }

  #isDue(): boolean {
    return this.#parts.isWanted() && this.#parts.now() >= this.#pausedUntil;
  }

  async #subscribe(): Promise<void> {
    this.#early = [];
    try {
      this.#id = await this.#parts.request("eth_subscribe", "newPendingTransactions");
    } catch {
      this.#pause();
    }
    const early = this.#early;
    this.#early = undefined;
    for (const [subscription, hash] of early) this.take(subscription, hash);
  }

  async #unsubscribe(): Promise<void> {
    const id = this.#id;
    this.#id = undefined;
    // A connection that breaks has no subscriptions either.
    await this.#parts.request("eth_unsubscribe", id).catch(() => undefined);
  }

  #pause(): void {
    this.#pausedUntil = this.#parts.now() + pauseMs;
  }
}
