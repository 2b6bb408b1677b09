import { hexToBytes } from "../bytes.js";
import type { Hex } from "../hex.js";
import { bitcoinHash } from "./bitcoin.js";

/** What fork detection data takes from a block's ancestors. */
export interface Ancestor {
  readonly bitcoinMergedMiningHeader: Hex;
  readonly uncleCount: number;
}

const vectorLength = 7;
const vectorStep = 64;
const unclesSpan = 32;
const maxUncles = 255;
const heightLength = 4;

/**
 * RSKIP110: twelve bytes by which a block mined in secret gives itself away. A byte of the Bitcoin hash of each of seven
 * ancestors at multiples of 64, newest first; how many uncles the last 32 blocks had; the height of the block being made.
 */
export function forkDetectionData(height: number, ancestorAt: (height: number) => Ancestor): Uint8Array {
  const data = new Uint8Array(vectorLength + 1 + heightLength);
  const newest = Math.floor((height - 1) / vectorStep) * vectorStep;
  for (let index = 0; index < vectorLength; index += 1) {
    const bitcoinHeader = hexToBytes(ancestorAt(newest - index * vectorStep).bitcoinMergedMiningHeader);
    // Bitcoin prints its hashes backwards: the last byte of the printed hash is the first here.
    data.set(bitcoinHash(bitcoinHeader).subarray(0, 1), index);
  }
  let uncles = 0;
  for (let back = 1; back <= unclesSpan; back += 1) uncles += ancestorAt(height - back).uncleCount;
  data[vectorLength] = Math.min(uncles, maxUncles);
  new DataView(data.buffer).setUint32(vectorLength + 1, height);
  return data;
}

/** The height that a `hashForMergedMining` with fork detection data ends in. */
export function heightIn(hashForMergedMining: Uint8Array): number {
  const view = new DataView(hashForMergedMining.buffer, hashForMergedMining.byteOffset);
  return view.getUint32(hashForMergedMining.length - heightLength);
}
