import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Transaction } from "../../../generated/types.js";
import { bytesToHex } from "../../rootstock/bytes.js";
import { encodeTransaction } from "../../rootstock/encode-transaction.js";
import { decodeRawTransaction } from "../../rootstock/raw-transaction.js";
import { recoverSender } from "../../rootstock/recover-sender.js";

const remascAddress = "0x0000000000000000000000000000000001000008";
const nobody = "0x0000000000000000000000000000000000000000";

/** What a transaction's hash and sender, recomputed from its other members, show to be wrong. */
export function findTransactionProblem(transaction: Transaction, chainId: number): string | undefined {
  if (isRemasc(transaction)) return undefined;
  const encoded = findEncoding(transaction, chainId);
  if (!encoded) return `transaction ${transaction.hash} has other members than its hash is of`;
  const sender = findSender(encoded);
  if (sender === undefined || sender === transaction.from) return undefined;
  return `transaction ${transaction.hash} is from ${sender}, not ${transaction.from}`;
}

/** The chain itself creates the REMASC transaction, without a signature. */
function isRemasc({ from, to, gas, value, r, s }: Transaction): boolean {
  const isUnsigned = [r, s].every((part) => part === null || BigInt(part) === 0n);
  return isUnsigned && from === nobody && to === remascAddress && BigInt(gas) === 0n && BigInt(value) === 0n;
}

/** Undefined where the signature is of a kind that is not taken apart here. */
function findSender(encoded: Uint8Array): string | undefined {
  try {
    return recoverSender(decodeRawTransaction(bytesToHex(encoded)));
  } catch {
    return undefined;
  }
}

/** The bytes that the transaction's hash is of. */
function findEncoding(transaction: Transaction, chainId: number): Uint8Array | undefined {
  for (const encoded of encodeTransaction(transaction, chainId))
    if (bytesToHex(keccak_256(encoded)) === transaction.hash) return encoded;
  return undefined;
}
