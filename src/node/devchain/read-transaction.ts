import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { decodeRawTransaction, hashRawTransaction } from "../raw-transaction.js";
import { recoverSender } from "../recover-sender.js";
import type { Transaction } from "./block.js";
import type { Hex } from "./hex.js";

/** A transaction as it was sent; InvalidParams when it is none. */
export function readTransaction(data: Hex): Transaction {
  const decoded = decodeRawTransaction(data);
  return { ...decoded, hash: hashRawTransaction(data), from: recoverSender(decoded), raw: hexToBytes(data) };
}

/** The same where its hash and its sender are known, which take long to find. */
export function readKnownTransaction({ raw, ...known }: Pick<Transaction, "raw" | "hash" | "from">): Transaction {
  return { ...decodeRawTransaction(bytesToHex(raw)), raw, ...known };
}
