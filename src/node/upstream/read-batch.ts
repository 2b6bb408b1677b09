import { type Envelope, readEnvelope } from "./envelope.js";
import { isSpace, JsonScanner } from "./json-scanner.js";

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/** The id of a response in the form that nodes really send; long enough for any id of ours. */
const usualStart = /^\{"jsonrpc":"2\.0","id":(\d{1,16})[,}]/;
const USUAL_START_LENGTH = 48;

/** A node's answer to a batch is not one to a batch. */
export class BatchAnswerError extends Error {
  constructor(cause: unknown) {
    super("the answer is no array of responses", { cause });
    this.name = "BatchAnswerError";
  }
}

/**
 * The responses of a batch's answer by their ids, in whatever order they came. Those that are no responses, or carry no id of
 * ours, are left out. Throws BatchAnswerError when the answer is not a whole array of them.
 */
export function readBatch(bytes: Uint8Array): ReadonlyMap<number, Envelope> {
  try {
    return readElements(bytes);
  } catch (cause) {
    throw new BatchAnswerError(cause);
  }
}

function readElements(bytes: Uint8Array): ReadonlyMap<number, Envelope> {
  const envelopes = new Map<number, Envelope>();
  for (const element of splitArray(bytes)) {
    const id = readId(element);
    // A second answer to one request makes both worthless.
    if (id !== undefined && envelopes.has(id)) throw new Error("two answers with one id");
    if (id !== undefined) envelopes.set(id, readEnvelope(element, id));
  }
  return envelopes;
}

function* splitArray(bytes: Uint8Array): Generator<Uint8Array> {
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== OPEN_BRACKET) throw new Error("no array");
  at = skipSpace(bytes, at + 1);
  while (bytes[at] !== CLOSE_BRACKET) {
    const end = new JsonScanner().scan(bytes, at);
    if (end === -1) throw new Error("the answer is cut short");
    yield bytes.subarray(at, end);
    at = skipSpace(bytes, end);
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1);
    else if (bytes[at] !== CLOSE_BRACKET) throw new Error("no comma where one belongs");
  }
  if (skipSpace(bytes, at + 1) !== bytes.length) throw new Error("text after the answer");
}

function readId(element: Uint8Array): number | undefined {
  const text = Buffer.from(element.buffer, element.byteOffset, element.byteLength);
  const usual = usualStart.exec(text.toString("latin1", 0, USUAL_START_LENGTH));
  if (usual) return Number(usual[1]);
  const { id } = (JSON.parse(text.toString("utf8")) ?? {}) as { id?: unknown };
  return typeof id === "number" ? id : undefined;
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  return at;
}
