import type { Hex } from "../rootstock/hex.js";
import type { BlockProduction } from "./block-production.js";
import type { Transaction } from "./block.js";
import type { ChainContent } from "./chain-content.js";
import { checkTransaction } from "./check-transaction.js";
import type { DevchainMethod } from "./devchain-method.js";
import { readTransaction } from "./read-transaction.js";
import type { Turn } from "./shared-thread.js";

/**
 * Takes a transaction into the pool and the file, so that a kill doesn't lose it; tells whether it is new. To be called by who has
 * a turn, which is passed on only while a fork reads the sender: no block is added after that. TransactionRejected, with RSKj's text, when the pool must not take it.
 */
export type Accept = (transaction: Transaction, turn: Turn) => Promise<boolean>;

export function createAccept(chainId: number, { chain, pool, states, waiting }: ChainContent): Accept {
  return async (transaction, turn) => {
    await states.prepare(transaction.from, turn);
    if (pool.get(transaction.hash)) return false;
    const account = await states.readAccount(chain.head, transaction.from, turn);
    checkTransaction(transaction, { chainId, account, waiting: pool.of(transaction.from), poolSize: pool.size });
    waiting.add(transaction);
    pool.add(transaction, account.nonce);
    return true;
  };
}

/** eth_sendRawTransaction. Sending a transaction that is pending already succeeds. */
export function createSendTransaction(accept: Accept, production: BlockProduction): DevchainMethod {
  return async ([data], turn) => {
    const transaction = readTransaction(data as Hex);
    if (await accept(transaction, turn)) await turn.outside(() => production.transactionAdded());
    return transaction.hash;
  };
}
