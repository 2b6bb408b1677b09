import type { Hex } from "../rootstock/hex.js";
import type { Transaction } from "./block.js";

interface Entry {
  readonly transaction: Transaction;
  readonly arrival: number;
}

interface Sender {
  accountNonce: bigint;
  readonly entries: Map<bigint, Entry>;
}

/** The transactions that wait for a block. */
export class TransactionPool {
  readonly #senders = new Map<Hex, Sender>();
  readonly #byHash = new Map<Hex, Transaction>();
  #version = 0;

  /** Changes whenever its content does. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#byHash.size;
  }

  get(hash: Hex): Transaction | undefined {
    return this.#byHash.get(hash);
  }

  /** Of all senders, in no order. */
  all(): Transaction[] {
    return [...this.#byHash.values()];
  }

  /** The sender's transactions by nonce, queued ones with a gap before them too. */
  of(sender: Hex): ReadonlyMap<bigint, Transaction> {
    const entries = this.#senders.get(sender)?.entries ?? [];
    return new Map([...entries].map(([nonce, entry]) => [nonce, entry.transaction]));
  }

  /** The first nonce at or after `accountNonce` that the sender hasn't used yet. */
  nextNonce(sender: Hex, accountNonce: bigint): bigint {
    const entries = this.#senders.get(sender)?.entries;
    let nonce = accountNonce;
    while (entries?.has(nonce)) nonce += 1n;
    return nonce;
  }

  /** Adds a transaction, in place of the sender's with the same nonce. `accountNonce` is the sender's on the chain. */
  add(transaction: Transaction, accountNonce: bigint): void {
    const sender = this.#senders.get(transaction.from) ?? { accountNonce, entries: new Map() };
    this.#senders.set(transaction.from, sender);
    this.#remove(sender, transaction.nonce);
    this.#version += 1;
    sender.entries.set(transaction.nonce, { transaction, arrival: this.#version });
    this.#byHash.set(transaction.hash, transaction);
  }

  /** Removes the transactions of a block. */
  removeMined(mined: readonly Transaction[]): void {
    for (const { from, nonce } of mined) {
      const sender = this.#senders.get(from);
      if (!sender) continue;
      this.#remove(sender, nonce);
      sender.accountNonce = nonce + 1n;
      if (sender.entries.size === 0) this.#senders.delete(from);
    }
    this.#version += 1;
  }

  clear(): void {
    this.#senders.clear();
    this.#byHash.clear();
    this.#version += 1;
  }

  /** What a block can include next: the best price first, each sender's in order of nonce. */
  best(count: number): Transaction[] {
    return takeBest([...this.#senders.values()], count);
  }

  #remove(sender: Sender, nonce: bigint): void {
    const entry = sender.entries.get(nonce);
    if (entry) this.#byHash.delete(entry.transaction.hash);
    sender.entries.delete(nonce);
  }
}

function takeBest(senders: readonly Sender[], count: number): Transaction[] {
  const nonces = new Map(senders.map((sender) => [sender, sender.accountNonce]));
  const taken: Transaction[] = [];
  while (taken.length < count) {
    const best = bestHead(nonces);
    if (!best) break;
    taken.push(best.entry.transaction);
    nonces.set(best.sender, best.entry.transaction.nonce + 1n);
  }
  return taken;
}

function bestHead(nonces: ReadonlyMap<Sender, bigint>): { sender: Sender; entry: Entry } | undefined {
  let best: { sender: Sender; entry: Entry } | undefined;
  for (const [sender, nonce] of nonces) {
    const entry = sender.entries.get(nonce);
    if (entry && (!best || isBefore(entry, best.entry))) best = { sender, entry };
  }
  return best;
}

function isBefore(a: Entry, b: Entry): boolean {
  const difference = a.transaction.gasPrice - b.transaction.gasPrice;
  return difference > 0n || (difference === 0n && a.arrival < b.arrival);
}
