import { crc32 } from "node:zlib";
import { BLOOM_BITS, CHUNK_BYTES, CHUNK_DATA_BYTES } from "./section.js";

const BLOOM_BYTES = BLOOM_BITS / 8;

/** The rows of one section while its blocks are added, in any order. */
export interface SectionRows {
  clear(): void;
  /** Sets the bits of a block's filter; `column`: its place in the section. `bloom`: hex, with 0x. */
  add(column: number, bloom: string): void;
  /** One stored row: data and checksum. Valid until the next `add` or `clear`. */
  chunk(bit: number): Buffer;
}

/** Two mebibytes, used for one section after the other. */
export function createSectionRows(): SectionRows {
  const rows = Buffer.alloc(BLOOM_BITS * CHUNK_BYTES);
  const filter = Buffer.alloc(BLOOM_BYTES);
  return {
    clear: () => void rows.fill(0),
    add(column, bloom) {
      if (filter.write(bloom.slice(2), "hex") !== BLOOM_BYTES) throw new Error("a bloom filter that is not 256 bytes");
      const at = column >> 3;
      const mask = 1 << (column & 7);
      for (let byte = 0; byte < BLOOM_BYTES; byte++) {
        // Most are zero. The filter's last byte holds its first bits.
        let left = filter[byte] as number;
        for (let bit = 8 * (BLOOM_BYTES - 1 - byte); left !== 0; left >>= 1, bit++)
          if ((left & 1) !== 0) rows[bit * CHUNK_BYTES + at]! |= mask;
      }
    },
    chunk(bit) {
      const chunk = rows.subarray(bit * CHUNK_BYTES, (bit + 1) * CHUNK_BYTES);
      chunk.writeUInt32LE(crc32(chunk.subarray(0, CHUNK_DATA_BYTES)), CHUNK_DATA_BYTES);
      return chunk;
    },
  };
}

/** Whether a stored row of a section is whole. */
export function isIntact(chunk: Buffer): boolean {
  return crc32(chunk.subarray(0, CHUNK_DATA_BYTES)) === chunk.readUInt32LE(CHUNK_DATA_BYTES);
}
