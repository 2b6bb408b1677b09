import { type FileHandle, open } from "node:fs/promises";
import { decodeEntry, encodeEntry, entryBytes } from "./section-entry.js";
import type { SectionRows } from "./section-rows.js";
import { bloomBits, chunkBytes, type SectionLink } from "./section.js";

/** Sections in a file: about a million blocks, in 256 MiB. */
export const fileSections = 128;

const entriesBytes = fileSections * entryBytes;
const rowBytes = fileSections * chunkBytes;
const fileBytes = entriesBytes + bloomBits * rowBytes;

const concurrentWrites = 64;

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
  const firstSection = number * fileSections;
  const entryAt = (section: number): number => (section - firstSection) * entryBytes;

  async function writeRows(slot: number, rows: SectionRows): Promise<void> {
    for (let start = 0; start < bloomBits; start += concurrentWrites) {
      const bits = Array.from({ length: concurrentWrites }, (_, index) => start + index);
      await Promise.all(bits.map((bit) => handle.write(rows.chunk(bit), 0, chunkBytes, chunkAt(bit, slot))));
    }
    await handle.datasync();
  }

  return {
    async readEntries() {
      const { buffer } = await handle.read(Buffer.alloc(entriesBytes), 0, entriesBytes, 0);
      const links = new Map<number, SectionLink>();
      for (let section = firstSection; section < firstSection + fileSections; section++) {
        const link = decodeEntry(section, buffer.subarray(entryAt(section), entryAt(section) + entryBytes));
        if (link) links.set(section, link);
      }
      return links;
    },
    async readRow(bit, slot, count) {
      const length = count * chunkBytes;
      // What a file lacks at its end reads as zeros, which no checksum fits.
      return (await handle.read(Buffer.alloc(length), 0, length, chunkAt(bit, slot))).buffer;
    },
    async write(section, rows, link) {
      await writeRows(section - firstSection, rows);
      await handle.write(encodeEntry(section, link), 0, entryBytes, entryAt(section));
      await handle.datasync();
    },
    async drop(section) {
      await handle.write(Buffer.alloc(entryBytes), 0, entryBytes, entryAt(section));
      await handle.datasync();
    },
    close: () => handle.close(),
  };
}

/** Where the chunk of a bit begins. */
function chunkAt(bit: number, slot: number): number {
  return entriesBytes + bit * rowBytes + slot * chunkBytes;
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const handle = await open(path, "w+", 0o600);
  await handle.truncate(fileBytes);
  return handle;
}
