import { withPhrase } from "../rootstock/refusal-phrases.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Transaction } from "./block.js";
import {
  accountSlots,
  blockGasLimit,
  gasPriceBumpPercent,
  maxGasPriceFactor,
  maxInitCodeBytes,
  maxPoolSize,
  maxTransactionBytes,
  minimumGasPrice,
} from "./chain-rules.js";
import { intrinsicGas } from "./intrinsic-gas.js";

/** What there is to know about a transaction's sender, and about the pool, before the transaction is taken in. */
export interface Standing {
  readonly chainId: number;
  /** On the chain, without what waits. */
  readonly account: { readonly nonce: bigint; readonly balance: bigint };
  /** The sender's waiting transactions, by nonce. */
  readonly waiting: ReadonlyMap<bigint, Transaction>;
  readonly poolSize: number;
}

/** A text says why the transaction is refused. */
type Check = (transaction: Transaction, standing: Standing) => string | false;

// In RSKj's order, with RSKj's texts.
const checks: readonly Check[] = [
  ({ raw }) =>
    raw.length > maxTransactionBytes &&
    `transaction's size is higher than defined maximum: ${raw.length} > ${maxTransactionBytes}`,
  ({ gas }) =>
    gas > blockGasLimit && `transaction's gas limit of ${gas} is higher than the block's gas limit of ${blockGasLimit}`,
  (_, { account }) => account.nonce === 0n && account.balance === 0n && "the sender account doesn't exist",
  ({ nonce }, { account }) => nonce < account.nonce && "transaction nonce too low",
  ({ nonce }, { account }) => nonce >= account.nonce + BigInt(accountSlots) && "transaction nonce too high",
  ({ gas, gasPrice }, { account }) => gas * gasPrice > account.balance && "insufficient funds",
  ({ gasPrice }) => gasPrice < minimumGasPrice && "transaction's gas price lower than block's minimum",
  (transaction) => transaction.gas < intrinsicGas(transaction) && "transaction's basic cost is above the gas limit",
  ({ gasPrice }) => gasPrice > minimumGasPrice * maxGasPriceFactor && "transaction's gas price exceeds cap",
  ({ to, data }) => to === null && data.length / 2 - 1 > maxInitCodeBytes && "transaction's init code size is invalid",
  ({ nonce, gasPrice }, { waiting }) => {
    const replaced = waiting.get(nonce);
    const isEnough = !replaced || gasPrice * 100n >= replaced.gasPrice * (100n + gasPriceBumpPercent);
    return !isEnough && "gas price not enough to bump transaction";
  },
  (transaction, { account, waiting }) => {
    const others = [...waiting.values()].filter(({ nonce }) => nonce !== transaction.nonce);
    const cost = [...others, transaction].reduce((sum, { gas, gasPrice, value }) => sum + gas * gasPrice + value, 0n);
    return cost > account.balance && "insufficient funds to pay for pending and new transactions";
  },
  ({ nonce }, { poolSize, waiting }) => poolSize >= maxPoolSize && !waiting.has(nonce) && "transaction pool is full",
];

/** Throws TransactionRejected, with RSKj's text after the phrase that libraries look for, when the pool must not take a transaction. */
export function checkTransaction(transaction: Transaction, standing: Standing): void {
  const { chainId } = transaction;
  if (chainId !== null && chainId !== standing.chainId) {
    throw new RpcError("InvalidParams", `Invalid chainId: ${chainId}`, { data: { param: "signedTransaction" } });
  }
  for (const check of checks) {
    const problem = check(transaction, standing);
    if (problem) throw new RpcError("TransactionRejected", withPhrase(problem));
  }
}
