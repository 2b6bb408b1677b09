import { JsonStream } from "../rpc/raw-json.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { CallContext } from "./call.js";

/** What leaves at once, into the socket's own buffer, isn't held. */
const smallBytes = 16_384;

/** A stream holds hardly more: its beginning, then a chunk or two at a time. */
const streamBytes = 262_144;

/**
 * Counts a result as held until the response has left; a stream in a batch, whose chunks are collected, chunk by chunk. Throws
 * RateLimited when it doesn't fit.
 */
export function holdResult(result: unknown, context: CallContext): unknown {
  if (result instanceof JsonStream) {
    if (context.isInBatch) return new JsonStream(holdChunks(result, context));
    holdBytes(streamBytes, context);
  } else if (result instanceof Uint8Array && (context.isInBatch || result.length > smallBytes)) {
    holdBytes(result.length, context);
  }
  return result;
}

/** Counts bytes as held until the response has left. Throws RateLimited when they don't fit. */
export function holdBytes(bytes: number, { hold }: CallContext): void {
  if (hold.take(bytes)) return;
  throw new RpcError("RateLimited", "responses that are not read yet take all the memory there is for them", {
    data: { retryAfterMs },
  });
}

/** A request that is refused with -32005 costs nothing of the quota. */
export function refundRefused(error: unknown, { ticket }: CallContext): void {
  if (error instanceof RpcError && error.errorName === "RateLimited") ticket?.refund();
}

async function* holdChunks({ chunks }: JsonStream, context: CallContext): AsyncGenerator<Uint8Array> {
  let heldBytes = 0;
  try {
    for await (const chunk of chunks) {
      holdBytes(chunk.length, context);
      heldBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    refundRefused(error, context);
    // What was collected is thrown away.
    context.hold.release(heldBytes);
    throw error;
  }
}

/** A guess: how fast the readers read, nobody knows. */
const retryAfterMs = 1_000;
