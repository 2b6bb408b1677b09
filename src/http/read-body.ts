import type { IncomingMessage } from "node:http";
import { RpcError } from "../rpc/rpc-error.js";
import { HttpRefusal } from "./http-refusal.js";

export interface BodyParts {
  readonly maxBytes: number;
  /** Counts the bytes of a large body; false where they don't fit. */
  readonly hold?: { take(bytes: number): boolean };
}

/** Bodies up to this aren't counted: they are read at once. */
const smallBytes = 16_384;

/**
 * The whole body of a request. Refuses (413) one over `maxBytes`, and with RateLimited one that there is no memory for; what is left
 * of it is let run out, so that the connection stays usable.
 */
export function readBody(request: IncomingMessage, { maxBytes, hold }: BodyParts): Promise<Buffer> {
  const tooLarge = () => new HttpRefusal(413, "InvalidRequest", `the body is larger than ${maxBytes} bytes`);
  if (request.destroyed) return Promise.reject(new Error("the caller is gone"));
  if (Number(request.headers["content-length"]) > maxBytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (refusal: RpcError): void => {
      request.removeAllListeners("data");
      request.resume();
      reject(refusal);
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse(tooLarge());
      else if (size > smallBytes && hold?.take(chunk.length) === false) refuse(noMemory());
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => {
      // Every request closes in the end; an error is made only for one that closes early.
      if (!request.complete) reject(new Error("the caller is gone"));
    });
  });
}

function noMemory(): RpcError {
  return new RpcError("RateLimited", "requests and responses under way take all the memory there is for them", {
    data: { retryAfterMs },
  });
}

/** A guess: how fast the others end, nobody knows. */
const retryAfterMs = 1_000;
