import { errors } from "../../generated/errors.js";
import { type JsonPieces, joinJson } from "../json/json-pieces.js";
import { isRawJson, JsonStream, type RawJson } from "../json/raw-json.js";
import type { RpcError } from "./rpc-error.js";

/** What a call came to: a result (a value, or raw JSON bytes) or an error. */
export type Outcome = { readonly result: unknown } | { readonly error: RpcError };

const closing = Buffer.from("}");

/** Up to this, a result is copied into its response. */
const smallBytes = 8_192;

/** A response's JSON: whole, in pieces if it is large, or a stream. */
export type ResponseJson = RawJson | JsonPieces;

/** The response object for `outcome` under `id` (JSON text) as JSON bytes; a streamed result stays a stream. */
export function encodeResponse(id: string, outcome: Outcome): ResponseJson {
  if ("error" in outcome) return encodeError(id, outcome.error);
  const { result } = outcome;
  const head = `{"jsonrpc":"2.0","id":${id},"result":`;
  if (!isRawJson(result)) return Buffer.from(`${head}${JSON.stringify(result ?? null)}}`);
  if (result instanceof JsonStream) return new JsonStream(wrap(Buffer.from(head), result.chunks));
  return result.length < smallBytes ? joinSmall(head, result) : joinJson([Buffer.from(head), result, closing]);
}

/** The same as `joinJson` at a third of its cost. */
function joinSmall(head: string, result: Uint8Array): Buffer {
  const headBytes = Buffer.byteLength(head);
  const json = Buffer.allocUnsafe(headBytes + result.length + closing.length);
  json.write(head);
  json.set(result, headBytes);
  json.set(closing, headBytes + result.length);
  return json;
}

/** The response object for an error under `id` (JSON text). */
export function encodeError(id: string, error: RpcError): Buffer {
  return Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":${error.json}}`);
}

/** The response to a batch: the same error under each id (JSON text). */
export function encodeErrors(ids: readonly string[], { json }: RpcError): Buffer {
  return Buffer.from(`[${ids.map((id) => `{"jsonrpc":"2.0","id":${id},"error":${json}}`).join(",")}]`);
}

/** The HTTP status that goes with an error that ends a whole body. */
export function httpStatusOf(error: RpcError): number {
  return errors[error.errorName].httpStatus;
}

/** Asks the source first: one that has not begun could not let go of what it holds, should the reader leave at the head. */
async function* wrap(head: Uint8Array, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isBegun = false;
  for await (const chunk of chunks) {
    if (!isBegun) yield head;
    isBegun = true;
    yield chunk;
  }
  yield closing;
}
