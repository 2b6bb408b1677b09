import { keccak_256 } from "@noble/hashes/sha3.js";

/** A tenth of a millisecond's work; a few milliseconds before V8 has compiled the permutation. */
const stepBytes = 2_048;

/** Keccak-256 in steps (turns/long-work.ts): of 1 MB it takes some 50 ms. Returns the hash as hex. */
export function* keccakInSteps(bytes: Uint8Array): Generator<undefined, `0x${string}`> {
  const hash = keccak_256.create();
  for (let start = 0; start < bytes.length; start += stepBytes) {
    hash.update(bytes.subarray(start, start + stepBytes));
    yield;
  }
  return `0x${Buffer.from(hash.digest()).toString("hex")}`;
}
