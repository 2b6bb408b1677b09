import { crc32 } from "node:zlib";
import type { SectionLink } from "./section.js";

/** Bytes of an entry, which says that a section is there: a mark, its number, its two hashes, zeros, a checksum. */
export const entryBytes = 128;

const fileMark = 0x31_4c_47_52; // "RGL1"
const hashBytes = 32;
const checksumAt = entryBytes - 4;

export function encodeEntry(section: number, { lastHash, parentHash }: SectionLink): Buffer {
  const entry = Buffer.alloc(entryBytes);
  entry.writeUInt32LE(fileMark, 0);
  entry.writeUInt32LE(section, 4);
  entry.write(lastHash.slice(2), 8, hashBytes, "hex");
  entry.write(parentHash.slice(2), 8 + hashBytes, hashBytes, "hex");
  entry.writeUInt32LE(crc32(entry.subarray(0, checksumAt)), checksumAt);
  return entry;
}

/** Undefined where there is no entry of this section, or only a part of one. */
export function decodeEntry(section: number, entry: Buffer): SectionLink | undefined {
  const isWhole =
    entry.readUInt32LE(0) === fileMark &&
    entry.readUInt32LE(4) === section &&
    entry.readUInt32LE(checksumAt) === crc32(entry.subarray(0, checksumAt));
  if (!isWhole) return undefined;
  const hashAt = (start: number): string => `0x${entry.toString("hex", start, start + hashBytes)}`;
  return { lastHash: hashAt(8), parentHash: hashAt(8 + hashBytes) };
}
