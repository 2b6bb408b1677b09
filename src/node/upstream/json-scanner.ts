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
 * byte of a node's response passes here: texts, which most of them are made of, are passed over four bytes at a time.
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
    let at = from;
    while (at < length && this.expected !== DONE) {
      if (this.isEscaped || this.hexDigitsLeft > 0) this.takeEscaped(view.getUint8(at++));
      else if (this.expected === KEY_TEXT || this.expected === STRING_TEXT) at = this.scanTexts(view, at);
      else if (this.expected === ATOM) at = this.scanAtom(bytes, at);
      else at = this.scanToken(view.getUint8(at), at);
    }
    return this.expected === DONE ? at : -1;
  }

  /** Texts up to an escaped character, or to what is neither text nor stands between two texts as usual. */
  private scanTexts(view: DataView, from: number): number {
    const length = view.byteLength;
    const isInObject = this.closer === CLOSE_BRACE;
    let isKey = this.expected === KEY_TEXT;
    let at = from;
    for (at = skipPlain(view, at); at < length && view.getUint8(at) === QUOTE; at = skipPlain(view, at)) {
      at++;
      // Most texts are followed by another one: what stands between them is taken at once.
      const next = at + 1 < length ? view.getInt16(at, true) : 0;
      if (isKey ? next !== COLON_QUOTE : next !== COMMA_QUOTE || !isInObject) {
        if (isKey) this.expected = COLON_NEXT;
        else this.endValue();
        return at;
      }
      isKey = !isKey;
      at += 2;
    }
    this.expected = isKey ? KEY_TEXT : STRING_TEXT;
    if (at === length) return at;
    const byte = view.getUint8(at);
    if (byte !== BACKSLASH) throw unexpected(byte);
    this.isEscaped = true;
    return at + 1;
  }

  /** What stands between texts, numbers and literals, one byte at a time; the first byte of a value begins it. */
  private scanToken(byte: number, at: number): number {
    const { expected, closer } = this;
    if (expected === COMMA_OR_END && byte === COMMA) this.expected = closer === CLOSE_BRACE ? KEY : VALUE;
    else if (expected === COLON_NEXT && byte === COLON) this.expected = VALUE;
    else if (isSpace(byte)) return at + 1;
    else if (expected === VALUE || (expected === ITEM_OR_END && byte !== CLOSE_BRACKET))
      return this.beginValue(byte, at);
    else if (byte === QUOTE && (expected === KEY || expected === KEY_OR_END)) this.expected = KEY_TEXT;
    else if (byte === closer && expected !== KEY && expected !== COLON_NEXT) {
      this.closer = this.outerClosers.pop() ?? 0;
      this.endValue();
    } else throw unexpected(byte);
    return at + 1;
  }

  private beginValue(byte: number, at: number): number {
    if (byte === QUOTE) this.expected = STRING_TEXT;
    else if (byte === OPEN_BRACE) this.enter(CLOSE_BRACE, KEY_OR_END);
    else if (byte === OPEN_BRACKET) this.enter(CLOSE_BRACKET, ITEM_OR_END);
    else if (isAtomByte(byte)) {
      this.expected = ATOM;
      return at;
    } else throw unexpected(byte);
    return at + 1;
  }

  private endValue(): void {
    this.expected = this.closer === 0 ? DONE : COMMA_OR_END;
  }

  private enter(closer: number, expected: number): void {
    if (this.outerClosers.length === MAX_DEPTH) throw new Error("nested too deeply");
    this.outerClosers.push(this.closer);
    this.closer = closer;
    this.expected = expected;
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
    this.endValue();
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
