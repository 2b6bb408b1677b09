import { RLP } from "@ethereumjs/rlp";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Transaction } from "../../../generated/types.js";
import { bytesToHex, hexToBytes, toBigEndian } from "../../rootstock/bytes.js";
import type { Hex } from "../../rootstock/hex.js";
import { decodeRawTransaction } from "../../rootstock/raw-transaction.js";
import { recoverSender } from "../../rootstock/recover-sender.js";

const remascAddress = "0x0000000000000000000000000000000001000008";
const nobody = "0x0000000000000000000000000000000000000000";

/** What a transaction's hash and sender, recomputed from its other members, show to be wrong. */
export function findTransactionProblem(transaction: Transaction, chainId: number): string | undefined {
  if (isRemasc(transaction)) return undefined;
  const encoded = encodings(transaction, chainId).find((items) => hashOf(items) === transaction.hash);
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

type Items = readonly Uint8Array[];

/**
 * The encodings that may have been signed: first the usual one, then RSKj's variants with zeros as bytes or padded signatures, then that
 * of nodes that return `v` without the chain ID.
 */
function encodings(transaction: Transaction, chainId: number): Items[] {
  const { nonce, gasPrice, gas, to, value, input, v, r, s } = transaction;
  const toBytes = to === null ? new Uint8Array() : hexToBytes(to);
  return combine([
    written(nonce),
    written(gasPrice),
    written(gas),
    [toBytes],
    written(value),
    [hexToBytes(input)],
    possibleV(v ?? "0x0", chainId),
    signed(r),
    signed(s),
  ]);
}

function written(quantity: string): readonly Uint8Array[] {
  return BigInt(quantity) === 0n ? [new Uint8Array(), Uint8Array.of(0)] : [shortest(quantity)];
}

function signed(part: string | null): readonly Uint8Array[] {
  const bytes = shortest(part ?? "0x0");
  if (bytes.length >= 32) return [bytes];
  const padded = new Uint8Array(32);
  padded.set(bytes, 32 - bytes.length);
  return [bytes, padded];
}

function possibleV(v: string, chainId: number): readonly Uint8Array[] {
  const value = BigInt(v);
  if (value !== 27n && value !== 28n) return [shortest(v)];
  return [value, 8n + 2n * BigInt(chainId) + value].map(toBigEndian);
}

/** Every choice of one from each list, the first ones first. */
function combine(lists: readonly (readonly Uint8Array[])[]): Items[] {
  return lists.reduce<Items[]>((chosen, list) => chosen.flatMap((items) => list.map((item) => [...items, item])), [[]]);
}

function shortest(quantity: string): Uint8Array {
  return toBigEndian(BigInt(quantity));
}

function hashOf(items: Items): Hex {
  return bytesToHex(keccak_256(RLP.encode([...items])));
}

/** Undefined where the signature is of a kind that is not taken apart here. */
function findSender(items: Items): string | undefined {
  try {
    return recoverSender(decodeRawTransaction(bytesToHex(RLP.encode([...items]))));
  } catch {
    return undefined;
  }
}
