import { type FileHandle, open } from "node:fs/promises";
import { BLOOM_BITS, CHUNK_BYTES, type SectionLink } from "./section.js";
import { decodeEntry, ENTRY_BYTES, encodeEntry } from "./section-entry.js";
import type { SectionRows } from "./section-rows.js";

/** Sections in a file: about a million blocks, in 256 MiB. */
export const FILE_SECTIONS = 128;

const ENTRIES_BYTES = FILE_SECTIONS * ENTRY_BYTES;
const ROW_BYTES = FILE_SECTIONS * CHUNK_BYTES;
const FILE_BYTES = ENTRIES_BYTES + BLOOM_BITS * ROW_BYTES;

const CONCURRENT_WRITES = 64;

/**
 * A file of 128 sections: their entries, then row after row, each with the sections' chunks side by side, so that one read gets a row of
 * all sections.
 */
export interface SectionFile {
  /** The links of the sections that are there, by their number. */
  readEntries(): Promise<Map<number, SectionLink>>;
  /** The chunks of a row, of `count` sections from `slot` on (a section's place in the file). */
  readRow(bit: number, slot: number, count: number): Promise<Buffer>;
  /** Stores a section; it is there when the promise resolves, and after any crash it is there as a whole or not at all. */
  write(section: number, rows: SectionRows, link: SectionLink): Promise<void>;
  /** Takes a section out. */
  drop(section: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file, or makes it. `number`: the place of its first section, in files. */
export async function openSectionFile(path: string, number: number): Promise<SectionFile> {
  const handle = await openOrCreate(path);
  const firstSection = number * FILE_SECTIONS;
  const entryAt = (section: number): number => (section - firstSection) * ENTRY_BYTES;

  async function writeRows(slot: number, rows: SectionRows): Promise<void> {
    for (let start = 0; start < BLOOM_BITS; start += CONCURRENT_WRITES) {
      const bits = Array.from({ length: CONCURRENT_WRITES }, (_, index) => start + index);
      await Promise.all(bits.map((bit) => handle.write(rows.chunk(bit), 0, CHUNK_BYTES, chunkAt(bit, slot))));
    }
    await handle.datasync();
  }

  return {
    async readEntries() {
      const { buffer } = await handle.read(Buffer.alloc(ENTRIES_BYTES), 0, ENTRIES_BYTES, 0);
      const links = new Map<number, SectionLink>();
      for (let section = firstSection; section < firstSection + FILE_SECTIONS; section++) {
        const link = decodeEntry(section, buffer.subarray(entryAt(section), entryAt(section) + ENTRY_BYTES));
        if (link) links.set(section, link);
      }
      return links;
    },
    async readRow(bit, slot, count) {
      const length = count * CHUNK_BYTES;
      // What a file lacks at its end reads as zeros, which no checksum fits.
      return (await handle.read(Buffer.alloc(length), 0, length, chunkAt(bit, slot))).buffer;
    },
    async write(section, rows, link) {
      await writeRows(section - firstSection, rows);
      await handle.write(encodeEntry(section, link), 0, ENTRY_BYTES, entryAt(section));
      await handle.datasync();
    },
    async drop(section) {
      await handle.write(Buffer.alloc(ENTRY_BYTES), 0, ENTRY_BYTES, entryAt(section));
      await handle.datasync();
    },
    close: () => handle.close(),
  };
}

/** Where the chunk of a bit begins. */
function chunkAt(bit: number, slot: number): number {
  return ENTRIES_BYTES + bit * ROW_BYTES + slot * CHUNK_BYTES;
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const handle = await open(path, "w+", 0o600);
  await handle.truncate(FILE_BYTES);
  return handle;
}
