import { JsonPieces, joinJson } from "../json/json-pieces.js";
import { encodeError } from "./envelope.js";
import { RpcError } from "./rpc-error.js";

/** The response to one element of a batch. */
export interface ElementResponse {
  readonly id: string;
  readonly json: Uint8Array | JsonPieces;
}

interface ResponseLimit {
  /** Bytes of one HTTP response that is held as a whole. */
  readonly maxResponseBytes: number;
}

/** Joins elements to an array; elements past the size limit become -32011. */
export function joinElements(responses: readonly ElementResponse[], limits: ResponseLimit): Uint8Array | JsonPieces {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const { id, json } of responses) {
    const fits = size + json.length <= limits.maxResponseBytes;
    if (fits) size += json.length;
    const fitting = fits ? json : encodeError(id, tooLarge(limits));
    parts.push(parts.length === 0 ? opening : comma);
    for (const part of fitting instanceof JsonPieces ? fitting.pieces : [fitting]) parts.push(part);
  }
  parts.push(closing);
  return joinJson(parts);
}

const [opening, comma, closing] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")];

/** LimitExceeded, for a response that is larger than the limit. */
export function tooLarge(limits: ResponseLimit): RpcError {
  return new RpcError("LimitExceeded", `the response is larger than ${limits.maxResponseBytes} bytes`);
}
