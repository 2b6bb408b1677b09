import type { Alternatives } from "../rootstock/filter-terms.js";
import type { RangeCollector } from "./merge-ranges.js";
import { fileSections, type SectionFile } from "./section-file.js";
import { isIntact } from "./section-rows.js";
import { chunkBytes, chunkDataBytes, type HeightRange, rangeOfSection } from "./section.js";

/** Neighbouring sections of one file to be searched. */
export interface SectionRun {
  readonly file: SectionFile;
  readonly first: number;
  readonly count: number;
}

/**
 * Adds the blocks of a range that may have logs with one value of each place. Returns the sections whose stored rows are damaged; all
 * of their blocks are added.
 */
export async function searchSections(
  { file, first, count }: SectionRun,
  { terms, range }: { readonly terms: readonly Alternatives[]; readonly range: HeightRange },
  found: RangeCollector,
): Promise<readonly number[]> {
  const bits = [...new Set(terms.flat(2))];
  const rows = await Promise.all(bits.map((bit) => file.readRow(bit, first % fileSections, count)));
  const rowOf = new Map(bits.map((bit, index) => [bit, rows[index] as Buffer]));
  const damaged: number[] = [];
  for (let index = 0; index < count; index++) {
    const section = first + index;
    const chunkOf = (bit: number): Buffer =>
      (rowOf.get(bit) as Buffer).subarray(index * chunkBytes, (index + 1) * chunkBytes);
    const { from, to } = rangeOfSection(section);
    if (bits.every((bit) => isIntact(chunkOf(bit)))) addBlocks(columnsOf(terms, chunkOf), { from, range, found });
    else {
      damaged.push(section);
      found.add(Math.max(from, range.from), Math.min(to, range.to));
    }
  }
  return damaged;
}

/** A bit for each block of a section: whether it has one value of each place. */
function columnsOf(terms: readonly Alternatives[], chunkOf: (bit: number) => Buffer): Buffer {
  const columns = Buffer.alloc(chunkDataBytes, 0xff);
  const all = wordsOf(columns);
  for (const alternatives of terms) {
    const any = new Uint32Array(all.length);
    for (const bits of alternatives) {
      const [one, other, third] = [wordsOf(chunkOf(bits[0])), wordsOf(chunkOf(bits[1])), wordsOf(chunkOf(bits[2]))];
      for (let word = 0; word < any.length; word++)
        any[word]! |= (one[word] as number) & (other[word] as number) & (third[word] as number);
    }
    for (let word = 0; word < all.length; word++) all[word]! &= any[word] as number;
  }
  return columns;
}

/** The bits of a chunk, many at a time. */
function wordsOf(chunk: Buffer): Uint32Array {
  return new Uint32Array(chunk.buffer, chunk.byteOffset, chunkDataBytes / 4);
}

interface Blocks {
  /** The section's first block. */
  readonly from: number;
  readonly range: HeightRange;
  readonly found: RangeCollector;
}

/** Adds the blocks word by word: what lies between two of the same word is near enough to be joined in any case. */
function addBlocks(columns: Buffer, { from, range, found }: Blocks): void {
  for (let byte = 0; byte < columns.length; byte += 4) {
    const word = columns.readUInt32LE(byte);
    if (word === 0) continue;
    const start = from + 8 * byte;
    const first = Math.max(range.from, start + 31 - Math.clz32(word & -word));
    const last = Math.min(range.to, start + 31 - Math.clz32(word));
    if (first <= last) found.add(first, last);
  }
}
