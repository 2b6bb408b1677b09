const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const EACH_BYTE = 0x01010101;
const QUOTES = QUOTE * EACH_BYTE;
const BACKSLASHES = BACKSLASH * EACH_BYTE;
const SPACES = 0x20 * EACH_BYTE;
const HIGH_BITS = 0x80808080;
const COMMON_BITS = 0x20202020;

/** Names and small numbers mostly end before this; longer texts are mostly hexadecimal. */
const SHORT_TEXT = 16;

/**
 * The position of the next byte that is not plain text inside a JSON string: a quote, a backslash or a control character.
 *
 * `x - 0x01…01 & ~x` has the high bit of the lowest byte set that is zero in `x`. Spelled out here, as in `skipCommon`: what V8
 * does not inline costs a call for each word, and whether it does depends on what it compiled before.
 */
export function skipPlain(view: DataView, from: number): number {
  const last = view.byteLength - 4;
  const shortEnd = from + SHORT_TEXT;
  let at = from;
  for (; at <= last; at += 4) {
    if (at === shortEnd) {
      at = skipCommon(view, at);
      if (at > last) break;
    }
    const word = view.getInt32(at, true);
    const quotes = word ^ QUOTES;
    const backslashes = word ^ BACKSLASHES;
    const ends =
      ((quotes - EACH_BYTE) & ~quotes) | ((backslashes - EACH_BYTE) & ~backslashes) | ((word - SPACES) & ~word);
    const bits = ends & HIGH_BITS;
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
    if ((left & right & COMMON_BITS) !== COMMON_BITS) break;
  }
  return at;
}

function isSpecial(byte: number): boolean {
  return byte === QUOTE || byte === BACKSLASH || byte < 0x20;
}
