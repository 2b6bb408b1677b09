import { _SHA256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "../bytes.js";

/** SHA-256 works in blocks of 64 bytes: only between two of them can it be interrupted. */
export const sha256BlockLength = 64;
/** The length of SHA-256's state, eight words. */
export const midstateLength = 32;

/** The state of SHA-256 after `bytes`, a whole number of blocks: enough to hash on without them. */
export function sha256Midstate(bytes: Uint8Array): Uint8Array {
  return new InterruptedSha256().update(bytes).midstate();
}

/** The SHA-256 of `byteCount` bytes that left `midstate` behind, followed by `tail`. */
export function resumeSha256(midstate: Uint8Array, byteCount: number, tail: Uint8Array): Uint8Array {
  return new InterruptedSha256().resume(midstate, byteCount).update(tail).digest();
}

/** Reaches the state that the library's class keeps to its subclasses. */
class InterruptedSha256 extends _SHA256 {
  midstate(): Uint8Array {
    if (this.pos !== 0) throw new RangeError(`a midstate is taken after whole blocks of ${sha256BlockLength} bytes`);
    const state = new DataView(new ArrayBuffer(midstateLength));
    for (const [index, word] of this.get().entries()) state.setInt32(4 * index, word);
    return new Uint8Array(state.buffer);
  }

  resume(midstate: Uint8Array, byteCount: number): this {
    const word = (index: number) => Number(bytesToHex(midstate.subarray(4 * index, 4 * index + 4)));
    this.set(word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7));
    this.length = byteCount;
    return this;
  }
}
