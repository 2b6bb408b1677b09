import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { decodeRawTransaction, hashRawTransaction } from "../rootstock/raw-transaction.js";
import { recoverSender } from "../rootstock/recover-sender.js";
import type { Transaction } from "./block.js";

/** Decodes a signed transaction; throws InvalidParams if it is malformed. */
export function readTransaction(data: Hex): Transaction {
  const decoded = decodeRawTransaction(data);
  return { ...decoded, hash: hashRawTransaction(data), from: recoverSender(decoded), raw: hexToBytes(data) };
}

/** The same where its hash and its sender are known, which take long to find. */
export function readKnownTransaction({ raw, ...known }: Pick<Transaction, "raw" | "hash" | "from">): Transaction {
  return { ...decodeRawTransaction(bytesToHex(raw)), raw, ...known };
}
