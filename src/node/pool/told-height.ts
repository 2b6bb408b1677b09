import { JsonStream, type RawJson } from "../../rpc/raw-json.js";
import type { NodeCall } from "../upstream/node-call.js";

/** The member that says which block a result is of. */
const heightMembers: Readonly<Record<string, string>> = {
  eth_getBlockByHash: '"number":"0x',
  eth_getBlockByNumber: '"number":"0x',
  eth_getLogs: '"blockNumber":"0x',
  eth_getTransactionByBlockHashAndIndex: '"blockNumber":"0x',
  eth_getTransactionByBlockNumberAndIndex: '"blockNumber":"0x',
  eth_getTransactionByHash: '"blockNumber":"0x',
  eth_getTransactionReceipt: '"blockNumber":"0x',
};

/** The member that says its hash, where the question didn't: what it names by hash may lie on any branch. */
const hashMembers: Readonly<Record<string, string>> = {
  eth_getBlockByNumber: '"hash":"0x',
  eth_getLogs: '"blockHash":"0x',
  eth_getTransactionByBlockNumberAndIndex: '"blockHash":"0x',
  eth_getTransactionByHash: '"blockHash":"0x',
  eth_getTransactionReceipt: '"blockHash":"0x',
};

const QUOTE = 0x22;

/** The height that a result tells its reader of; undefined when there is none in it. Logs come in order: the last one tells. */
export function toldHeight({ method }: NodeCall, bytes: Uint8Array): number | undefined {
  const told = readLast(method, heightMembers[method], bytes);
  const height = Number(told);
  return told !== undefined && Number.isSafeInteger(height) ? height : undefined;
}

/** The hash that a result tells of the block at that height; undefined when there is none in it, or it was asked for by hash. */
export function toldHash({ method, params }: NodeCall, bytes: Uint8Array): string | undefined {
  const isAsked = method === "eth_getLogs" && (params[0] as { blockHash?: unknown }).blockHash !== undefined;
  return isAsked ? undefined : readLast(method, hashMembers[method], bytes);
}

/** The hex value of a member: the last one of logs, else the first one. */
function readLast(method: string, member: string | undefined, bytes: Uint8Array): string | undefined {
  if (member === undefined) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = method === "eth_getLogs" ? text.lastIndexOf(member) : text.indexOf(member);
  if (at === -1) return undefined;
  const start = at + member.length;
  return `0x${text.toString("latin1", start, text.indexOf(QUOTE, start))}`;
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
