/** Bytes that give a JSON text its structure. */
export const QUOTE = 0x22;
const COMMA = 0x2c;
export const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

const QUIET = 1;
const SPACE = 2;
const OPENING = 3;
const CLOSING = 4;

/** One look-up tells more than comparisons would, a million times. */
const kinds = new Uint8Array(256).fill(QUIET);
for (const byte of [QUOTE, COMMA, COLON]) kinds[byte] = 0;
for (const byte of [0x20, 0x0a, 0x0d, 0x09]) kinds[byte] = SPACE;
for (const byte of [OPENING_BRACKET, OPENING_BRACE]) kinds[byte] = OPENING;
for (const byte of [CLOSING_BRACKET, CLOSING_BRACE]) kinds[byte] = CLOSING;

/** Whether a byte outside of strings has no part in the structure: white space, or a part of a number or a word. */
export function isQuiet(byte: number): boolean {
  const kind = kinds[byte];
  return kind === QUIET || kind === SPACE;
}

export function isOpening(byte: number): boolean {
  return kinds[byte] === OPENING;
}

export function isClosing(byte: number): boolean {
  return kinds[byte] === CLOSING;
}

/** The position of the next byte that is no white space. */
export function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && kinds[bytes[at] as number] === SPACE) at++;
  return at;
}

/** Strings are looked through byte by byte so far, and faster from then on. */
const SHORT_STRING = 64;

/** The position of the quote that closes the string which opens at `start`; past the end where none does. */
export function skipString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (;;) {
    for (const until = at + SHORT_STRING; at < until; at += bytes[at] === BACKSLASH ? 2 : 1)
      if (at >= bytes.length || bytes[at] === QUOTE) return at;
    const quote = bytes.indexOf(QUOTE, at);
    if (quote === -1) return bytes.length;
    if (!isEscaped(bytes, at, quote)) return quote;
    at = quote + 1;
  }
}

/** Whether an odd number of backslashes comes right before `quote`, none of them before `start`. */
function isEscaped(bytes: Uint8Array, start: number, quote: number): boolean {
  let first = quote;
  while (first > start && bytes[first - 1] === BACKSLASH) first--;
  return (quote - first) % 2 === 1;
}
