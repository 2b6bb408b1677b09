import { RLP } from "@ethereumjs/rlp";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Hex } from "../rootstock/hex.js";
import type { RawTransaction } from "../rootstock/raw-transaction.js";
import type { Transaction } from "./block.js";
import { readKnownTransaction } from "./read-transaction.js";

/** A legacy transaction without a signature. */
export type UnsignedTransaction = Pick<RawTransaction, "nonce" | "gasPrice" | "gas" | "to" | "value" | "data">;

interface Signer {
  readonly chainId: number;
  readonly privateKey: Hex;
}

/** Signs a transaction for one chain (EIP-155). */
export function signTransaction(unsigned: UnsignedTransaction, { chainId, privateKey }: Signer): Hex {
  const fields = fieldsOf(unsigned);
  const hash = keccak_256(RLP.encode([...fields, BigInt(chainId), new Uint8Array(), new Uint8Array()]));
  const bytes = secp256k1.sign(hash, hexToBytes(privateKey), { prehash: false, format: "recovered" });
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, "recovered");
  return bytesToHex(RLP.encode([...fields, protectedV(chainId, recovery), r, s]));
}

/** A transaction of an account without its key. Its signature contains the account's address, which makes its hash unique, and proves nothing. */
export function impersonate(
  unsigned: UnsignedTransaction,
  { chainId, from }: { chainId: number; from: Hex },
): Transaction {
  const mark = 2n ** 160n + BigInt(from);
  const raw = RLP.encode([...fieldsOf(unsigned), protectedV(chainId, 0), mark, mark]);
  return readKnownTransaction({ raw, hash: bytesToHex(keccak_256(raw)), from });
}

function fieldsOf({ nonce, gasPrice, gas, to, value, data }: UnsignedTransaction) {
  return [nonce, gasPrice, gas, to ?? new Uint8Array(), value, hexToBytes(data)] as const;
}

function protectedV(chainId: number, recovery: number): bigint {
  return BigInt(chainId * 2 + 35 + recovery);
}
