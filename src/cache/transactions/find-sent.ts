import type { SharedNotes } from "../shared-notes.js";
import type { SentTransaction } from "./sent-transaction.js";
import { keptMs, placeOf, type SentTransactions } from "./sent-transactions.js";

/** What was sent through this process or, where they share notes, another one. */
export class SentFinder {
  readonly #memory: SentTransactions;
  readonly #notes: SharedNotes | undefined;

  constructor(memory: SentTransactions, notes: SharedNotes | undefined) {
    this.#memory = memory;
    this.#notes = notes;
  }

  note(transaction: SentTransaction): void {
    this.#memory.add(transaction);
    this.#write(transaction, JSON.stringify(transaction));
  }

  /** To be called when another transaction has taken its place. */
  forget(transaction: SentTransaction): void {
    this.#memory.remove(transaction.hash);
    this.#write(transaction, "");
  }

  async byHash(hash: string): Promise<SentTransaction | undefined> {
    const own = this.#memory.get(hash);
    if (own || !this.#notes) return own;
    const noted = await this.#read(hash);
    // Another process may have sent another with its nonce since.
    return noted && (await this.byNonce(noted.from, noted.nonce))?.hash === hash ? noted : undefined;
  }

  async byNonce(from: string, nonce: number): Promise<SentTransaction | undefined> {
    return this.#memory.at(from, nonce) ?? (await this.#read(placeOf(from, nonce)));
  }

  #write({ hash, from, nonce }: SentTransaction, text: string): void {
    for (const name of [hash, placeOf(from, nonce)]) this.#notes?.writeNote(keyOf(name), text, keptMs);
  }

  async #read(key: string): Promise<SentTransaction | undefined> {
    const text = await this.#notes?.readNote(keyOf(key));
    return text ? (JSON.parse(text) as SentTransaction) : undefined;
  }
}

function keyOf(name: string): string {
  return `sent:${name}`;
}
