import { crc32 } from "node:zlib";
import type { SectionLink } from "./section.js";

/** Bytes of an entry, which says that a section is there: a mark, its number, its two hashes, zeros, a checksum. */
export const ENTRY_BYTES = 128;

const MARK = 0x31_4c_47_52; // "RGL1"
const HASH_BYTES = 32;
const CHECKSUM_AT = ENTRY_BYTES - 4;

export function encodeEntry(section: number, { lastHash, parentHash }: SectionLink): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt32LE(MARK, 0);
  entry.writeUInt32LE(section, 4);
  entry.write(lastHash.slice(2), 8, HASH_BYTES, "hex");
  entry.write(parentHash.slice(2), 8 + HASH_BYTES, HASH_BYTES, "hex");
  entry.writeUInt32LE(crc32(entry.subarray(0, CHECKSUM_AT)), CHECKSUM_AT);
  return entry;
}

/** Undefined where there is no entry of this section, or only a part of one. */
export function decodeEntry(section: number, entry: Buffer): SectionLink | undefined {
  const isWhole =
    entry.readUInt32LE(0) === MARK &&
    entry.readUInt32LE(4) === section &&
    entry.readUInt32LE(CHECKSUM_AT) === crc32(entry.subarray(0, CHECKSUM_AT));
  if (!isWhole) return undefined;
  const hashAt = (start: number): string => `0x${entry.toString("hex", start, start + HASH_BYTES)}`;
  return { lastHash: hashAt(8), parentHash: hashAt(8 + HASH_BYTES) };
}
