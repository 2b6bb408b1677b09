import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { RpcError } from "../rpc/rpc-error.js";
import { HttpRefusal } from "./http-refusal.js";

export interface BodyBounds {
  readonly maxBytes: number;
  /** Accounts for the bytes of a large body; false if they exceed the limit. */
  readonly hold?: { take(bytes: number): boolean };
}

/** Smaller bodies are not accounted for, since they are read at once. */
export const smallBytes = 16_384;

/**
 * Reads a request's whole body and calls `done` once. Refuses (413) a body over `maxBytes`, and with RateLimited one without
 * memory; the rest is drained, so that the connection stays usable. Another Error: the client has disconnected.
 */
export function readBody(request: IncomingMessage, bounds: BodyBounds, done: (body: Buffer | Error) => void): void {
  if (request.destroyed) return done(gone());
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (length > bounds.maxBytes) return done(tooLarge(bounds));
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;
  const end = (body: Buffer | Error): void => {
    if (isOver) return;
    isOver = true;
    done(body);
  };
  request.on("data", (chunk: Buffer) => {
    if (isOver) return;
    size += chunk.length;
    const refusal = refusalOf(size, chunk, bounds);
    if (refusal) return end(refusal);
    chunks.push(chunk);
    // No need to wait for its end.
    if (size === length) end(join(chunks, size));
  });
  if (!(length > 0)) request.on("end", () => end(join(chunks, size)));
  // Every request closes eventually; the error is created only if that is too early.
  request.on("close", () => isOver || end(gone()));
  // Makes chunks come straight from the parser, which has none yet.
  request.read(0);
}

/** A body that is there as a whole, or its refusal, as `readBody` would refuse it. */
export function checkBody(body: Buffer, bounds: BodyBounds): Buffer | Error {
  return refusalOf(body.length, body, bounds) ?? body;
}

function join(chunks: readonly Buffer[], size: number): Buffer {
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size);
}

function refusalOf(size: number, chunk: Buffer, bounds: BodyBounds): RpcError | undefined {
  if (size > bounds.maxBytes) return tooLarge(bounds);
  const fits = size <= smallBytes || bounds.hold?.take(chunk.length) !== false;
  return fits ? undefined : noMemory();
}

function tooLarge({ maxBytes }: BodyBounds): RpcError {
  return new HttpRefusal(413, "InvalidRequest", `the body is larger than ${maxBytes} bytes`);
}

function gone(): Error {
  return new Error("the client has disconnected");
}

/** RateLimited, for a body without memory. */
export function noMemory(): RpcError {
  return new RpcError("RateLimited", "requests and responses in progress take all available memory", {
    data: { retryAfterMs },
  });
}

/** An estimate: when others end is unknown. */
const retryAfterMs = 1_000;

const jsonTypes: ReadonlySet<string> = new Set(["", "application/json", "application/json-rpc"]);

/** The refusal (415) of a body that is compressed or says it is something else than JSON. */
export function findRefusal(headers: IncomingHttpHeaders): HttpRefusal | undefined {
  if (!isJsonType(headers["content-type"] ?? ""))
    return new HttpRefusal(415, "InvalidRequest", "the content type must be application/json");
  const encoding = headers["content-encoding"]?.trim().toLowerCase();
  if (encoding && encoding !== "identity")
    return new HttpRefusal(415, "InvalidRequest", "the body must not be compressed");
  return undefined;
}

/** The type as nearly all send it is found at once; parameters such as the charset don't matter. */
function isJsonType(type: string): boolean {
  return jsonTypes.has(type) || jsonTypes.has((type.split(";", 1)[0] as string).trim().toLowerCase());
}
