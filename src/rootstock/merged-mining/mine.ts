import { concatBytes } from "@noble/hashes/utils.js";
import { bytesToHex, hexToBytes } from "../bytes.js";
import type { Hex } from "../hex.js";
import { bitcoinHash, meetsDifficulty, merkleRoot, reversed } from "./bitcoin.js";
import { commitmentTo, compressCoinbase } from "./coinbase.js";
import type { MergedMiningProof } from "./header.js";
import { sha256BlockLength } from "./sha256-midstate.js";

/** What the work is measured and dated by. */
export interface Work {
  readonly difficulty: bigint;
  /** Seconds since 1970, as in the Rootstock header. */
  readonly timestamp: number;
}

const maxNonce = 2 ** 32;
const nonceStart = 76;

/** A Bitcoin block, made for the occasion, that commits to `hash` and has the work for the difficulty. The same one each time. */
export function mineMergedMiningProof(hash: Hex, work: Work): MergedMiningProof {
  const coinbase = coinbaseFor(hexToBytes(hash), work.timestamp);
  // Stands for the block's second transaction, so that the proof has a branch as on the real networks.
  const sibling = bitcoinHash(hexToBytes(hash));
  const header = headerOver(merkleRoot(bitcoinHash(coinbase), [sibling]), work.timestamp);
  return {
    bitcoinMergedMiningHeader: bytesToHex(withNonce(header, work.difficulty)),
    bitcoinMergedMiningCoinbaseTransaction: bytesToHex(compressCoinbase(coinbase, sha256BlockLength)),
    bitcoinMergedMiningMerkleProof: bytesToHex(reversed(sibling)),
  };
}

/** One input from nowhere, an output that anyone may spend, and one that carries the commitment 8 bytes into its second block. */
function coinbaseFor(hash: Uint8Array, timestamp: number): Uint8Array {
  const commitment = commitmentTo(hash);
  return concatBytes(
    hexToBytes("0x01000000"), // version
    hexToBytes(`0x01${"00".repeat(32)}ffffffff`), // one input: no transaction, no output
    concatBytes(Uint8Array.of(5, 4), uint32(timestamp), hexToBytes("0xffffffff")), // its script, a number; its sequence
    hexToBytes("0x02"), // two outputs
    hexToBytes("0x00f2052a010000000151"), // 50 BTC to OP_TRUE
    concatBytes(hexToBytes("0x0000000000000000"), Uint8Array.of(commitment.length + 2, 0x6a, commitment.length)), // OP_RETURN
    commitment,
    hexToBytes("0x00000000"), // lock time
  );
}

function headerOver(root: Uint8Array, timestamp: number): Uint8Array {
  return concatBytes(
    hexToBytes("0x00000020"), // version
    new Uint8Array(32), // no parent
    root,
    uint32(timestamp),
    hexToBytes("0xffff7f20"), // Bitcoin's own target: its regtest's
    uint32(0), // nonce
  );
}

function withNonce(header: Uint8Array, difficulty: bigint): Uint8Array {
  const view = new DataView(header.buffer, header.byteOffset);
  for (let nonce = 0; nonce < maxNonce; nonce += 1) {
    view.setUint32(nonceStart, nonce, true);
    if (meetsDifficulty(bitcoinHash(header), difficulty)) return header;
  }
  throw new RangeError(`no nonce meets difficulty ${difficulty}`);
}

/** Bitcoin writes its numbers little end first. */
function uint32(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value, true);
  return new Uint8Array(view.buffer);
}
