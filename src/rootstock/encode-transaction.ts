import { RLP } from "@ethereumjs/rlp";
import type { Transaction } from "../../generated/types.js";
import { hexToBytes, toBigEndian } from "./bytes.js";

/** The signed members of a transaction, as JSON-RPC has them. */
type SignedMembers = Pick<Transaction, "nonce" | "gasPrice" | "gas" | "to" | "value" | "input" | "v" | "r" | "s">;

type Items = readonly Uint8Array[];

/**
 * The raw bytes (RLP) that a transaction may have been sent as: first the usual ones, then RSKj's variants with zeros as bytes or padded
 * signatures, then those of nodes that return `v` without the chain ID. The transaction's hash tells which.
 */
export function* encodeTransaction(transaction: SignedMembers, chainId: number): Generator<Uint8Array, undefined> {
  const { nonce, gasPrice, gas, to, value, input, v, r, s } = transaction;
  const toBytes = to === null ? new Uint8Array() : hexToBytes(to);
  const choices = [
    written(nonce),
    written(gasPrice),
    written(gas),
    [toBytes],
    written(value),
    [hexToBytes(input)],
    possibleV(v ?? "0x0", chainId),
    signed(r),
    signed(s),
  ];
  for (const items of combine(choices)) yield RLP.encode([...items]);
}

function written(quantity: string): Items {
  return BigInt(quantity) === 0n ? [new Uint8Array(), Uint8Array.of(0)] : [shortest(quantity)];
}

function signed(part: string | null): Items {
  const bytes = shortest(part ?? "0x0");
  if (bytes.length >= 32) return [bytes];
  const padded = new Uint8Array(32);
  padded.set(bytes, 32 - bytes.length);
  return [bytes, padded];
}

function possibleV(v: string, chainId: number): Items {
  const value = BigInt(v);
  if (value !== 27n && value !== 28n) return [shortest(v)];
  return [value, 8n + 2n * BigInt(chainId) + value].map(toBigEndian);
}

/** Every choice of one from each list, the first ones first. */
function combine(lists: readonly Items[]): Items[] {
  return lists.reduce<Items[]>((chosen, list) => chosen.flatMap((items) => list.map((item) => [...items, item])), [[]]);
}

function shortest(quantity: string): Uint8Array {
  return toBigEndian(BigInt(quantity));
}
