import { skipSpace } from "../json/json-bytes.js";
import { JsonScanner } from "../json/json-scanner.js";
import { closeBracket, commaByte, openBrace, openBracket } from "../json/json-tokens.js";
import { checkUtf8 } from "../json/utf8-check.js";
import { RpcError } from "../rpc/rpc-error.js";
import { HttpStatusError } from "./http-status-error.js";
import { type Envelope, readCheckedEnvelope, readId } from "./response-envelope.js";
import { readUsualEnvelope } from "./usual-envelope.js";

const tooManyRequests = 429;
const badGateway = 502;

/** A node's response to a batch is no array of responses. */
export class BatchResponseError extends Error {
  constructor(cause: unknown) {
    super("the response to the batch is no array of responses", { cause });
    this.name = "BatchResponseError";
  }
}

/**
 * The responses to a batch by id, in any order. Ignores elements that are no responses or have a foreign id. Throws BatchResponseError
 * if it is not a complete array.
 */
export function readBatch(bytes: Uint8Array): ReadonlyMap<number, Envelope> {
  try {
    checkUtf8(bytes);
    return readElements(bytes);
  } catch (cause) {
    throw new BatchResponseError(cause);
  }
}

/**
 * Whether the node works but refuses the batch. Single requests would not help otherwise: there is no connection, no response in time,
 * no node behind the proxy, or there were too many requests.
 */
export function isBatchRefused(error: unknown): boolean {
  if (!(error instanceof RpcError)) return error instanceof BatchResponseError;
  const { cause } = error;
  return cause instanceof HttpStatusError && cause.status !== tooManyRequests && cause.status < badGateway;
}

function readElements(bytes: Uint8Array): ReadonlyMap<number, Envelope> {
  const envelopes = new Map<number, Envelope>();
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== openBracket) throw new Error("no array");
  at = skipSpace(bytes, at + 1);
  while (bytes[at] !== closeBracket) {
    const { id, envelope, end } = readUsualElement(bytes, at) ?? readElement(bytes, at);
    // A second response to one request makes both worthless.
    if (id !== undefined && envelopes.has(id)) throw new Error("two responses with one id");
    if (id !== undefined && envelope) envelopes.set(id, envelope);
    at = skipSpace(bytes, end);
    if (bytes[at] === commaByte) at = skipSpace(bytes, at + 1);
    else if (bytes[at] !== closeBracket) throw new Error("no comma where one belongs");
  }
  if (skipSpace(bytes, at + 1) !== bytes.length) throw new Error("text after the response");
  return envelopes;
}

interface Element {
  /** Undefined where there is no id of ours, and then no envelope either. */
  readonly id?: number;
  readonly envelope?: Envelope;
  readonly end: number;
}

function readUsualElement(bytes: Uint8Array, from: number): Element | undefined {
  const usual = readUsualEnvelope(bytes, from);
  return usual && { id: usual.id, envelope: { result: usual.result }, end: usual.end };
}

function readElement(bytes: Uint8Array, from: number): Element {
  const end = new JsonScanner().scan(bytes, from);
  if (end === -1) throw new Error("the response is cut short");
  const element = bytes.subarray(from, end);
  // Elements that are no objects are left out.
  const id = element[0] === openBrace ? readId(element) : undefined;
  return id === undefined ? { end } : { id, envelope: readCheckedEnvelope(element, id), end };
}
