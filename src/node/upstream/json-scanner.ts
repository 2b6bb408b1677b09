import { limits } from "../../../generated/limits.js";
import { isAtom, isAtomByte, skipUsualAtom } from "./json-atom.js";
import { skipPlain } from "./plain-text.js";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const SMALL_U = 0x75;

/** `:"` and `,"` as little-endian numbers, and what no two bytes are. */
const COLON_QUOTE = 0x223a;
const COMMA_QUOTE = 0x222c;
const NOTHING = -0x10000;

const MAX_ATOM_LENGTH = 1_000;

/** Look-ups for a byte after a backslash, and for one after `\\u`. */
const escapes = tableOf('"\\/bfnrtu');
const hexDigits = tableOf("0123456789abcdefABCDEF");

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
 * byte of a node's response passes here: texts, which most of them are made of, are passed over up to 16 bytes at a time.
 */
export class JsonScanner {
  private readonly maxDepth: number;
  private expected = VALUE;
  /** What closes the innermost object or array; 0 outside of any. */
  private closer = 0;
  private readonly outerClosers: number[] = [];
  private isEscaped = false;
  private hexDigitsLeft = 0;
  private atom = "";

  /** `scan` throws on values that are nested more deeply; by default, than any result of a method is. */
  constructor(maxDepth: number = limits.maxDepth) {
    this.maxDepth = maxDepth;
  }

  /** The index just past the value, or -1 if it continues after `bytes`. Throws if it is not JSON. */
  scan(bytes: Uint8Array, from = 0): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const length = bytes.length;
    let at = from;
    while (at < length && this.expected !== DONE) {
      if (this.isEscaped || this.hexDigitsLeft > 0) this.takeEscaped(view.getUint8(at++));
      else if (this.expected === KEY_TEXT || this.expected === STRING_TEXT) at = this.scanTexts(view, at);
      else if (this.expected === ATOM) at = this.scanAtom(view, at);
      else at = this.scanToken(view.getUint8(at), at);
    }
    return this.expected === DONE ? at : -1;
  }

  /** Texts up to an escaped character, or to what is neither text nor stands between two texts as usual. */
  private scanTexts(view: DataView, from: number): number {
    const length = view.byteLength;
    const isInObject = this.closer === CLOSE_BRACE;
    const afterValue = this.closer === 0 ? NOTHING : COMMA_QUOTE;
    let isKey = this.expected === KEY_TEXT;
    let at = from;
    for (at = skipPlain(view, at); at < length && view.getUint8(at) === QUOTE; at = skipPlain(view, at)) {
      at++;
      // Most texts are followed by another one: what stands between them is taken at once.
      const next = at + 1 < length ? view.getInt16(at, true) : 0;
      if (next !== (isKey ? COLON_QUOTE : afterValue)) {
        if (isKey) return this.skipColon(next & 0xff, at);
        this.endValue();
        return at;
      }
      isKey = isInObject && !isKey;
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

  /** Ends a name, and takes the colon along when it is there. */
  private skipColon(next: number, at: number): number {
    const isThere = next === COLON;
    this.expected = isThere ? VALUE : COLON_NEXT;
    return isThere ? at + 1 : at;
  }

  /** Ends a value, and takes a comma with the quote of another text along, which mostly follow. */
  private skipComma(view: DataView, at: number): number {
    this.endValue();
    if (this.closer === 0 || at + 1 >= view.byteLength || view.getInt16(at, true) !== COMMA_QUOTE) return at;
    this.expected = this.closer === CLOSE_BRACE ? KEY_TEXT : STRING_TEXT;
    return at + 2;
  }

  private enter(closer: number, expected: number): void {
    if (this.outerClosers.length === this.maxDepth) throw new Error("nested too deeply");
    this.outerClosers.push(this.closer);
    this.closer = closer;
    this.expected = expected;
  }

  private takeEscaped(byte: number): void {
    if ((this.isEscaped ? escapes : hexDigits)[byte] !== 1) throw unexpected(byte);
    if (!this.isEscaped) this.hexDigitsLeft--;
    else if (byte === SMALL_U) this.hexDigitsLeft = 4;
    this.isEscaped = false;
  }

  /** A number or a literal: its end shows only in the byte after it, which is left for the next step. */
  private scanAtom(view: DataView, from: number): number {
    const usualEnd = this.atom === "" ? skipUsualAtom(view, from) : -1;
    if (usualEnd !== -1) return this.skipComma(view, usualEnd);
    let at = from;
    while (at < view.byteLength && isAtomByte(view.getUint8(at))) at++;
    this.atom += Buffer.from(view.buffer, view.byteOffset + from, at - from).toString("latin1");
    if (this.atom.length > MAX_ATOM_LENGTH) throw new Error("a number or literal that never ends");
    if (at === view.byteLength) return at;
    if (!isAtom(this.atom)) throw new Error("neither a number nor a literal");
    this.atom = "";
    this.endValue();
    return at;
  }
}

/** 1 for each byte of `text`. */
function tableOf(text: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of Buffer.from(text)) table[byte] = 1;
  return table;
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

function unexpected(byte: number): Error {
  return new Error(`unexpected byte 0x${byte.toString(16).padStart(2, "0")}`);
}
