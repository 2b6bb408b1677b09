import { maxHeadBytes, type PlainHead, readPlainHead } from "./read-plain-head.js";

/** A request that is whole in one chunk, and the only one in it. */
export interface PlainMessage {
  readonly head: PlainHead;
  readonly body: Buffer;
}

const endOfHead = Buffer.from("\r\n\r\n");
const digitZero = 0x30;
const maxDigits = 7;

/**
 * Finds plain requests among the chunks of one connection. A client's requests nearly always have the same head, but for the content
 * length: so the last one is kept and compared, and only another is read.
 */
export class PlainReader {
  #head: PlainHead | undefined;

  /** The plain request that the chunk is; undefined if it is anything else. */
  read(chunk: Buffer): PlainMessage | undefined {
    const start = this.#head && startOfBody(chunk, this.#head);
    if (this.#head && start !== undefined) return { head: this.#head, body: chunk.subarray(start) };
    const found = chunk.indexOf(endOfHead);
    if (found === -1 || found + endOfHead.length > maxHeadBytes) return undefined;
    const head = readPlainHead(chunk.toString("latin1", 0, found + endOfHead.length));
    if (!head || startOfBody(chunk, head) === undefined) return undefined;
    this.#head = head;
    return { head, body: chunk.subarray(found + endOfHead.length) };
  }
}

/** The start of the body, if the chunk is one whole request with this head, for any content length. */
function startOfBody(chunk: Buffer, { beforeLength, afterLength }: PlainHead): number | undefined {
  let at = beforeLength.length;
  let length = 0;
  for (const last = at + maxDigits; at <= last; at++) {
    const digit = (chunk[at] as number) - digitZero;
    if (!(digit >= 0 && digit <= 9)) break;
    length = length * 10 + digit;
  }
  const digits = at - beforeLength.length;
  const start = at + afterLength.length;
  const isWhole = chunk.length === start + length && digits > 0 && digits <= maxDigits;
  if (!isWhole || chunk[beforeLength.length] === digitZero) return undefined;
  const isSame =
    chunk.toString("latin1", 0, beforeLength.length) === beforeLength &&
    chunk.toString("latin1", at, start) === afterLength;
  return isSame ? start : undefined;
}
