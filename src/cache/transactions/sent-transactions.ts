import type { SentTransaction } from "./sent-transaction.js";

/** RSKj drops pending transactions after this time (`transaction.outdated.timeout`). */
export const keptMs = 650_000;

/** More than the pools of nodes hold. The oldest are evicted. */
const maxKeptBytes = 32 * 1024 * 1024;

interface Kept {
  readonly transaction: SentTransaction;
  readonly untilMs: number;
}

/** The transactions that nodes took from us lately; of one sender and nonce the last. */
export class SentTransactions {
  readonly #now: () => number;
  readonly #maxBytes: number;
  /** By hash, the oldest first. */
  readonly #kept = new Map<string, Kept>();
  /** By sender and nonce. */
  readonly #hashes = new Map<string, string>();
  #bytes = 0;

  constructor(now: () => number, maxBytes: number = maxKeptBytes) {
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  add(transaction: SentTransaction): void {
    const { hash, from, nonce } = transaction;
    this.remove(hash);
    this.remove(this.#hashes.get(placeOf(from, nonce)) ?? "");
    this.#kept.set(hash, { transaction, untilMs: this.#now() + keptMs });
    this.#hashes.set(placeOf(from, nonce), hash);
    this.#bytes += sizeOf(transaction);
    for (const [oldest, { untilMs }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes && untilMs > this.#now()) break;
      this.remove(oldest);
    }
  }

  get(hash: string): SentTransaction | undefined {
    const kept = this.#kept.get(hash);
    return kept && kept.untilMs > this.#now() ? kept.transaction : undefined;
  }

  /** The one with which a sender used a nonce. */
  at(from: string, nonce: number): SentTransaction | undefined {
    return this.get(this.#hashes.get(placeOf(from, nonce)) ?? "");
  }

  /** All of them, the oldest first. */
  all(): readonly SentTransaction[] {
    return [...this.#kept.keys()].flatMap((hash) => this.get(hash) ?? []);
  }

  remove(hash: string): void {
    const kept = this.#kept.get(hash);
    if (!kept) return;
    const { from, nonce } = kept.transaction;
    this.#kept.delete(hash);
    this.#hashes.delete(placeOf(from, nonce));
    this.#bytes -= sizeOf(kept.transaction);
  }
}

/** What names a sender's nonce. */
export function placeOf(from: string, nonce: number): string {
  return `${from}:${nonce}`;
}

/** With what else is kept of it, about. */
function sizeOf({ raw }: SentTransaction): number {
  return raw.length + 500;
}
