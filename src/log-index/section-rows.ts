import { crc32 } from "node:zlib";
import { bloomBits, chunkBytes, chunkDataBytes } from "./section.js";

const bloomBytes = bloomBits / 8;

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
  const rows = Buffer.alloc(bloomBits * chunkBytes);
  const filter = Buffer.alloc(bloomBytes);
  return {
    clear: () => void rows.fill(0),
    add(column, bloom) {
      if (filter.write(bloom.slice(2), "hex") !== bloomBytes) throw new Error("a bloom filter that is not 256 bytes");
      const at = column >> 3;
      const mask = 1 << (column & 7);
      for (let byte = 0; byte < bloomBytes; byte++) {
        // Most are zero. The filter's last byte holds its first bits.
        let left = filter[byte] as number;
        for (let bit = 8 * (bloomBytes - 1 - byte); left !== 0; left >>= 1, bit++)
          if ((left & 1) !== 0) rows[bit * chunkBytes + at]! |= mask;
      }
    },
    chunk(bit) {
      const chunk = rows.subarray(bit * chunkBytes, (bit + 1) * chunkBytes);
      chunk.writeUInt32LE(crc32(chunk.subarray(0, chunkDataBytes)), chunkDataBytes);
      return chunk;
    },
  };
}

/** Whether a stored row of a section is whole. */
export function isIntact(chunk: Buffer): boolean {
  return crc32(chunk.subarray(0, chunkDataBytes)) === chunk.readUInt32LE(chunkDataBytes);
}
