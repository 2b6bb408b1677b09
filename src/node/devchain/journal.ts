import { randomBytes } from "node:crypto";
import { closeSync, constants, fdatasyncSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { lockFile } from "./file-lock.js";
import * as format from "./journal-format.js";

/** A list of records on disk that grows at its end and survives a kill or a power cut at any moment. */
export interface Journal {
  /** The records that were there when it was opened, oldest first, read as one goes. */
  readonly records: Iterable<Uint8Array>;
  /** How many bytes of an unfinished record were cut off the end when it was opened. */
  readonly cut: number;
  /** Returns when the record is on disk. After it has thrown, the journal takes no more records until it is opened anew. */
  append(record: Uint8Array): void;
  close(): void;
}

/**
 * Opens the journal at `path`, in a folder that exists, or makes a new one. A record is on disk before the next is begun, so a
 * crash can spoil only the last: what is wrong at the end is cut off, and whatever is wrong before sound records is refused.
 * `reset` empties it first; a journal that another process has open is never touched.
 */
export function openJournal(path: string, { reset = false }: { readonly reset?: boolean } = {}): Journal {
  const unlock = lockFile(`${path}.lock`);
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    if (reset) truncate(descriptor, 0);
    return journalOver(descriptor, { path, unlock });
  } catch (cause) {
    if (descriptor !== undefined) closeSync(descriptor);
    unlock();
    throw new Error(`The journal ${path} can't be opened: ${cause instanceof Error ? cause.message : "?"}`, { cause });
  }
}

interface Place {
  readonly path: string;
  readonly unlock: () => void;
}

function journalOver(descriptor: number, { path, unlock }: Place): Journal {
  const found = openFile(descriptor, path);
  const start = format.fileHeaderLength;
  const end = endOfRecords(found.file);
  const cut = found.cut + found.file.length - end;
  if (found.file.length > end) truncate(descriptor, end);
  const opened = { ...found.file, length: end };
  let length = end;
  let isSound = true;
  return {
    records: { [Symbol.iterator]: () => payloads(opened, start) },
    cut,
    append(record) {
      if (!isSound) throw new Error(`The journal ${path} failed earlier or is closed`);
      isSound = false;
      length += writeDurably(descriptor, format.encodeRecord(record, opened.salt), length);
      isSound = true;
    },
    close() {
      isSound = false;
      closeSync(descriptor);
      unlock();
    },
  };
}

interface Found {
  readonly file: format.JournalFile;
  readonly cut: number;
}

function openFile(descriptor: number, path: string): Found {
  const length = fstatSync(descriptor).size;
  const header = format.readBytes(descriptor, 0, Math.min(length, format.fileHeaderLength));
  if (!format.isUnfinishedHeader(header))
    return { file: { descriptor, length, salt: format.readSalt(header) }, cut: 0 };
  const salt = randomBytes(4).readUInt32BE(0);
  truncate(descriptor, 0);
  writeDurably(descriptor, format.fileHeader(salt), 0);
  syncFolder(dirname(path));
  return { file: { descriptor, length: format.fileHeaderLength, salt }, cut: length };
}

function endOfRecords(file: format.JournalFile): number {
  let end = format.fileHeaderLength;
  for (let record = format.readRecord(file, end); record; record = format.readRecord(file, end)) end = record.end;
  const next = end < file.length ? format.findRecord(file, end + 1) : undefined;
  if (next === undefined) return end;
  throw new Error(
    `it is damaged at byte ${end}, and sound records follow from byte ${next}; put a copy back or start anew`,
  );
}

function* payloads(file: format.JournalFile, start: number): Generator<Uint8Array, void> {
  let offset = start;
  while (offset < file.length) {
    const record = format.readRecord(file, offset);
    if (record === undefined) throw new Error(`The journal was damaged at byte ${offset} after it was opened`);
    yield record.payload;
    offset = record.end;
  }
}

function writeDurably(descriptor: number, bytes: Buffer, offset: number): number {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(descriptor, bytes, written, bytes.length - written, offset + written);
  }
  fdatasyncSync(descriptor);
  return written;
}

function truncate(descriptor: number, length: number): void {
  ftruncateSync(descriptor, length);
  fsyncSync(descriptor);
}

/** A new file survives a power cut only once its folder is on disk too. */
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}
