import { type Hex, toQuantity } from "./hex.js";
import type { RawTransaction } from "./raw-transaction.js";

/** A transaction as a node gives it, its members in RSKj's order; without a place it is pending. */
export function transactionToJson(
  transaction: RawTransaction & { readonly hash: Hex; readonly from: Hex },
  place?: { readonly blockHash: Hex; readonly blockNumber: number | bigint; readonly index: number },
) {
  return {
    hash: transaction.hash,
    nonce: toQuantity(transaction.nonce),
    blockHash: place ? place.blockHash : null,
    blockNumber: place ? toQuantity(place.blockNumber) : null,
    transactionIndex: place ? toQuantity(place.index) : null,
    from: transaction.from,
    to: transaction.to,
    gas: toQuantity(transaction.gas),
    gasPrice: toQuantity(transaction.gasPrice),
    value: toQuantity(transaction.value),
    input: transaction.data,
    v: toQuantity(transaction.v),
    r: toQuantity(transaction.r),
    s: toQuantity(transaction.s),
    type: "0x0",
  };
}
