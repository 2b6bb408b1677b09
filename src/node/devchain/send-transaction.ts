import type { Answer } from "./answer.js";
import type { Transaction } from "./block.js";
import type { BlockProduction } from "./block-production.js";
import type { ChainContent } from "./chain-content.js";
import { checkTransaction } from "./check-transaction.js";
import type { Hex } from "./hex.js";
import { readTransaction } from "./read-transaction.js";

interface SendParts extends Pick<ChainContent, "chain" | "pool" | "states" | "waiting"> {
  readonly chainId: number;
  readonly production: BlockProduction;
}

/** Takes a transaction into the pool and the file, so that a kill doesn't lose it; one that waits already is fine. */
export function createSendTransaction(parts: SendParts): Answer {
  return async ([data], turn) => {
    const transaction = readTransaction(data as Hex);
    // As long as it doesn't pass its turn on, no block is added.
    if (await accept(transaction, parts)) await turn.outside(() => parts.production.transactionAdded());
    return transaction.hash;
  };
}

async function accept(transaction: Transaction, { chain, pool, chainId, states, waiting }: SendParts) {
  if (pool.get(transaction.hash)) return false;
  const account = await states.readAccount(chain.head, transaction.from);
  checkTransaction(transaction, { chainId, account, waiting: pool.of(transaction.from), poolSize: pool.size });
  waiting.add(transaction);
  pool.add(transaction, account.nonce);
  return true;
}
