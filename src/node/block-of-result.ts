import { methods, type ResultBlock } from "../../generated/methods.js";
import { asBuffer, skipSpace } from "../json/json-bytes.js";
import { colonByte, quoteByte } from "../json/json-tokens.js";
import { JsonStream, type RawJson } from "../json/raw-json.js";
import type { NodeCall } from "./node-call.js";

/** More than any height has. */
const maxDigits = 20;

/** The height that a result tells its reader of; undefined when there is none in it. Logs come in order: the last one tells. */
export function heightOfResult({ method }: NodeCall, bytes: Uint8Array): number | undefined {
  const { resultBlock } = methods[method].policy;
  if (!resultBlock) return undefined;
  const told = readLast(resultBlock.height, resultBlock, bytes);
  const height = Number(told);
  return told !== undefined && Number.isSafeInteger(height) ? height : undefined;
}

/** Whether it is a transaction that is in no block yet, as far as the node knows. */
export function isPending(call: NodeCall, result: RawJson): boolean {
  return (
    call.method === "eth_getTransactionByHash" &&
    result instanceof Uint8Array &&
    heightOfResult(call, result) === undefined
  );
}

/** The block hash in a result of a call by height; undefined if there is none, or the call was by hash. */
export function hashOfResult({ method, params }: NodeCall, bytes: Uint8Array): string | undefined {
  const { resultBlock, block } = methods[method].policy;
  if (!resultBlock || resultBlock.hash === null) return undefined;
  const isAsked =
    block?.form === "filter" && (params[block.index] as { readonly blockHash?: unknown }).blockHash !== undefined;
  return isAsked ? undefined : readLast(resultBlock.hash, resultBlock, bytes);
}

/** The hex value of a member, or the digits of a number as traces have them: that of the last whole element of a list, else the first one. */
function readLast(member: string, { isList }: Pick<ResultBlock, "isList">, bytes: Uint8Array): string | undefined {
  const all = asBuffer(bytes);
  // The first piece of a stream may end anywhere; height and hash have to be of one element.
  const text = isList ? all.subarray(0, all.lastIndexOf("}") + 1) : all;
  const at = isList ? text.lastIndexOf(member) : text.indexOf(member);
  return at === -1 ? undefined : readValue(text, at + member.length);
}

/** The hex value of the first member with this name, in quotes; undefined where there is none. */
export function readMember(member: string, bytes: Uint8Array): string | undefined {
  return readLast(member, { isList: false }, bytes);
}

/** The value after a member's name: a hex string or a number; undefined if it is neither. */
function readValue(text: Buffer, from: number): string | undefined {
  const colon = skipSpace(text, from);
  if (text[colon] !== colonByte) return undefined;
  const start = skipSpace(text, colon + 1);
  // Of a number that ends with the piece there may be more to come.
  if (text[start] !== quoteByte) return /^(\d+)\D/.exec(text.toString("latin1", start, start + maxDigits))?.[1];
  const isHex = text.toString("latin1", start, start + 3) === '"0x';
  return isHex ? text.toString("latin1", start + 1, text.indexOf(quoteByte, start + 1)) : undefined;
}

/** A result whose beginning has been looked at. */
export interface Peeked {
  readonly start: Uint8Array;
  readonly result: RawJson;
}

/** Reads the first bytes of a stream; any other result is returned whole. */
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
