const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;

/** Deeper than any result of a node; it bounds what a broken node can make us remember. */
const MAX_DEPTH = 10_000;
const MAX_ATOM_LENGTH = 1_000;

const atomPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

type Expected = "value" | "item-or-end" | "key-or-end" | "key" | "colon" | "comma-or-end" | "string" | "atom" | "done";

/** Finds where one JSON value ends in bytes that may come in pieces, and makes sure that it is JSON, without building it. */
export class JsonScanner {
  private expected: Expected = "value";
  private readonly closers: number[] = [];
  private isKey = false;
  private isEscaped = false;
  private hexDigitsLeft = 0;
  private atom = "";

  /** The index just past the value, or -1 when it goes on after `bytes`. Throws on what is not JSON. */
  scan(bytes: Uint8Array, from = 0): number {
    let at = from;
    while (at < bytes.length) {
      if (this.expected === "string") at = this.scanString(bytes, at);
      else if (this.expected === "atom") at = this.scanAtom(bytes, at);
      else at = this.scanStructure(bytes, at);
      if (this.expected === "done") return at;
    }
    return -1;
  }

  private scanString(bytes: Uint8Array, from: number): number {
    let at = from;
    if (!this.isEscaped && this.hexDigitsLeft === 0) at = skipPlain(bytes, at);
    if (at === bytes.length) return at;
    const byte = bytes[at] as number;
    if (this.isEscaped) this.takeEscape(byte);
    else if (this.hexDigitsLeft > 0) this.takeHexDigit(byte);
    else if (byte === QUOTE) this.endString();
    else if (byte === BACKSLASH) this.isEscaped = true;
    else throw unexpected(byte);
    return at + 1;
  }

  private takeEscape(byte: number): void {
    const letter = String.fromCharCode(byte);
    if (!'"\\/bfnrtu'.includes(letter)) throw unexpected(byte);
    this.isEscaped = false;
    if (letter === "u") this.hexDigitsLeft = 4;
  }

  private takeHexDigit(byte: number): void {
    if (!/[0-9a-f]/i.test(String.fromCharCode(byte))) throw unexpected(byte);
    this.hexDigitsLeft--;
  }

  private endString(): void {
    if (this.isKey) this.expected = "colon";
    else this.endValue();
    this.isKey = false;
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

  private scanStructure(bytes: Uint8Array, at: number): number {
    const byte = bytes[at] as number;
    const { expected } = this;
    if (isSpace(byte)) return at + 1;
    if (byte === this.closers.at(-1) && expected !== "value" && expected !== "key" && expected !== "colon") {
      this.closers.pop();
      this.endValue();
    } else if (byte === QUOTE && (expected === "key" || expected === "key-or-end")) {
      this.isKey = true;
      this.expected = "string";
    } else if (expected === "colon" && byte === COLON) this.expected = "value";
    else if (expected === "comma-or-end" && byte === COMMA)
      this.expected = this.closers.at(-1) === CLOSE_BRACE ? "key" : "value";
    else if (expected === "value" || expected === "item-or-end") return this.beginValue(byte, at);
    else throw unexpected(byte);
    return at + 1;
  }

  private beginValue(byte: number, at: number): number {
    if (byte === QUOTE) this.expected = "string";
    else if (byte === OPEN_BRACE) this.open(CLOSE_BRACE, "key-or-end");
    else if (byte === OPEN_BRACKET) this.open(CLOSE_BRACKET, "item-or-end");
    else if (isAtomByte(byte)) {
      this.expected = "atom";
      return at;
    } else throw unexpected(byte);
    return at + 1;
  }

  private open(closer: number, expected: Expected): void {
    if (this.closers.length === MAX_DEPTH) throw new Error("nested too deeply");
    this.closers.push(closer);
    this.expected = expected;
  }

  private endValue(): void {
    this.expected = this.closers.length === 0 ? "done" : "comma-or-end";
  }
}

/** The position of the next byte that is not plain text inside a string. Nearly all bytes of an answer pass here. */
function skipPlain(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  let at = from;
  while (at < length) {
    const byte = bytes[at] as number;
    if (byte === QUOTE || byte === BACKSLASH || byte < 0x20) break;
    at++;
  }
  return at;
}

/** Whether `byte` is white space between JSON tokens. */
export function isSpace(byte: number | undefined): boolean {
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
