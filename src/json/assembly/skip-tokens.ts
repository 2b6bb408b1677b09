// AssemblyScript, which is compiled to WebAssembly by `npm run build` in this folder: TypeScript's syntax, other types.

import {
  backslashByte,
  closeBrace,
  closeBracket,
  colonByte,
  colonNext,
  commaByte,
  commaOrEnd,
  done,
  inKey,
  inString,
  itemOrEnd,
  keyNext,
  keyOrEnd,
  openBrace,
  openBracket,
  quoteByte,
  valueNext,
  zeroByte,
} from "../json-tokens";
import { bytesAt, closerAt, depthAt, expectedAt, maxDepthAt, outerClosersAt } from "../skip-memory";

/** As little-endian numbers. */
const colonQuote: u32 = 0x223a;
const commaQuote: u32 = 0x222c;
const trueWord: u32 = 0x65757274;
const nullWord: u32 = 0x6c6c756e;
const falsWord: u32 = 0x736c6166;

/** Longer integers need a closer look. */
const usualDigits = 32;

/**
 * Passes over the tokens of the JSON text in bytes `from` to `to` of the memory, and returns where it stopped: at the end, past the
 * value, or at a byte that needs a closer look: what is not JSON, a number that is no integer, what the end may cut off.
 */
export function skipTokens(from: usize, to: usize): usize {
  let expected = load<u32>(expectedAt);
  let closer = load<u32>(closerAt);
  let depth = load<u32>(depthAt);
  const maxDepth = load<u32>(maxDepthAt);
  let at = from;
  while (at < to && expected != done) {
    if (expected == inKey || expected == inString) {
      at = skipTexts(at, to, expected == inKey, closer);
      expected = load<u32>(expectedAt);
      if (expected != inKey && expected != inString) continue;
      const end = skipEscape(at, to);
      if (end == at) break;
      at = end;
      continue;
    }
    const byte = byteAt(at);
    if (byte == commaByte) {
      if (expected != commaOrEnd) break;
      expected = closer == closeBrace ? keyNext : valueNext;
    } else if (byte == colonByte) {
      if (expected != colonNext) break;
      expected = valueNext;
    } else if (byte == quoteByte) {
      if (isValueNext(expected)) expected = inString;
      else if (expected == keyNext || expected == keyOrEnd) expected = inKey;
      else break;
    } else if (closer != 0 && byte == closer) {
      if (expected != commaOrEnd && expected != itemOrEnd && expected != keyOrEnd) break;
      closer = load<u8>(--depth, outerClosersAt);
      expected = afterValue(closer);
    } else if (!isSpace(byte)) {
      if (!isValueNext(expected)) break;
      if (byte == openBrace || byte == openBracket) {
        if (depth == maxDepth) break;
        store<u8>(depth++, closer, outerClosersAt);
        closer = byte == openBrace ? closeBrace : closeBracket;
        expected = byte == openBrace ? keyOrEnd : itemOrEnd;
      } else {
        const end = skipAtom(at, to);
        if (end == at) break;
        at = end - 1;
        expected = afterValue(closer);
      }
    }
    at++;
  }
  store<u32>(expectedAt, expected);
  store<u32>(closerAt, closer);
  store<u32>(depthAt, depth);
  return at;
}

/** Texts up to one that no other text follows as usual; stores what is expected after it. */
function skipTexts(from: usize, to: usize, isFirstKey: bool, closer: u32): usize {
  let isKey = isFirstKey;
  let at = skipPlain(from, to);
  while (at < to && byteAt(at) == quoteByte) {
    at++;
    const isUsual = at + 1 < to && (isKey || closer != 0);
    if (!isUsual || load<u16>(at, bytesAt) != <u16>(isKey ? colonQuote : commaQuote)) {
      store<u32>(expectedAt, isKey ? colonNext : afterValue(closer));
      return at;
    }
    isKey = closer == closeBrace && !isKey;
    at = skipPlain(at + 2, to);
  }
  store<u32>(expectedAt, isKey ? inKey : inString);
  return at;
}

function byteAt(at: usize): u32 {
  return load<u8>(at, bytesAt);
}

function afterValue(closer: u32): u32 {
  return closer == 0 ? done : commaOrEnd;
}

function isValueNext(expected: u32): bool {
  return expected == valueNext || expected == itemOrEnd;
}

/** The next quote, backslash or control character. Reads up to 15 bytes past the end, and passes over none of them. */
function skipPlain(from: usize, to: usize): usize {
  for (let at = from; at < to; at += 16) {
    const bytes = v128.load(at, bytesAt);
    const quotes = i8x16.eq(bytes, i8x16.splat(<i8>quoteByte));
    const backslashes = i8x16.eq(bytes, i8x16.splat(<i8>backslashByte));
    const controls = i8x16.lt_u(bytes, i8x16.splat(0x20));
    const ends = i8x16.bitmask(v128.or(v128.or(quotes, backslashes), controls));
    if (ends != 0) return min(at + ctz(ends), to);
  }
  return to;
}

/** The end of an escaped character that is all there and has no digits; `from` otherwise. */
function skipEscape(from: usize, to: usize): usize {
  if (from + 1 >= to || byteAt(from) != backslashByte) return from;
  const byte = byteAt(from + 1);
  const isEscape =
    byte == quoteByte ||
    byte == backslashByte ||
    byte == 0x2f ||
    byte == 0x62 ||
    byte == 0x66 ||
    byte == 0x6e ||
    byte == 0x72 ||
    byte == 0x74;
  return isEscape ? from + 2 : from;
}

/** The end of an integer or literal, if it is there; `from` otherwise. */
function skipAtom(from: usize, to: usize): usize {
  let at = from;
  const first = byteAt(at);
  if (isDigit(first)) {
    at++;
    const until = min(to, from + usualDigits);
    if (first != zeroByte) while (at < until && isDigit(byteAt(at))) at++;
  } else {
    const word = load<u32>(at, bytesAt);
    if (word == trueWord || word == nullWord) at += 4;
    else if (word == falsWord && byteAt(at + 4) == 0x65) at += 5;
  }
  return at < to && !isAtomByte(byteAt(at)) ? at : from;
}

function isDigit(byte: u32): bool {
  return byte - zeroByte <= 9;
}

/** Digits, letters, `+`, `-` and `.`: what numbers and literals are made of. */
function isAtomByte(byte: u32): bool {
  return isDigit(byte) || byte - 0x61 <= 25 || byte == 0x45 || byte == 0x2b || byte == 0x2d || byte == 0x2e;
}

function isSpace(byte: u32): bool {
  return byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09;
}
