import { limits } from "../../generated/limits.js";
import { isSpace } from "./json-bytes.js";
import {
  backslashByte,
  closeBrace,
  closeBracket,
  colonByte,
  colonNext,
  commaByte,
  commaOrEnd,
  done,
  inAtom,
  inKey,
  inString,
  itemOrEnd,
  keyNext,
  keyOrEnd,
  openBrace,
  openBracket,
  quoteByte,
  valueNext,
} from "./json-tokens.js";
import { canSkipTokens, maxSkippedDepth, type ScanState, TokenSkipper } from "./token-skipper.js";

const smallU = 0x75;

const maxAtomLength = 1_000;
const atomPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** Fewer bytes are not worth a copy for the skipper. */
const minSkipped = 64;

/** After a skip of fewer, so many bytes are looked at here: each skip costs as much as they do. */
const unusualBytes = 256;

/** Look-ups for a byte after a backslash, for one after `\\u`, and for one of a number or literal. */
const escapes = tableOf('"\\/bfnrtu');
const hexDigits = tableOf("0123456789abcdefABCDEF");
const atomBytes = tableOf("0123456789abcdefghijklmnopqrstuvwxyzE+-.");

/** Finds where one JSON value ends in bytes that may come in pieces, and makes sure that it is JSON, without building it. */
export class JsonScanner {
  readonly #state: ScanState;
  readonly #skips: boolean;
  #isEscaped = false;
  #hexDigitsLeft = 0;
  #atom = "";

  /**
   * `scan` throws on values that are nested more deeply than `maxDepth`; by default, than any result of a method is. Without
   * `skips` each byte is looked at here.
   */
  constructor(maxDepth: number = limits.maxDepth, skips = true) {
    this.#state = { expected: valueNext, closer: 0, outerClosers: [], maxDepth };
    this.#skips = skips && canSkipTokens && maxDepth <= maxSkippedDepth;
  }

  /** The index just past the value, or -1 if it continues after `bytes`. Throws if it is not JSON. */
  scan(bytes: Uint8Array, from = 0): number {
    const state = this.#state;
    const skipper = this.#skips && bytes.length - from >= minSkipped ? new TokenSkipper(bytes) : undefined;
    let at = from;
    let skipFrom = from;
    while (at < bytes.length && state.expected !== done) {
      if (this.#isEscaped || this.#hexDigitsLeft > 0) this.#takeEscaped(bytes[at++] as number);
      else if (skipper && at >= skipFrom && state.expected !== inAtom) {
        const end = skipper.skip(state, at);
        skipFrom = end - at < minSkipped ? end + unusualBytes : end + 1;
        at = end;
      } else at = this.#scanToken(bytes, at);
    }
    return state.expected === done ? at : -1;
  }

  #scanToken(bytes: Uint8Array, at: number): number {
    const { expected } = this.#state;
    if (expected === inKey || expected === inString) return this.#scanText(bytes, at);
    if (expected === inAtom) return this.#scanAtom(bytes, at);
    return this.#scanByte(bytes[at] as number, at);
  }

  /** A text up to its end or an escaped character. */
  #scanText(bytes: Uint8Array, from: number): number {
    let at = from;
    while (at < bytes.length && !isSpecial(bytes[at] as number)) at++;
    if (at === bytes.length) return at;
    const byte = bytes[at] as number;
    if (byte === backslashByte) this.#isEscaped = true;
    else if (byte !== quoteByte) throw unexpected(byte);
    else if (this.#state.expected === inKey) this.#state.expected = colonNext;
    else this.#endValue();
    return at + 1;
  }

  /** What stands between texts, numbers and literals; the first byte of a value begins it. */
  #scanByte(byte: number, at: number): number {
    const state = this.#state;
    const { expected, closer } = state;
    if (expected === commaOrEnd && byte === commaByte) state.expected = closer === closeBrace ? keyNext : valueNext;
    else if (expected === colonNext && byte === colonByte) state.expected = valueNext;
    else if (isSpace(byte)) return at + 1;
    else if (expected === valueNext || (expected === itemOrEnd && byte !== closeBracket))
      return this.#beginValue(byte, at);
    else if (byte === quoteByte && (expected === keyNext || expected === keyOrEnd)) state.expected = inKey;
    else if (byte === closer && expected !== keyNext && expected !== colonNext) {
      state.closer = state.outerClosers.pop() ?? 0;
      this.#endValue();
    } else throw unexpected(byte);
    return at + 1;
  }

  #beginValue(byte: number, at: number): number {
    if (byte === quoteByte) this.#state.expected = inString;
    else if (byte === openBrace) this.#enter(closeBrace, keyOrEnd);
    else if (byte === openBracket) this.#enter(closeBracket, itemOrEnd);
    else if (atomBytes[byte] === 1) {
      this.#state.expected = inAtom;
      return at;
    } else throw unexpected(byte);
    return at + 1;
  }

  #endValue(): void {
    this.#state.expected = this.#state.closer === 0 ? done : commaOrEnd;
  }

  #enter(closer: number, expected: number): void {
    const state = this.#state;
    if (state.outerClosers.length === state.maxDepth) throw new Error("nested too deeply");
    state.outerClosers.push(state.closer);
    state.closer = closer;
    state.expected = expected;
  }

  #takeEscaped(byte: number): void {
    if ((this.#isEscaped ? escapes : hexDigits)[byte] !== 1) throw unexpected(byte);
    if (!this.#isEscaped) this.#hexDigitsLeft--;
    else if (byte === smallU) this.#hexDigitsLeft = 4;
    this.#isEscaped = false;
  }

  /** A number or a literal: its end shows only in the byte after it, which is left for the next step. */
  #scanAtom(bytes: Uint8Array, from: number): number {
    let at = from;
    while (at < bytes.length && atomBytes[bytes[at] as number] === 1) at++;
    this.#atom += Buffer.from(bytes.buffer, bytes.byteOffset + from, at - from).toString("latin1");
    if (this.#atom.length > maxAtomLength) throw new Error("a number or literal that never ends");
    if (at === bytes.length) return at;
    if (!atomPattern.test(this.#atom)) throw new Error("neither a number nor a literal");
    this.#atom = "";
    this.#endValue();
    return at;
  }
}

/** A byte that ends or interrupts plain text. */
function isSpecial(byte: number): boolean {
  return byte === quoteByte || byte === backslashByte || byte < 0x20;
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
