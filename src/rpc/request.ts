import { isAscii, isUtf8 } from "node:buffer";
import { RpcError } from "./rpc-error.js";
import { type BodyOutline, scanBody } from "./scan-body.js";

/** One JSON-RPC request object of the right shape. */
export interface RpcRequest {
  readonly method: string;
  readonly params: unknown;
  /** The id as JSON text, exactly as it came; undefined for a notification. */
  readonly id: string | undefined;
  /** Size of the request object in the body. */
  readonly bytes: number;
}

/** The error for an invalid request, with the id of the response (`null` without a valid one). */
export interface InvalidRequest {
  readonly error: RpcError;
  readonly id: string;
}

/** A request body that was looked over, and not parsed yet. */
export interface SplitBody extends BodyOutline {
  /** The text of some of its bytes. */
  readonly read: (start?: number, end?: number) => string;
}

/** One of its requests, or what stands in its place. */
export interface ParsedRequest {
  readonly value: unknown;
  /** The `id` member exactly as it came, as JSON text: JSON.parse alone would turn 12345678901234567890 or 1.0 into another number. */
  readonly idSource: () => string | undefined;
  readonly bytes: number;
}

/** Takes a body apart. Throws ParseError when it is not UTF-8, and InvalidRequest as `scanBody`. */
export function splitBody(bytes: Buffer, maxBatchLength: number): SplitBody {
  if (!isUtf8(bytes)) throw new RpcError("ParseError", "the body is not valid UTF-8");
  return { read: readerOf(bytes), ...scanBody(bytes, maxBatchLength) };
}

/** Longer bodies are read part by part, so that they are not in memory twice. */
const shortBytes = 65_536;

/** Parts of one text cost less than texts of parts; in ASCII they have the same positions. */
function readerOf(bytes: Buffer): SplitBody["read"] {
  if (bytes.length > shortBytes || !isAscii(bytes)) return (start, end) => bytes.toString("utf8", start, end);
  const text = bytes.toString("latin1");
  return (start, end) => text.slice(start, end);
}

/** Parses the request at `index` as strict JSON. Throws ParseError (also for a byte-order mark, and for nothing at all). */
export function parseRequest({ read, isBatch, requests }: SplitBody, index: number): ParsedRequest {
  const span = requests[index];
  const text = read(span?.start, span?.end);
  try {
    return {
      value: JSON.parse(text),
      idSource: () => span?.id && read(span.id.start, span.id.end).trim(),
      bytes: span ? span.end - span.start : 0,
    };
  } catch {
    const isEmpty = !isBatch && text.trim() === "";
    throw new RpcError("ParseError", isEmpty ? "the body is empty" : "the body is not valid JSON");
  }
}

/** Checks the shape of one request; `idSource` gives the id's source text, so that escapes and long numbers survive. */
export function readRequest({ value, idSource, bytes }: ParsedRequest): RpcRequest | InvalidRequest {
  if (!isObject(value)) return invalid("a request must be an object", "null");
  const hasId = Object.hasOwn(value, "id");
  const id = hasId ? encodeId(value["id"], idSource) : undefined;
  if (hasId && id === undefined) return invalid("id must be a string, a number or null", "null");
  const problem = findProblem(value);
  if (problem) return invalid(problem, id ?? "null");
  return { method: value["method"] as string, params: value["params"] ?? [], id, bytes };
}

/** Tells the two outcomes of `readRequest` apart. */
export function isInvalid(request: RpcRequest | InvalidRequest): request is InvalidRequest {
  return "error" in request;
}

function findProblem(request: Record<string, unknown>): string | undefined {
  if (request["jsonrpc"] !== "2.0") return 'jsonrpc must be "2.0"';
  if (typeof request["method"] !== "string") return "method must be a string";
  const params = request["params"];
  if (params !== undefined && typeof params !== "object") return "params must be an array";
  return undefined;
}

function encodeId(id: unknown, idSource: () => string | undefined): string | undefined {
  if (typeof id === "string" || typeof id === "number") return idSource();
  return id === null ? "null" : undefined;
}

function invalid(detail: string, id: string): InvalidRequest {
  return { error: new RpcError("InvalidRequest", detail), id };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
