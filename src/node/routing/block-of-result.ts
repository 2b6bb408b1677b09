import { JsonStream, type RawJson } from "../../rpc/raw-json.js";
import { skipSpace } from "../upstream/json-scanner.js";
import type { NodeCall } from "../upstream/node-call.js";

/** The member that says which block a result is of. */
const heightMembers: Readonly<Record<string, string>> = {
  eth_getBlockByHash: '"number"',
  eth_getBlockByNumber: '"number"',
  eth_getLogs: '"blockNumber"',
  eth_getTransactionByBlockHashAndIndex: '"blockNumber"',
  eth_getTransactionByBlockNumberAndIndex: '"blockNumber"',
  eth_getTransactionByHash: '"blockNumber"',
  eth_getTransactionReceipt: '"blockNumber"',
};

/** The member that says its hash, where the question didn't: what it names by hash may lie on any branch. */
const hashMembers: Readonly<Record<string, string>> = {
  eth_getBlockByNumber: '"hash"',
  eth_getLogs: '"blockHash"',
  eth_getTransactionByBlockNumberAndIndex: '"blockHash"',
  eth_getTransactionByHash: '"blockHash"',
  eth_getTransactionReceipt: '"blockHash"',
};

const QUOTE = 0x22;
const COLON = 0x3a;

/** The height that a result tells its reader of; undefined when there is none in it. Logs come in order: the last one tells. */
export function heightOfResult({ method }: NodeCall, bytes: Uint8Array): number | undefined {
  const told = readLast(method, heightMembers[method], bytes);
  const height = Number(told);
  return told !== undefined && Number.isSafeInteger(height) ? height : undefined;
}

/** The hash that a result tells of the block at that height; undefined when there is none in it, or it was asked for by hash. */
export function hashOfResult({ method, params }: NodeCall, bytes: Uint8Array): string | undefined {
  const isAsked = method === "eth_getLogs" && (params[0] as { blockHash?: unknown }).blockHash !== undefined;
  return isAsked ? undefined : readLast(method, hashMembers[method], bytes);
}

/** The hex value of a member: that of the last whole one of logs, else the first one. */
function readLast(method: string, member: string | undefined, bytes: Uint8Array): string | undefined {
  if (member === undefined) return undefined;
  const isLast = method === "eth_getLogs";
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The first piece of a stream may end anywhere; height and hash have to be of one log.
  const text = isLast ? all.subarray(0, all.lastIndexOf("}") + 1) : all;
  const at = isLast ? text.lastIndexOf(member) : text.indexOf(member);
  return at === -1 ? undefined : readHex(text, at + member.length);
}

/** The hex string after a member's name; undefined where its value is no such. */
function readHex(text: Buffer, from: number): string | undefined {
  const colon = skipSpace(text, from);
  const start = skipSpace(text, colon + 1) + 1;
  const isHex = text[colon] === COLON && text.toString("latin1", start - 1, start + 2) === '"0x';
  return isHex ? text.toString("latin1", start, text.indexOf(QUOTE, start)) : undefined;
}

/** A result whose beginning has been looked at. */
export interface Peeked {
  readonly start: Uint8Array;
  readonly result: RawJson;
}

/** Reads the first bytes of a result, all of them where it is no stream. */
export async function peek(result: RawJson): Promise<Peeked> {
  if (!(result instanceof JsonStream)) return { start: result, result };
  const chunks = result.chunks[Symbol.asyncIterator]();
  const first = await chunks.next();
  const start = first.done ? new Uint8Array() : first.value;
  return { start, result: new JsonStream(putBack(start, chunks)) };
}

async function* putBack(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
