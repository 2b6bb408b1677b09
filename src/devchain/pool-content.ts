import { limits } from "../../generated/limits.js";
import type { PoolContent, PooledTransaction } from "../../generated/types.js";
import { toQuantity } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Transaction } from "./block.js";
import type { TransactionPool } from "./transaction-pool.js";

/** About what a transaction takes in JSON beside its data. */
const transactionBytes = 600;

/** The pool by sender and nonce, in go-ethereum's form. @throws RpcError LimitExceeded where it is too large */
export function poolToJson({ pool }: { readonly pool: TransactionPool }): PoolContent {
  const all = pool.all();
  const bytes = all.reduce((sum, { data }) => sum + transactionBytes + data.length, 0);
  if (bytes > limits.poolMaxBytes)
    throw new RpcError("LimitExceeded", `the pool is larger than ${limits.poolMaxBytes} bytes`);
  // Only of a pool within the bound: it compares each transaction with every sender's next one.
  const next = new Set(pool.best(pool.size));
  return {
    pending: bySender(all.filter((transaction) => next.has(transaction))),
    queued: bySender(all.filter((transaction) => !next.has(transaction))),
  };
}

function bySender(transactions: readonly Transaction[]): PoolContent["pending"] {
  const senders: Record<string, Record<string, PooledTransaction>> = {};
  for (const transaction of transactions) {
    const nonces = (senders[transaction.from] ??= {});
    nonces[String(transaction.nonce)] = toPooled(transaction);
  }
  return senders;
}

function toPooled({ hash, nonce, from, to, gas, gasPrice, value, data }: Transaction): PooledTransaction {
  return {
    hash,
    nonce: toQuantity(nonce),
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
    from,
    to,
    gas: toQuantity(gas),
    gasPrice: toQuantity(gasPrice),
    value: toQuantity(value),
    input: data,
  };
}
