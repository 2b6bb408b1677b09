import { JsonScanner } from "../json/json-scanner.js";
import { backslashByte, closeBrace, nineByte, quoteByte, zeroByte } from "../json/json-tokens.js";

const space = 0x20;

/** More than a quantity, a hash or a word of storage has. */
const maxPlainLength = 80;

/** A response object of the one form that nodes really send, member order and all, somewhere in longer bytes. */
export interface UsualEnvelope {
  readonly id: number;
  readonly result: Uint8Array;
  /** The index just past it. */
  readonly end: number;
}

const beforeId = Buffer.from('{"jsonrpc":"2.0","id":');
const beforeResult = Buffer.from(',"result":');

/** The response object at `from`, read in one go; undefined when it is of another form: then it has to be taken apart. */
export function readUsualEnvelope(bytes: Uint8Array, from: number): UsualEnvelope | undefined {
  if (!hasAt(bytes, from, beforeId)) return undefined;
  const idStart = from + beforeId.length;
  const idEnd = skipDigits(bytes, idStart);
  if (idEnd === idStart || idEnd > idStart + maxIdDigits || !hasAt(bytes, idEnd, beforeResult)) return undefined;
  const start = idEnd + beforeResult.length;
  const end = endOfPlainText(bytes, start) ?? new JsonScanner().scan(bytes, start);
  if (end === -1 || bytes[end] !== closeBrace) return undefined;
  return { id: readDigits(bytes, idStart, idEnd), result: bytes.subarray(start, end), end: end + 1 };
}

/** More digits than any of our ids has, few enough to be added up exactly. */
const maxIdDigits = 15;

function hasAt(bytes: Uint8Array, from: number, expected: Uint8Array): boolean {
  for (let at = 0; at < expected.length; at++) if (bytes[from + at] !== expected[at]) return false;
  return true;
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] as number) >= zeroByte && (bytes[at] as number) <= nineByte) at++;
  return at;
}

function readDigits(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + (bytes[at] as number) - zeroByte;
  return value;
}

/** Where a short text without escapes ends, such as a quantity: no scanner need be made for it. Undefined for all else. */
function endOfPlainText(bytes: Uint8Array, from: number): number | undefined {
  if (bytes[from] !== quoteByte) return undefined;
  for (let at = from + 1; at <= from + maxPlainLength; at++) {
    const byte = bytes[at];
    if (byte === quoteByte) return at + 1;
    if (byte === undefined || byte === backslashByte || byte < space) return undefined;
  }
  return undefined;
}
