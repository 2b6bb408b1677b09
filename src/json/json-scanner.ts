import { limits } from "../../generated/limits.js";
import { isAtom, isAtomByte, skipUsualAtom } from "./json-atom.js";
import {
  backslashByte,
  closeBrace,
  closeBracket,
  colonByte,
  commaByte,
  isSpace,
  openBrace,
  openBracket,
  quoteByte,
} from "./json-bytes.js";
import { skipPlain } from "./plain-text.js";

const smallU = 0x75;

/** `:"` and `,"` as little-endian numbers, and what no two bytes are. */
const colonQuote = 0x223a;
const commaQuote = 0x222c;
const nothing = -0x10000;

const maxAtomLength = 1_000;

/** Look-ups for a byte after a backslash, and for one after `\\u`. */
const escapes = tableOf('"\\/bfnrtu');
const hexDigits = tableOf("0123456789abcdefABCDEF");

/** What may come next. */
const valueNext = 0;
const itemOrEnd = 1;
const keyOrEnd = 2;
const key = 3;
const colonNext = 4;
const commaOrEnd = 5;
const keyText = 6;
const stringText = 7;
const inAtom = 8;
const done = 9;

/**
 * Finds where one JSON value ends in bytes that may come in pieces, and makes sure that it is JSON, without building it. Every
 * byte of a node's response passes here: texts, which most of them are made of, are passed over up to 16 bytes at a time.
 */
export class JsonScanner {
  readonly #maxDepth: number;
  #expected = valueNext;
  /** What closes the innermost object or array; 0 outside of any. */
  #closer = 0;
  readonly #outerClosers: number[] = [];
  #isEscaped = false;
  #hexDigitsLeft = 0;
  #atom = "";

  /** `scan` throws on values that are nested more deeply; by default, than any result of a method is. */
  constructor(maxDepth: number = limits.maxDepth) {
    this.#maxDepth = maxDepth;
  }

  /** The index just past the value, or -1 if it continues after `bytes`. Throws if it is not JSON. */
  scan(bytes: Uint8Array, from = 0): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const length = bytes.length;
    let at = from;
    while (at < length && this.#expected !== done) {
      if (this.#isEscaped || this.#hexDigitsLeft > 0) this.#takeEscaped(view.getUint8(at++));
      else if (this.#expected === keyText || this.#expected === stringText) at = this.#scanTexts(view, at);
      else if (this.#expected === inAtom) at = this.#scanAtom(view, at);
      else at = this.#scanToken(view.getUint8(at), at);
    }
    return this.#expected === done ? at : -1;
  }

  /** Texts up to an escaped character, or to what is neither text nor stands between two texts as usual. */
  #scanTexts(view: DataView, from: number): number {
    const length = view.byteLength;
    const isInObject = this.#closer === closeBrace;
    const afterValue = this.#closer === 0 ? nothing : commaQuote;
    let isKey = this.#expected === keyText;
    let at = from;
    for (at = skipPlain(view, at); at < length && view.getUint8(at) === quoteByte; at = skipPlain(view, at)) {
      at++;
      // Most texts are followed by another one: what stands between them is taken at once.
      const next = at + 1 < length ? view.getInt16(at, true) : 0;
      if (next !== (isKey ? colonQuote : afterValue)) {
        if (isKey) return this.#skipColon(next & 0xff, at);
        this.#endValue();
        return at;
      }
      isKey = isInObject && !isKey;
      at += 2;
    }
    this.#expected = isKey ? keyText : stringText;
    if (at === length) return at;
    const byte = view.getUint8(at);
    if (byte !== backslashByte) throw unexpected(byte);
    this.#isEscaped = true;
    return at + 1;
  }

  /** What stands between texts, numbers and literals, one byte at a time; the first byte of a value begins it. */
  #scanToken(byte: number, at: number): number {
    const [expected, closer] = [this.#expected, this.#closer];
    if (expected === commaOrEnd && byte === commaByte) this.#expected = closer === closeBrace ? key : valueNext;
    else if (expected === colonNext && byte === colonByte) this.#expected = valueNext;
    else if (isSpace(byte)) return at + 1;
    else if (expected === valueNext || (expected === itemOrEnd && byte !== closeBracket))
      return this.#beginValue(byte, at);
    else if (byte === quoteByte && (expected === key || expected === keyOrEnd)) this.#expected = keyText;
    else if (byte === closer && expected !== key && expected !== colonNext) {
      this.#closer = this.#outerClosers.pop() ?? 0;
      this.#endValue();
    } else throw unexpected(byte);
    return at + 1;
  }

  #beginValue(byte: number, at: number): number {
    if (byte === quoteByte) this.#expected = stringText;
    else if (byte === openBrace) this.#enter(closeBrace, keyOrEnd);
    else if (byte === openBracket) this.#enter(closeBracket, itemOrEnd);
    else if (isAtomByte(byte)) {
      this.#expected = inAtom;
      return at;
    } else throw unexpected(byte);
    return at + 1;
  }

  #endValue(): void {
    this.#expected = this.#closer === 0 ? done : commaOrEnd;
  }

  /** Ends a name, and takes the colon along when it is there. */
  #skipColon(next: number, at: number): number {
    const isThere = next === colonByte;
    this.#expected = isThere ? valueNext : colonNext;
    return isThere ? at + 1 : at;
  }

  /** Ends a value, and takes a comma with the quote of another text along, which mostly follow. */
  #skipComma(view: DataView, at: number): number {
    this.#endValue();
    if (this.#closer === 0 || at + 1 >= view.byteLength || view.getInt16(at, true) !== commaQuote) return at;
    this.#expected = this.#closer === closeBrace ? keyText : stringText;
    return at + 2;
  }

  #enter(closer: number, expected: number): void {
    if (this.#outerClosers.length === this.#maxDepth) throw new Error("nested too deeply");
    this.#outerClosers.push(this.#closer);
    this.#closer = closer;
    this.#expected = expected;
  }

  #takeEscaped(byte: number): void {
    if ((this.#isEscaped ? escapes : hexDigits)[byte] !== 1) throw unexpected(byte);
    if (!this.#isEscaped) this.#hexDigitsLeft--;
    else if (byte === smallU) this.#hexDigitsLeft = 4;
    this.#isEscaped = false;
  }

  /** A number or a literal: its end shows only in the byte after it, which is left for the next step. */
  #scanAtom(view: DataView, from: number): number {
    const usualEnd = this.#atom === "" ? skipUsualAtom(view, from) : -1;
    if (usualEnd !== -1) return this.#skipComma(view, usualEnd);
    let at = from;
    while (at < view.byteLength && isAtomByte(view.getUint8(at))) at++;
    this.#atom += Buffer.from(view.buffer, view.byteOffset + from, at - from).toString("latin1");
    if (this.#atom.length > maxAtomLength) throw new Error("a number or literal that never ends");
    if (at === view.byteLength) return at;
    if (!isAtom(this.#atom)) throw new Error("neither a number nor a literal");
    this.#atom = "";
    this.#endValue();
    return at;
  }
}

/** 1 for each byte of `text`. */
function tableOf(text: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of Buffer.from(text)) table[byte] = 1;
  return table;
}

function unexpected(byte: number): Error {
  return new Error(`unexpected byte 0x${byte.toString(16).padStart(2, "0")}`);
}
