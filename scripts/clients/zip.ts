import { crc32, deflateRawSync } from "node:zlib";

/** A file of a zip archive. */
export interface ZippedFile {
  readonly name: string;
  readonly body: Buffer;
}

/** 1980-01-01, the first day of the format: the same files make the same bytes. */
const firstDay = 0x21;

/** A zip archive (APPNOTE 6.3.10), for fewer than 65,536 files and 4 GiB. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(body, { level: 9 });
    const facts = describeFile(path, body, packed);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(0o100_644 * 0x1_0000, 6);
    entry.writeUInt32LE(offset, 10);
    // Version 3 of Unix: the entry has the file's mode.
    directory.push(Buffer.from("PK\x01\x02\x1e\x03", "latin1"), facts, entry, path);
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** The 26 bytes that a file's own header and its entry in the directory share. */
function describeFile(path: Buffer, body: Buffer, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(firstDay, 8);
  facts.writeUInt32LE(crc32(body), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(body.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}
