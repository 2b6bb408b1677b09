import type { Hex } from "../rootstock/hex.js";
import type { Transaction } from "./block.js";

/** The transactions that wait for a block. */
export interface Pool {
  /** Changes whenever its content does. */
  readonly version: number;
  readonly size: number;
  get(hash: Hex): Transaction | undefined;
  /** The sender's transactions by nonce, queued ones with a gap before them too. */
  of(sender: Hex): ReadonlyMap<bigint, Transaction>;
  /** The first nonce at or after `accountNonce` that the sender hasn't used yet. */
  nextNonce(sender: Hex, accountNonce: bigint): bigint;
  /** Takes a transaction in, in place of the sender's with the same nonce. `accountNonce` is the sender's on the chain. */
  add(transaction: Transaction, accountNonce: bigint): void;
  /** Forgets what a block has taken. */
  removeMined(mined: readonly Transaction[]): void;
  /** Forgets all. */
  clear(): void;
  /** What a block can take next: the best price first, each sender's in order of nonce. */
  best(count: number): Transaction[];
}

interface Entry {
  readonly transaction: Transaction;
  readonly arrival: number;
}

interface Sender {
  accountNonce: bigint;
  readonly entries: Map<bigint, Entry>;
}

export function createPool(): Pool {
  const senders = new Map<Hex, Sender>();
  const byHash = new Map<Hex, Transaction>();
  let version = 0;

  function forget(sender: Sender, nonce: bigint) {
    const entry = sender.entries.get(nonce);
    if (entry) byHash.delete(entry.transaction.hash);
    sender.entries.delete(nonce);
  }

  return {
    get version() {
      return version;
    },
    get size() {
      return byHash.size;
    },
    get: (hash) => byHash.get(hash),
    of: (sender) =>
      new Map([...(senders.get(sender)?.entries ?? [])].map(([nonce, entry]) => [nonce, entry.transaction])),
    nextNonce: (sender, accountNonce) => firstFree(senders.get(sender), accountNonce),

    add(transaction, accountNonce) {
      const sender = senders.get(transaction.from) ?? { accountNonce, entries: new Map() };
      senders.set(transaction.from, sender);
      forget(sender, transaction.nonce);
      version += 1;
      sender.entries.set(transaction.nonce, { transaction, arrival: version });
      byHash.set(transaction.hash, transaction);
    },

    removeMined(mined) {
      for (const { from, nonce } of mined) {
        const sender = senders.get(from);
        if (!sender) continue;
        forget(sender, nonce);
        sender.accountNonce = nonce + 1n;
        if (sender.entries.size === 0) senders.delete(from);
      }
      version += 1;
    },

    clear() {
      senders.clear();
      byHash.clear();
      version += 1;
    },

    best: (count) => takeBest([...senders.values()], count),
  };
}

function firstFree(sender: Sender | undefined, accountNonce: bigint): bigint {
  let nonce = accountNonce;
  while (sender?.entries.has(nonce)) nonce += 1n;
  return nonce;
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
