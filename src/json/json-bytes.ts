import {
  quoteByte,
  commaByte,
  colonByte,
  backslashByte,
  openBracket,
  closeBracket,
  openBrace,
  closeBrace,
} from "./json-tokens.js";

const quiet = 1;
const opening = 2;
const closing = 3;

/** One look-up tells more than comparisons would, a million times. */
const kinds = new Uint8Array(256).fill(quiet);
for (const byte of [quoteByte, commaByte, colonByte]) kinds[byte] = 0;
for (const byte of [openBracket, openBrace]) kinds[byte] = opening;
for (const byte of [closeBracket, closeBrace]) kinds[byte] = closing;

/** Whether a byte outside of strings has no part in the structure: white space, or a part of a number or a word. */
export function isQuiet(byte: number): boolean {
  return kinds[byte] === quiet;
}

export function isOpening(byte: number): boolean {
  return kinds[byte] === opening;
}

export function isClosing(byte: number): boolean {
  return kinds[byte] === closing;
}

/** Whether a byte is white space between JSON tokens. */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The position of the next byte that is no white space. */
export function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && isSpace(bytes[at] as number)) at++;
  return at;
}

/** The position of the last byte before `end` that is no white space; -1 if there is none. */
export function skipSpaceBack(bytes: Uint8Array, end: number): number {
  let at = end - 1;
  while (at >= 0 && isSpace(bytes[at] as number)) at--;
  return at;
}

/** The same bytes, with the methods of a Buffer. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The text of UTF-8 bytes. */
export function textOf(bytes: Uint8Array): string {
  return asBuffer(bytes).toString("utf8");
}

/** Strings are looked through byte by byte so far, and faster from then on. */
const shortString = 64;

/** The position of the quote that closes the string which opens at `start`; past the end where none does. */
export function skipString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (;;) {
    for (const until = at + shortString; at < until; at += bytes[at] === backslashByte ? 2 : 1)
      if (at >= bytes.length || bytes[at] === quoteByte) return at;
    const quote = bytes.indexOf(quoteByte, at);
    if (quote === -1) return bytes.length;
    if (!isEscaped(bytes, at, quote)) return quote;
    at = quote + 1;
  }
}

/** Whether an odd number of backslashes comes right before `quote`, none of them before `start`. */
function isEscaped(bytes: Uint8Array, start: number, quote: number): boolean {
  let first = quote;
  while (first > start && bytes[first - 1] === backslashByte) first--;
  return (quote - first) % 2 === 1;
}
