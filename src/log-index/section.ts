/**
 * The index keeps blocks in sections, bit by bit: a bloom filter has 2,048 bits, so a section has 2,048 rows, and a row has one bit
 * for each of the section's blocks. A search reads only the rows of the bits that it looks for (as geth's bloombits do).
 */
export const bloomBits = 2_048;

/** Bytes of a row in one section: its bits and a checksum. Four fill a page. */
export const chunkBytes = 1_024;
export const chunkDataBytes = chunkBytes - 4;

/** Blocks in a section: as many as a row has bits for. */
export const sectionBlocks = 8 * chunkDataBytes;

/** Heights, both ends included. */
export interface HeightRange {
  readonly from: number;
  readonly to: number;
}

export function sectionOf(height: number): number {
  return Math.floor(height / sectionBlocks);
}

export function rangeOfSection(section: number): HeightRange {
  return { from: section * sectionBlocks, to: (section + 1) * sectionBlocks - 1 };
}

/** How a section is tied to the chain: both in hex, with 0x. */
export interface SectionLink {
  /** The hash of its last block. */
  readonly lastHash: string;
  /** The hash of the block before its first one. */
  readonly parentHash: string;
}
