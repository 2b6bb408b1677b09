const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const EACH_BYTE = 0x01010101;
const HIGH_BITS = 0x80808080;
const COMMON_BITS = 0x20202020;

/** Names and small numbers mostly end before this; longer texts are mostly hexadecimal. */
const SHORT_TEXT = 16;

/** The position of the next byte that is not plain text inside a JSON string: a quote, a backslash or a control character. */
export function skipPlain(view: DataView, from: number): number {
  const last = view.byteLength - 4;
  let at = from;
  for (const end = Math.min(from + SHORT_TEXT, last + 1); at < end; at += 4) {
    const bits = special(view.getInt32(at, true));
    if (bits !== 0) return at + firstByte(bits);
  }
  for (at = skipCommon(view, at); at <= last; at += 4) {
    const bits = special(view.getInt32(at, true));
    if (bits !== 0) return at + firstByte(bits);
  }
  while (at < view.byteLength && !isSpecial(view.getUint8(at))) at++;
  return at;
}

/** The position of the next 16 bytes that are not all digits and small letters. */
function skipCommon(view: DataView, from: number): number {
  const last = view.byteLength - 16;
  let at = from;
  for (; at <= last; at += 16) {
    const left = common(view.getInt32(at, true)) & common(view.getInt32(at + 4, true));
    const right = common(view.getInt32(at + 8, true)) & common(view.getInt32(at + 12, true));
    if ((left & right & COMMON_BITS) !== COMMON_BITS) break;
  }
  return at;
}

/**
 * In each of four bytes, bit 5 is set where bit 5 and one of its neighbours are: so it is in digits and small letters, and
 * in no quote (0x22), backslash (0x5c) or control character (below 0x20). Other bits mean nothing.
 */
function common(word: number): number {
  return word & ((word << 1) | (word >> 1));
}

/**
 * Not 0 where one of four bytes ends plain text; the lowest bit set is then in the first of them. `x - 0x01…01 & ~x` has the high
 * bit of the lowest byte set that is zero in `x`.
 */
function special(word: number): number {
  const quotes = word ^ (QUOTE * EACH_BYTE);
  const backslashes = word ^ (BACKSLASH * EACH_BYTE);
  const controls = (word - 0x20 * EACH_BYTE) & ~word;
  return (((quotes - EACH_BYTE) & ~quotes) | ((backslashes - EACH_BYTE) & ~backslashes) | controls) & HIGH_BITS;
}

/** Which of four bytes the lowest bit set is in. */
function firstByte(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >> 3;
}

function isSpecial(byte: number): boolean {
  return byte === QUOTE || byte === BACKSLASH || byte < 0x20;
}
