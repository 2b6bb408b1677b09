/** Bytes that give a JSON text its structure. */
export const quoteByte = 0x22;
const comma = 0x2c;
export const colon = 0x3a;
const backslash = 0x5c;
export const openingBracket = 0x5b;
export const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

const quiet = 1;
const spaceByte = 2;
const opening = 3;
const closing = 4;

/** One look-up tells more than comparisons would, a million times. */
const kinds = new Uint8Array(256).fill(quiet);
for (const byte of [quoteByte, comma, colon]) kinds[byte] = 0;
for (const byte of [0x20, 0x0a, 0x0d, 0x09]) kinds[byte] = spaceByte;
for (const byte of [openingBracket, openingBrace]) kinds[byte] = opening;
for (const byte of [closingBracket, closingBrace]) kinds[byte] = closing;

/** Whether a byte outside of strings has no part in the structure: white space, or a part of a number or a word. */
export function isQuiet(byte: number): boolean {
  const kind = kinds[byte];
  return kind === quiet || kind === spaceByte;
}

export function isOpening(byte: number): boolean {
  return kinds[byte] === opening;
}

export function isClosing(byte: number): boolean {
  return kinds[byte] === closing;
}

/** The position of the next byte that is no white space. */
export function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && kinds[bytes[at] as number] === spaceByte) at++;
  return at;
}

/** Strings are looked through byte by byte so far, and faster from then on. */
const shortString = 64;

/** The position of the quote that closes the string which opens at `start`; past the end where none does. */
export function skipString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (;;) {
    for (const until = at + shortString; at < until; at += bytes[at] === backslash ? 2 : 1)
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
  while (first > start && bytes[first - 1] === backslash) first--;
  return (quote - first) % 2 === 1;
}
