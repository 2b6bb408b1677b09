import { countBuffer } from "./collect-buffers.js";

const minCapacityBytes = 4_096;
const empty = Buffer.alloc(0);

/** Bytes in one buffer that grows as chunks arrive, so that its cost does not depend on how small they are. */
export class GrowingBuffer {
  readonly #maxBytes: number;
  #bytes = empty;
  #size = 0;

  /** `maxBytes`: the maximum size, beyond which the buffer never grows. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#size;
  }

  /** Memory of the buffer, in bytes: less than twice its size, or 4 KiB. */
  get capacity(): number {
    return this.#bytes.length;
  }

  /** Memory, in bytes, of the buffer with `bytes` more in it. */
  capacityWith(bytes: number): number {
    const needed = this.#size + bytes;
    if (needed <= this.capacity) return this.capacity;
    return Math.max(needed, Math.min(2 * this.capacity, this.#maxBytes), Math.min(minCapacityBytes, this.#maxBytes));
  }

  /** Copies a chunk, which therefore keeps neither itself nor its parent alive. */
  add(chunk: Uint8Array): void {
    const capacity = this.capacityWith(chunk.length);
    if (capacity > this.capacity) {
      countBuffer(capacity);
      // Buffer.allocUnsafe would take small buffers from a shared pool.
      const grown = Buffer.allocUnsafeSlow(capacity);
      grown.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = grown;
    }
    this.#bytes.set(chunk, this.#size);
    this.#size += chunk.length;
  }

  /** Makes room for a text of known length at once; small ones take a part of Node's pool. */
  expect(bytes: number): void {
    if (this.#size > 0) return;
    const capacity = Math.min(bytes, this.#maxBytes);
    countBuffer(capacity);
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  /** The bytes so far, a view of the buffer. */
  read(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}
