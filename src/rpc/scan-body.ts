import { limits } from "../../generated/limits.js";
import { isClosing, isOpening, isQuiet, skipSpace, skipString } from "../json/json-bytes.js";
import { closeBracket, colonByte, openBracket, quoteByte } from "../json/json-tokens.js";
import { RpcError } from "./rpc-error.js";

/** A part of a body, in bytes. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a request lies in a body, and in it the value of its last `id` member, with the white space around it. */
export interface RequestSpan extends Span {
  readonly id: Span | undefined;
}

export interface BodyOutline {
  readonly isBatch: boolean;
  /** The elements of a batch, or one that is the whole body. */
  readonly requests: readonly RequestSpan[];
}

/**
 * Looks over a JSON text without parsing it, a millisecond or two for 1 MiB, and finds its requests and their ids. What is broken
 * counts as one request. Throws InvalidRequest for what would take long to parse: what is nested too deep, has too many values in one
 * request, or is too long a batch.
 */
export function scanBody(bytes: Buffer, maxBatchLength: number): BodyOutline {
  return new BodyScan(bytes, maxBatchLength).run();
}

/** Both letters of a key that says `id` may be escaped. */
const idKey = /^"(?:i|\\u0069)(?:d|\\u0064)"$/;
const maxIdKey = 14;

class BodyScan {
  readonly #bytes: Buffer;
  readonly #maxBatchLength: number;
  readonly #first: number;
  readonly #isBatch: boolean;
  readonly #requests: RequestSpan[] = [];
  #depth = 0;
  /** The last string. */
  #stringStart = 0;
  #stringEnd = 0;
  /** Of the present request. */
  #start = 0;
  #id: Span | undefined;
  /** Where the value of its `id` begins that has not ended yet. */
  #idStart: number | undefined;
  #memberCount = 0;
  /** Its commas and opening brackets: as many as its values, but that empty lists and objects count twice. */
  #valueCount = 0;
  /** They take JSON.parse twenty times as long as numbers do. */
  #arrayAndObjectCount = 0;

  constructor(bytes: Buffer, maxBatchLength: number) {
    this.#bytes = bytes;
    this.#maxBatchLength = maxBatchLength;
    this.#first = skipSpace(bytes, 0);
    this.#isBatch = bytes[this.#first] === openBracket;
  }

  run(): BodyOutline {
    const bytes = this.#bytes;
    for (let at = this.#first; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (isQuiet(byte)) continue;
      if (byte === quoteByte) {
        this.#stringStart = at;
        at = skipString(bytes, at);
        this.#stringEnd = at + 1;
      } else if (byte === colonByte) this.#takeColon(at);
      else if (isOpening(byte)) this.#open(at);
      else if (isClosing(byte)) {
        if (this.#close(at) && this.#isBatch) return this.#endBatch(at);
      } else this.#takeComma(at);
    }
    return { isBatch: false, requests: [{ start: 0, end: bytes.length, id: this.#id }] };
  }

  /** How deep the members of a request lie. */
  get #memberDepth(): number {
    return this.#isBatch ? 2 : 1;
  }

  #open(at: number): void {
    this.#countValue();
    if (++this.#arrayAndObjectCount > limits.maxArraysAndObjects)
      throw tooMuch(`${limits.maxArraysAndObjects} arrays and objects in one request`);
    if (++this.#depth > limits.maxDepth) throw tooMuch(`${limits.maxDepth} levels of nesting`);
    if (this.#isBatch && this.#depth === 1) this.#begin(at + 1);
  }

  /** Whether that was the end of all. */
  #close(at: number): boolean {
    this.#depth--;
    if (this.#depth === this.#memberDepth - 1) this.#endId(at);
    return this.#depth === 0;
  }

  #takeComma(at: number): void {
    if (!this.#isBatch || this.#depth > 1) {
      this.#countValue();
      if (this.#depth === this.#memberDepth) this.#endId(at);
      return;
    }
    this.#requests.push({ start: this.#start, end: at, id: this.#id });
    if (this.#requests.length === this.#maxBatchLength)
      throw new RpcError("InvalidRequest", `a batch may hold at most ${this.#maxBatchLength} requests`);
    this.#begin(at + 1);
  }

  #takeColon(at: number): void {
    if (++this.#memberCount > limits.maxMembers)
      throw tooMuch(`${limits.maxMembers} members of objects in one request`);
    if (this.#depth !== this.#memberDepth || this.#stringEnd - this.#stringStart > maxIdKey) return;
    if (idKey.test(this.#bytes.toString("latin1", this.#stringStart, this.#stringEnd))) this.#idStart = at + 1;
  }

  #countValue(): void {
    if (++this.#valueCount > limits.maxValues) throw tooMuch(`${limits.maxValues} values in one request`);
  }

  #begin(start: number): void {
    this.#start = start;
    this.#id = undefined;
    this.#memberCount = 0;
    this.#valueCount = 0;
    this.#arrayAndObjectCount = 0;
  }

  #endId(end: number): void {
    if (this.#idStart === undefined) return;
    this.#id = { start: this.#idStart, end };
    this.#idStart = undefined;
  }

  /** A batch that ends in another bracket, or before the body does, is none. */
  #endBatch(at: number): BodyOutline {
    const bytes = this.#bytes;
    const isWhole = bytes[at] === closeBracket && skipSpace(bytes, at + 1) === bytes.length;
    if (!isWhole) return { isBatch: false, requests: [{ start: 0, end: bytes.length, id: undefined }] };
    const isEmpty = this.#requests.length === 0 && skipSpace(bytes, this.#start) === at;
    if (!isEmpty) this.#requests.push({ start: this.#start, end: at, id: this.#id });
    return { isBatch: true, requests: this.#requests };
  }
}

function tooMuch(most: string): RpcError {
  return new RpcError("InvalidRequest", `the body has more than ${most}`);
}
