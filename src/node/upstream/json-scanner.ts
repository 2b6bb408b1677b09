const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const SMALL_U = 0x75;

/** `:"` and `,"` as little-endian numbers. */
const COLON_QUOTE = 0x223a;
const COMMA_QUOTE = 0x222c;

/** Deeper than any result of a node; it bounds what a broken node can make us remember. */
const MAX_DEPTH = 10_000;
const MAX_ATOM_LENGTH = 1_000;

const atomPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** What may come next. */
const VALUE = 0;
const ITEM_OR_END = 1;
const KEY_OR_END = 2;
const KEY = 3;
const COLON_NEXT = 4;
const COMMA_OR_END = 5;
const KEY_TEXT = 6;
const STRING_TEXT = 7;
const ATOM = 8;
const DONE = 9;

/**
 * Finds where one JSON value ends in bytes that may come in pieces, and makes sure that it is JSON, without building it. Every
 * byte of a node's response passes here, so `scan` is one loop over local variables; what is rare is left to methods.
 */
export class JsonScanner {
  private expected = VALUE;
  /** What closes the innermost object or array; 0 outside of any. */
  private closer = 0;
  private readonly outerClosers: number[] = [];
  private isEscaped = false;
  private hexDigitsLeft = 0;
  private atom = "";

  /** The index just past the value, or -1 when it goes on after `bytes`. Throws on what is not JSON. */
  scan(bytes: Uint8Array, from = 0): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const length = bytes.length;
    let { expected, closer } = this;
    let at = from;
    while (at < length && expected !== DONE) {
      if (expected === KEY_TEXT || expected === STRING_TEXT) {
        if (this.isEscaped || this.hexDigitsLeft > 0) {
          this.takeEscaped(view.getUint8(at++));
          continue;
        }
        at = skipPlain(view, at);
        if (at === length) break;
        const byte = view.getUint8(at++);
        if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte !== QUOTE) throw unexpected(byte);
        else {
          // Most texts are followed by another one: what stands between them is taken at once.
          const next = at + 1 < length ? view.getInt16(at, true) : 0;
          if (expected === KEY_TEXT && next === COLON_QUOTE) {
            expected = STRING_TEXT;
            at += 2;
          } else if (expected === KEY_TEXT) expected = COLON_NEXT;
          else if (closer === CLOSE_BRACE && next === COMMA_QUOTE) {
            expected = KEY_TEXT;
            at += 2;
          } else expected = closer === 0 ? DONE : COMMA_OR_END;
        }
        continue;
      }
      if (expected === ATOM) {
        at = this.scanAtom(bytes, at);
        if (at < length) expected = closer === 0 ? DONE : COMMA_OR_END;
        continue;
      }
      const byte = view.getUint8(at++);
      if (expected === COMMA_OR_END && byte === COMMA) expected = closer === CLOSE_BRACE ? KEY : VALUE;
      else if (expected === COLON_NEXT && byte === COLON) expected = VALUE;
      else if (isSpace(byte)) continue;
      else if (expected === VALUE || (expected === ITEM_OR_END && byte !== CLOSE_BRACKET)) {
        if (byte === QUOTE) expected = STRING_TEXT;
        else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
          this.enter(closer);
          closer = byte === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET;
          expected = byte === OPEN_BRACE ? KEY_OR_END : ITEM_OR_END;
        } else if (isAtomByte(byte)) {
          expected = ATOM;
          at--;
        } else throw unexpected(byte);
      } else if (byte === QUOTE && (expected === KEY || expected === KEY_OR_END)) expected = KEY_TEXT;
      else if (byte === closer && expected !== KEY && expected !== COLON_NEXT) {
        closer = this.outerClosers.pop() ?? 0;
        expected = closer === 0 ? DONE : COMMA_OR_END;
      } else throw unexpected(byte);
    }
    this.expected = expected;
    this.closer = closer;
    return expected === DONE ? at : -1;
  }

  private enter(outerCloser: number): void {
    if (this.outerClosers.length === MAX_DEPTH) throw new Error("nested too deeply");
    this.outerClosers.push(outerCloser);
  }

  private takeEscaped(byte: number): void {
    const letter = String.fromCharCode(byte);
    if (!(this.isEscaped ? /["\\/bfnrtu]/ : /[0-9a-fA-F]/).test(letter)) throw unexpected(byte);
    if (!this.isEscaped) this.hexDigitsLeft--;
    else if (byte === SMALL_U) this.hexDigitsLeft = 4;
    this.isEscaped = false;
  }

  /** A number or a literal: its end shows only in the byte after it, which is left for the next step. */
  private scanAtom(bytes: Uint8Array, from: number): number {
    let at = from;
    while (at < bytes.length && isAtomByte(bytes[at] as number)) at++;
    this.atom += Buffer.from(bytes.buffer, bytes.byteOffset + from, at - from).toString("latin1");
    if (this.atom.length > MAX_ATOM_LENGTH) throw new Error("a number or literal that never ends");
    if (at === bytes.length) return at;
    if (!atomPattern.test(this.atom)) throw new Error("neither a number nor a literal");
    this.atom = "";
    return at;
  }
}

const EACH_BYTE = 0x01010101;
const HIGH_BITS = 0x80808080;

/**
 * The position of the next byte that is not plain text inside a string: a quote, a backslash or a control character. Four bytes
 * are looked at together: `x - 0x01…01 & ~x` has a high bit set where `x` has a zero byte, the lowest one in the right place.
 */
function skipPlain(view: DataView, from: number): number {
  const { byteLength } = view;
  let at = from;
  for (; at + 4 <= byteLength; at += 4) {
    const word = view.getInt32(at, true);
    const quotes = word ^ (QUOTE * EACH_BYTE);
    const backslashes = word ^ (BACKSLASH * EACH_BYTE);
    const controls = (word - 0x20 * EACH_BYTE) & ~word;
    const found =
      (((quotes - EACH_BYTE) & ~quotes) | ((backslashes - EACH_BYTE) & ~backslashes) | controls) & HIGH_BITS;
    if (found !== 0) return at + ((31 - Math.clz32(found & -found)) >> 3);
  }
  for (; at < byteLength; at++) {
    const byte = view.getUint8(at);
    if (byte === QUOTE || byte === BACKSLASH || byte < 0x20) break;
  }
  return at;
}

/** The position of the next byte that is no white space. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  return at;
}

/** Whether `byte` is white space between JSON tokens. */
function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Digits, letters, `+`, `-` and `.`: what numbers and literals are made of. */
function isAtomByte(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x45 ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e
  );
}

function unexpected(byte: number): Error {
  return new Error(`unexpected byte 0x${byte.toString(16).padStart(2, "0")}`);
}
