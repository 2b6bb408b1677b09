import { createECDH } from "node:crypto";
import { bytesToHex, createAddressFromPublicKey, hexToBytes } from "@ethereumjs/util";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import type { Hex } from "../rootstock/hex.js";

/** A funded account of a devchain. Whoever sees its key owns it: for play only. */
export interface DevchainAccount {
  readonly address: Hex;
  readonly privateKey: Hex;
}

const accountCount = 5;

/** Random private keys. */
export function newPrivateKeys(): Hex[] {
  return Array.from({ length: accountCount }, () => bytesToHex(secp256k1.utils.randomSecretKey()));
}

export function accountOf(privateKey: Hex): DevchainAccount {
  // OpenSSL's public key: @noble/curves makes tables for its first one, which take a tenth of a devchain's start.
  const pair = createECDH("secp256k1");
  pair.setPrivateKey(hexToBytes(privateKey));
  return { privateKey, address: createAddressFromPublicKey(pair.getPublicKey().subarray(1)).toString() };
}
