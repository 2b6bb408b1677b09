import { readSync } from "node:fs";
import { crc32 } from "node:zlib";

// A journal is a file header and then records, one after the other. All numbers are big-endian, four bytes each.
//
//   file header    "rootgate", format version, salt, CRC-32 of all that
//   record         payload length, CRC-32 of the payload, CRC-32 of these two, payload
//
// The records' checksums start from the salt: whoever can choose what a payload contains still can't make it contain a record.

const magic = Buffer.from("rootgate");
const version = 1;
const versionStart = magic.length;
const saltStart = versionStart + 4;
const checksumStart = saltStart + 4;

export const fileHeaderLength = checksumStart + 4;
const recordHeaderLength = 12;
const scanLength = 1 << 20;

/** An open journal file: where to read, how far, and what its checksums start from. */
export interface JournalFile {
  readonly descriptor: number;
  readonly length: number;
  readonly salt: number;
}

/** A record and where the next one starts. */
export interface RecordAt {
  readonly payload: Buffer;
  readonly end: number;
}

/** The first bytes of a new journal. */
export function fileHeader(salt: number): Buffer {
  const header = Buffer.alloc(fileHeaderLength);
  magic.copy(header);
  header.writeUInt32BE(version, versionStart);
  header.writeUInt32BE(salt, saltStart);
  header.writeUInt32BE(crc32(header.subarray(0, checksumStart)), checksumStart);
  return header;
}

/** Whether these few bytes can be what a crash left of a journal that was being created: no record was in it. */
export function isUnfinishedHeader(bytes: Buffer): boolean {
  const common = Math.min(bytes.length, magic.length);
  return bytes.length < fileHeaderLength && bytes.subarray(0, common).equals(magic.subarray(0, common));
}

/** The salt of a journal; throws when it isn't one that can be read here. */
export function readSalt(header: Buffer): number {
  if (!header.subarray(0, magic.length).equals(magic)) throw new Error("it is not a devchain journal");
  if (
    header.length < fileHeaderLength ||
    header.readUInt32BE(checksumStart) !== crc32(header.subarray(0, checksumStart))
  ) {
    throw new Error("its header is damaged");
  }
  const found = header.readUInt32BE(versionStart);
  if (found !== version) throw new Error(`its format is version ${found}; this program reads version ${version}`);
  return header.readUInt32BE(saltStart);
}

/** A payload with what goes before it. */
export function encodeRecord(payload: Uint8Array, salt: number): Buffer {
  const header = Buffer.alloc(recordHeaderLength);
  header.writeUInt32BE(payload.length, 0);
  header.writeUInt32BE(crc32(payload, salt), 4);
  header.writeUInt32BE(crc32(header.subarray(0, 8), salt), 8);
  return Buffer.concat([header, payload]);
}

/** The record that starts at `offset`; undefined when there is no whole, sound one. */
export function readRecord(file: JournalFile, offset: number): RecordAt | undefined {
  if (offset + recordHeaderLength > file.length) return undefined;
  const header = readBytes(file.descriptor, offset, recordHeaderLength);
  if (!isRecordHeader(header, file.salt)) return undefined;
  const start = offset + recordHeaderLength;
  const end = start + header.readUInt32BE(0);
  if (end > file.length) return undefined;
  const payload = readBytes(file.descriptor, start, end - start);
  return crc32(payload, file.salt) === header.readUInt32BE(4) ? { payload, end } : undefined;
}

/** Where the first sound record at or after `offset` starts, wherever that is. */
export function findRecord(file: JournalFile, offset: number): number | undefined {
  for (let start = offset; start + recordHeaderLength <= file.length; start += scanLength) {
    const bytes = readBytes(file.descriptor, start, Math.min(scanLength + recordHeaderLength - 1, file.length - start));
    for (let index = 0; index + recordHeaderLength <= bytes.length; index += 1) {
      const header = bytes.subarray(index, index + recordHeaderLength);
      if (isRecordHeader(header, file.salt) && readRecord(file, start + index)) return start + index;
    }
  }
  return undefined;
}

export function readBytes(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, offset + filled);
    if (count === 0) throw new Error(`the file ended at byte ${offset + filled} while it was read`);
    filled += count;
  }
  return bytes;
}

function isRecordHeader(header: Buffer, salt: number): boolean {
  return crc32(header.subarray(0, 8), salt) === header.readUInt32BE(8);
}
