import { RLP } from "@ethereumjs/rlp";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Hex } from "../rootstock/hex.js";

/** A transfer to be signed; quantities in wei. */
export interface Transfer {
  readonly nonce: bigint;
  readonly gasPrice: bigint;
  readonly to: Hex;
  readonly value: bigint;
}

interface Signer {
  readonly chainId: number;
  readonly privateKey: Hex;
}

const transferGas = 21_000n;

/** A legacy transaction, signed for one chain (EIP-155). */
export function signTransfer({ nonce, gasPrice, to, value }: Transfer, { chainId, privateKey }: Signer): Hex {
  const fields = [nonce, gasPrice, transferGas, to, value, new Uint8Array()];
  const hash = keccak_256(RLP.encode([...fields, BigInt(chainId), new Uint8Array(), new Uint8Array()]));
  const bytes = secp256k1.sign(hash, hexToBytes(privateKey), { prehash: false, format: "recovered" });
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, "recovered");
  const v = BigInt(chainId * 2 + 35 + recovery);
  return bytesToHex(RLP.encode([...fields, v, r, s]));
}
