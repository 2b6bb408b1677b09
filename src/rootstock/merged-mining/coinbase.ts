import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { midstateLength, resumeSha256, sha256BlockLength, sha256Midstate } from "./sha256-midstate.js";

/** A Bitcoin coinbase transaction, all but its end replaced by what SHA-256 remembers of it. */
export interface CompressedCoinbase {
  /** How many bytes the midstate stands for. */
  readonly byteCount: bigint;
  readonly midstate: Uint8Array;
  readonly tail: Uint8Array;
}

const tag = utf8ToBytes("RSKBLOCK:");
const countLength = 8;
const maxBytesAfterCommitment = 128;

/** The bytes of a coinbase that commit it to a Rootstock block. */
export function commitmentTo(hashForMergedMining: Uint8Array): Uint8Array {
  return concatBytes(tag, hashForMergedMining);
}

/** A coinbase as Rootstock keeps it: the count of the bytes left out, their midstate, the rest. */
export function compressCoinbase(coinbase: Uint8Array, byteCount: number): Uint8Array {
  const count = new DataView(new ArrayBuffer(countLength));
  count.setBigUint64(0, BigInt(byteCount));
  const midstate = sha256Midstate(coinbase.subarray(0, byteCount));
  return concatBytes(new Uint8Array(count.buffer), midstate, coinbase.subarray(byteCount));
}

/** The three parts of a compressed coinbase; undefined when it is too short to have them. */
export function readCoinbase(bytes: Uint8Array): CompressedCoinbase | undefined {
  const tailStart = countLength + midstateLength;
  if (bytes.length < tailStart) return undefined;
  return {
    byteCount: new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0),
    midstate: bytes.subarray(countLength, tailStart),
    tail: bytes.subarray(tailStart),
  };
}

/** The coinbase's transaction hash, in the order in which it is computed. */
export function coinbaseHash({ byteCount, midstate, tail }: CompressedCoinbase): Uint8Array {
  return sha256(resumeSha256(midstate, Number(byteCount), tail));
}

/** What is wrong with how a coinbase commits to a block, if anything. */
export function commitmentProblem(coinbase: CompressedCoinbase, hashForMergedMining: Uint8Array): string | undefined {
  const tail = Buffer.from(coinbase.tail);
  const commitment = commitmentTo(hashForMergedMining);
  const position = tail.lastIndexOf(commitment);
  const after = tail.length - position - commitment.length;
  const blockLength = BigInt(sha256BlockLength);
  if (position === -1) return "the coinbase does not commit to hashForMergedMining";
  if (position !== tail.lastIndexOf(tag)) return "the commitment is not the last RSKBLOCK: of the coinbase";
  // Later, and a midstate of fewer blocks would prove the same work under another block hash.
  if (position >= sha256BlockLength)
    return `the commitment starts at byte ${position} of the tail; it has to be before 64`;
  if (after > maxBytesAfterCommitment) return `${after} bytes follow the commitment; 128 may`;
  if (coinbase.byteCount % blockLength !== 0n) return "the midstate is not one after whole blocks of 64 bytes";
  // A transaction of 64 bytes could pass for two hashes of the Merkle tree.
  if (coinbase.byteCount + BigInt(tail.length) <= blockLength) return "the coinbase has 64 bytes or fewer";
  return undefined;
}
