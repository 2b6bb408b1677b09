import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import type { Transaction } from "./block.js";
import type { ChainFile } from "./chain-file.js";
import { readKnownTransaction } from "./read-transaction.js";

/** The pool's transactions in the file, so that a restart finds them again. */
export interface WaitingTransactions {
  /** In the order in which they came. */
  all(): Transaction[];
  /** Returns when it is on disk, in place of the sender's with the same nonce. */
  add(transaction: Transaction): void;
  /** Adds those of blocks that were removed. To be called in a transaction of the file. */
  restore(transactions: readonly Transaction[]): void;
  /** Removes mined transactions, and those that can't be mined. Call in a transaction of the file. */
  removeMined(mined: readonly Transaction[]): void;
  /** Forgets all. To be called in a transaction of the file. */
  clear(): void;
}

export function createWaitingTransactions(file: ChainFile): WaitingTransactions {
  const select = file.prepare("SELECT hash, sender, raw FROM waiting_transaction ORDER BY arrival");
  const insert = file.prepare(
    "INSERT OR REPLACE INTO waiting_transaction (hash, sender, nonce, raw) VALUES (?, ?, ?, ?)",
  );
  const remove = file.prepare("DELETE FROM waiting_transaction WHERE sender = ? AND nonce <= ?");
  const clear = file.prepare("DELETE FROM waiting_transaction");
  const write = ({ hash, from, nonce, raw }: Transaction): void =>
    void insert.run(hexToBytes(hash), hexToBytes(from), nonce, raw);
  return {
    clear: () => void clear.run(),
    all: () =>
      select.all().map((row) => {
        const { hash, sender, raw } = row as { hash: Uint8Array; sender: Uint8Array; raw: Uint8Array };
        return readKnownTransaction({ raw, hash: bytesToHex(hash), from: bytesToHex(sender) });
      }),
    add: (transaction) => file.inTransaction(() => write(transaction)),
    restore: (transactions) => transactions.forEach(write),
    removeMined(mined) {
      for (const { from, nonce } of mined) remove.run(hexToBytes(from), nonce);
    },
  };
}
