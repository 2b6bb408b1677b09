import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { GrowingBuffer } from "../json/growing-buffer.js";
import { RpcError } from "../rpc/rpc-error.js";
import { bodyTurns } from "../turns/byte-turns.js";
import { HttpRefusal } from "./http-refusal.js";

export interface BodyBounds {
  readonly maxBytes: number;
  /** Accounts for the memory of a body; false if it exceeds the limit. */
  readonly hold?: { take(bytes: number): boolean };
  /** Bodies that take no more memory are not accounted for: `smallBytes` by default. */
  readonly freeBytes?: number;
}

/** Smaller bodies of known callers are not accounted for, since they are read at once. */
export const smallBytes = 16_384;

/**
 * Reads a request's whole body and calls `done` once. Refuses (413) a body over `maxBytes`, and with RateLimited one without
 * memory; the rest is drained, so that the connection stays usable. BodyCutShort: the client has disconnected.
 */
export function readBody(request: IncomingMessage, bounds: BodyBounds, done: (body: Buffer | Error) => void): void {
  if (request.destroyed) return done(new BodyCutShort());
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (length > bounds.maxBytes) return done(tooLarge(bounds));
  const buffer = new GrowingBuffer(length > 0 ? length : bounds.maxBytes);
  let isOver = false;
  const end = (body: Buffer | Error): void => {
    if (isOver) return;
    isOver = true;
    done(body);
  };
  request.on("data", (chunk: Buffer) => {
    if (isOver) return;
    if (chunk.length === length) return end(checkBody(chunk, bounds));
    const refusal = takeMemory(buffer, chunk.length, bounds);
    if (refusal) return end(refusal);
    buffer.add(chunk);
    // No need to wait for its end.
    if (buffer.size === length) return end(buffer.read());
    const turn = bodyTurns.pass(chunk.length);
    if (!turn) return;
    request.pause();
    void turn.then(() => request.resume());
  });
  if (!(length > 0)) request.on("end", () => end(buffer.read()));
  // Every request closes eventually; the error is created only if that is too early.
  request.on("close", () => isOver || end(new BodyCutShort()));
  // Makes chunks come straight from the parser, which has none yet.
  request.read(0);
}

/** A body that is there as a whole, or its refusal, as `readBody` would refuse it. */
export function checkBody(body: Buffer, bounds: BodyBounds): Buffer | Error {
  const { maxBytes, freeBytes = smallBytes } = bounds;
  if (body.length <= Math.min(maxBytes, freeBytes)) return body;
  return takeMemory(new GrowingBuffer(body.length), body.length, bounds) ?? body;
}

/** The client has disconnected before the end of its body. */
export class BodyCutShort extends Error {
  constructor() {
    super("the client has disconnected");
    this.name = "BodyCutShort";
  }
}

function takeMemory(buffer: GrowingBuffer, bytes: number, bounds: BodyBounds): RpcError | undefined {
  if (buffer.size + bytes > bounds.maxBytes) return tooLarge(bounds);
  const { hold, freeBytes = smallBytes } = bounds;
  const capacity = buffer.capacityWith(bytes);
  if (!hold || capacity === buffer.capacity || capacity <= freeBytes) return undefined;
  const accounted = buffer.capacity > freeBytes ? buffer.capacity : 0;
  return hold.take(capacity - accounted) ? undefined : noMemory();
}

function tooLarge({ maxBytes }: BodyBounds): RpcError {
  return new HttpRefusal(413, "InvalidRequest", `the body is larger than ${maxBytes} bytes`);
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
