import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { bytesToHex, hexToBytes } from "../bytes.js";
import type { Hex } from "../hex.js";

/** A Bitcoin block header is 80 bytes; the Merkle root is 32 of them. */
export const bitcoinHeaderLength = 80;
const merkleRootStart = 36;
const merkleRootEnd = 68;

/** Bitcoin's hash, SHA-256 twice, in the order in which it is computed (Bitcoin prints it backwards). */
export function bitcoinHash(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

export function merkleRootOf(bitcoinHeader: Uint8Array): Uint8Array {
  return bitcoinHeader.subarray(merkleRootStart, merkleRootEnd);
}

/** The Merkle root over a leaf that is the leftmost of its tree, as a block's coinbase is, and its branch, bottom up. */
export function merkleRoot(leaf: Uint8Array, branch: readonly Uint8Array[]): Uint8Array {
  return branch.reduce((left, right) => bitcoinHash(concatBytes(left, right)), leaf);
}

/** Whether a hash, read as a little-endian number, is at or below the target of a Rootstock difficulty. */
export function meetsDifficulty(hash: Uint8Array, difficulty: bigint): boolean {
  return littleEndian(hash) <= targetOf(difficulty);
}

/** The highest difficulty that a Bitcoin header's hash meets; 0 if it is no header. */
export function workShownBy(bitcoinHeader: Hex): bigint {
  const bytes = hexToBytes(bitcoinHeader);
  return bytes.length === bitcoinHeaderLength ? 2n ** 256n / (littleEndian(bitcoinHash(bytes)) + 1n) : 0n;
}

// Rootstock counts difficulties below 3 as 3, so that a target never needs all 256 bits.
function targetOf(difficulty: bigint): bigint {
  return 2n ** 256n / (difficulty < 3n ? 3n : difficulty);
}

function littleEndian(hash: Uint8Array): bigint {
  return BigInt(bytesToHex(reversed(hash)));
}

/** A hash in Bitcoin's other order. */
export function reversed(hash: Uint8Array): Uint8Array {
  return hash.toReversed();
}
