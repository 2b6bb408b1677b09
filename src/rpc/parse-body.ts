import { isUtf8 } from "node:buffer";
import { RpcError } from "./rpc-error.js";
import { type BodyOutline, scanBody } from "./scan-body.js";

/** A request body that was looked over, and not parsed yet. */
export interface SplitBody extends BodyOutline {
  readonly bytes: Buffer;
}

/** One of its requests, or what stands in its place. */
export interface ParsedRequest {
  readonly value: unknown;
  /** The `id` member exactly as it came, as JSON text: JSON.parse alone would turn 12345678901234567890 or 1.0 into another number. */
  readonly idSource: () => string | undefined;
}

/** Takes a body apart. Throws ParseError when it is not UTF-8, and InvalidRequest as `scanBody`. */
export function splitBody(bytes: Buffer, maxBatchLength: number): SplitBody {
  if (!isUtf8(bytes)) throw new RpcError("ParseError", "the body is not valid UTF-8");
  return { bytes, ...scanBody(bytes, maxBatchLength) };
}

/** Parses the request at `index` as strict JSON. Throws ParseError (also for a byte-order mark, and for nothing at all). */
export function parseRequest({ bytes, isBatch, requests }: SplitBody, index: number): ParsedRequest {
  const span = requests[index];
  const text = bytes.toString("utf8", span?.start, span?.end);
  try {
    return {
      value: JSON.parse(text),
      idSource: () => span?.id && bytes.toString("utf8", span.id.start, span.id.end).trim(),
    };
  } catch {
    const isEmpty = !isBatch && text.trim() === "";
    throw new RpcError("ParseError", isEmpty ? "the body is empty" : "the body is not valid JSON");
  }
}
