import { backslashByte, quoteByte } from "./json-bytes.js";

const eachByte = 0x01010101;
const eightQuotes = quoteByte * eachByte;
const eightBackslashes = backslashByte * eachByte;
const spaces = 0x20 * eachByte;
const highBits = 0x80808080;
const commonBits = 0x20202020;

/** Names and small numbers mostly end before this; longer texts are mostly hexadecimal. */
const shortText = 16;

/**
 * The position of the next byte that is not plain text inside a JSON string: a quote, a backslash or a control character.
 *
 * `x - 0x01…01 & ~x` has the high bit of the lowest byte set that is zero in `x`. Spelled out here, as in `skipCommon`: what V8
 * does not inline costs a call for each word, and whether it does depends on what it compiled before.
 */
export function skipPlain(view: DataView, from: number): number {
  const last = view.byteLength - 4;
  const shortEnd = from + shortText;
  let at = from;
  for (; at <= last; at += 4) {
    if (at === shortEnd) {
      at = skipCommon(view, at);
      if (at > last) break;
    }
    const word = view.getInt32(at, true);
    const quotes = word ^ eightQuotes;
    const backslashes = word ^ eightBackslashes;
    const ends =
      ((quotes - eachByte) & ~quotes) | ((backslashes - eachByte) & ~backslashes) | ((word - spaces) & ~word);
    const bits = ends & highBits;
    // The lowest bit is in the first byte that ends plain text.
    if (bits !== 0) return at + ((31 - Math.clz32(bits & -bits)) >> 3);
  }
  while (at < view.byteLength && !isSpecial(view.getUint8(at))) at++;
  return at;
}

/**
 * The position of the next 16 bytes that are not all digits and small letters: in each of those, bit 5 and one of its neighbours
 * are set; in no quote (0x22), backslash (0x5c) or control character (below 0x20) are they.
 */
function skipCommon(view: DataView, from: number): number {
  const last = view.byteLength - 16;
  let at = from;
  for (; at <= last; at += 16) {
    const a = view.getInt32(at, true);
    const b = view.getInt32(at + 4, true);
    const c = view.getInt32(at + 8, true);
    const d = view.getInt32(at + 12, true);
    const left = a & ((a << 1) | (a >> 1)) & b & ((b << 1) | (b >> 1));
    const right = c & ((c << 1) | (c >> 1)) & d & ((d << 1) | (d >> 1));
    if ((left & right & commonBits) !== commonBits) break;
  }
  return at;
}

function isSpecial(byte: number): boolean {
  return byte === quoteByte || byte === backslashByte || byte < 0x20;
}
