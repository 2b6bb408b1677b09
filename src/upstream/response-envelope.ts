import { skipSpace, textOf } from "../json/json-bytes.js";
import { JsonScanner } from "../json/json-scanner.js";
import { closeBrace, quoteByte } from "../json/json-tokens.js";
import { checkUtf8 } from "../json/utf8-check.js";
import { readUsualEnvelope } from "./usual-envelope.js";

/** Maximum size of each member beside the result, before it is parsed. */
export const maxMemberBytes = 65_536;

/** Maximum number of members of a response object. */
export const maxMembers = 64;

/** Longer ids are none of ours. */
const maxIdBytes = 64;

/** A response object that no more bytes can make usable. */
export class EnvelopeLimitError extends Error {}

/** A node's `error` member. */
export interface NodeError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** What a JSON-RPC response object holds: the bytes of its result, or its error. */
export type Envelope = { readonly result: Uint8Array } | { readonly error: NodeError };

/** A response object that has come far enough to know that a large result is on its way. */
export interface OpenEnvelope {
  /** Where the result begins. */
  readonly start: number;
  /** Has read the result as far as it has come. */
  readonly scanner: JsonScanner;
  /** Whether the id was there already, and right. */
  readonly hasId: boolean;
}

interface ObjectWalk {
  readonly members: ReadonlyMap<string, Uint8Array>;
  /** The member whose value is incomplete after the last byte. */
  readonly open?: { readonly key: string; readonly start: number; readonly scanner: JsonScanner };
}

/** Takes a whole response object apart. Throws an Error when it is not one, or not the response to request `id`. */
export function readEnvelope(bytes: Uint8Array, id: number): Envelope {
  checkUtf8(bytes);
  return readCheckedEnvelope(bytes, id);
}

/** As `readEnvelope`, for bytes that are known to be UTF-8. */
export function readCheckedEnvelope(bytes: Uint8Array, id: number): Envelope {
  const usual = readUsualEnvelope(bytes, 0);
  if (usual?.id === id && skipSpace(bytes, usual.end) === bytes.length) return { result: usual.result };
  const { members, open } = walkObject(bytes);
  if (open) throw new Error("the response is cut short");
  const error = readError(members);
  const result = members.get("result");
  if (error) {
    if (!isErrorId(members.get("id"), id)) throw wrongId();
    return { error };
  }
  if (!result) throw new Error("a response without result and error");
  if (!isId(members.get("id"), id)) throw wrongId();
  return { result };
}

/**
 * Looks at the first bytes of a long response object; undefined when only the whole of it will tell what it is. Throws
 * EnvelopeLimitError when nothing can.
 */
export function openEnvelope(head: Uint8Array, id: number): OpenEnvelope | undefined {
  const walk = tryWalk(head);
  if (walk?.open?.key !== "result" || readError(walk.members)) return undefined;
  const given = walk.members.get("id");
  if (given && !isId(given, id)) throw wrongId();
  return { start: walk.open.start, scanner: walk.open.scanner, hasId: given !== undefined };
}

/** Checks what follows a streamed result: the end of the object, or its other members. Throws when they spoil the response. */
export function checkTail(tail: Uint8Array, id: number, hasId: boolean): void {
  const placeholder = Buffer.from('{"result":0');
  const bytes = Buffer.concat([placeholder, tail]);
  const { members, open } = walkObject(bytes);
  if (open) throw new Error("the response is cut short");
  if (members.get("result")?.byteOffset !== bytes.byteOffset + placeholder.length - 1)
    throw new Error("a second result");
  if (readError(members)) throw new Error("an error after a result");
  const given = members.get("id");
  if (given ? !isId(given, id) : !hasId) throw wrongId();
}

function tryWalk(bytes: Uint8Array): ObjectWalk | undefined {
  try {
    return walkObject(bytes);
  } catch (error) {
    if (error instanceof EnvelopeLimitError) throw error;
    // Cut between two members, or garbage: the whole response will tell.
    return undefined;
  }
}

/** The members of the object that `bytes` are, the last of several with one name. */
function walkObject(bytes: Uint8Array): ObjectWalk {
  const members = new Map<string, Uint8Array>();
  let at = skipByte(bytes, skipSpace(bytes, 0), "{");
  if (bytes[at] === closeBrace) return finish(bytes, at, members);
  for (;;) {
    if (bytes[at] !== quoteByte) throw new Error("a member without a name");
    if (members.size === maxMembers) throw new EnvelopeLimitError("too many members");
    const keyEnd = new JsonScanner().scan(bytes.subarray(0, at + maxMemberBytes), at);
    if (keyEnd === -1) throw new Error("the response is cut short");
    const key = JSON.parse(textOf(bytes.subarray(at, keyEnd))) as string;
    const start = skipByte(bytes, skipSpace(bytes, keyEnd), ":");
    const scanner = new JsonScanner();
    const isBounded = key !== "result" && bytes.length - start > maxMemberBytes;
    const end = scanner.scan(isBounded ? bytes.subarray(0, start + maxMemberBytes) : bytes, start);
    if (end === -1 && isBounded) throw memberTooLarge(key);
    if (end === -1) return { members, open: { key, start, scanner } };
    members.set(key, bytes.subarray(start, end));
    at = skipSpace(bytes, end);
    if (bytes[at] === closeBrace) return finish(bytes, at, members);
    at = skipByte(bytes, at, ",");
  }
}

function finish(bytes: Uint8Array, at: number, members: ObjectWalk["members"]): ObjectWalk {
  if (skipSpace(bytes, at + 1) !== bytes.length) throw new Error("text after the response");
  return { members };
}

/** The position of the next token after the byte `char`, which has to stand at `at`. */
function skipByte(bytes: Uint8Array, at: number, char: string): number {
  if (bytes[at] !== char.charCodeAt(0)) throw new Error(`no ${char} where one belongs`);
  return skipSpace(bytes, at + 1);
}

/** The error of a response; undefined for none and for `null`, which some nodes send beside a result. */
function readError(members: ObjectWalk["members"]): NodeError | undefined {
  const bytes = members.get("error");
  const error: unknown = bytes && JSON.parse(textOf(bytes));
  if (error === undefined || error === null) return undefined;
  if (!isNodeError(error)) throw new Error("an error without code and message");
  return error;
}

function isNodeError(value: unknown): value is NodeError {
  const error = value as Partial<NodeError>;
  return typeof value === "object" && typeof error.code === "number" && typeof error.message === "string";
}

function isId(bytes: Uint8Array | undefined, id: number): boolean {
  return bytes !== undefined && bytes.length <= maxIdBytes && JSON.parse(textOf(bytes)) === id;
}

/** RSKj leaves the id of some errors out, or makes it the string "null". */
function isErrorId(bytes: Uint8Array | undefined, id: number): boolean {
  if (!bytes) return true;
  if (bytes.length > maxIdBytes) return false;
  const given: unknown = JSON.parse(textOf(bytes));
  return given === id || given === null || given === "null";
}

function memberTooLarge(key: string): EnvelopeLimitError {
  return new EnvelopeLimitError(
    `the member ${JSON.stringify(key.slice(0, 32))} is larger than ${maxMemberBytes} bytes`,
  );
}

/** The number that the `id` member of a whole response object is; undefined for another value and for none. */
export function readId(bytes: Uint8Array): number | undefined {
  const given = walkObject(bytes).members.get("id");
  const id: unknown = given && given.length <= maxIdBytes ? JSON.parse(textOf(given)) : undefined;
  return typeof id === "number" ? id : undefined;
}

function wrongId(): Error {
  return new Error("the response to another request");
}
