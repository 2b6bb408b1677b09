import type { Hex } from "../../rootstock/hex.js";
import { keccakInSteps } from "../../rootstock/keccak-in-steps.js";
import { decodeRawTransaction } from "../../rootstock/raw-transaction.js";
import { recoverSender } from "../../rootstock/recover-sender.js";
import { transactionToJson } from "../../rootstock/transaction-json.js";
import { longWork } from "../../turns/long-work.js";

/** A transaction that a node took from us. */
export interface SentTransaction {
  /** As sent, signature included. */
  readonly raw: Hex;
  readonly hash: Hex;
  readonly from: Hex;
  readonly nonce: number;
}

/** Computes hash, sender and nonce of a signed transaction in short steps. Rejects with InvalidParams if it is malformed. */
export function identifyTransaction(raw: Hex, lane: string): Promise<SentTransaction> {
  return longWork.run(lane, "transaction", identifyInSteps(raw));
}

function* identifyInSteps(raw: Hex): Generator<undefined, SentTransaction> {
  const hash = yield* keccakInSteps(Buffer.from(raw.slice(2), "hex"));
  const decoded = decodeRawTransaction(raw);
  yield;
  return { raw, hash, from: recoverSender(decoded), nonce: Number(decoded.nonce) };
}

/** The transaction while it waits to be mined, as a node would give it. */
export function pendingTransactionToJson({ raw, hash, from }: SentTransaction) {
  return transactionToJson({ ...decodeRawTransaction(raw), hash, from });
}
