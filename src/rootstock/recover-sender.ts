import { RLP } from "@ethereumjs/rlp";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { invalidTransaction, type RawTransaction } from "./raw-transaction.js";

/**
 * The address whose key signed a transaction. Takes 2 ms: nothing for the thread that serves calls, unless in between them. Throws
 * InvalidParams where no key fits.
 */
export function recoverSender({ v, r, s, chainId, ...transaction }: RawTransaction): `0x${string}` {
  const { nonce, gasPrice, gas, to, value, data } = transaction;
  const fields = [nonce, gasPrice, gas, to ?? new Uint8Array(), value, data];
  const signed = chainId === null ? fields : [...fields, chainId, 0, 0];
  const recovery = chainId === null ? Number(v - 27n) : Number((v - 35n) % 2n);
  try {
    const key = new secp256k1.Signature(r, s, recovery).recoverPublicKey(keccak_256(RLP.encode(signed)));
    return `0x${Buffer.from(keccak_256(key.toBytes(false).subarray(1)).subarray(-20)).toString("hex")}`;
  } catch (cause) {
    throw invalidTransaction("no sender fits its signature", cause);
  }
}
