import { JsonStream } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";

/**
 * Limits a user's concurrent calls; others wait in order, and are refused once the queue is full. A call ends when its response has been
 * sent: its result takes memory until then.
 */
export const limitConcurrency: Stage = (next) => {
  const run = (call: Call): unknown => {
    let result: unknown;
    try {
      result = next(call);
    } catch (error) {
      return fail(error, call);
    }
    // Cheaper than `finally`, which makes two promises more.
    if (!(result instanceof Promise)) return end(result, call);
    return result.then(
      (value) => end(value, call),
      (error) => fail(error, call),
    );
  };
  return (call) => {
    const { hold } = call.exchange;
    const entry = hold.enter(call);
    if (entry === "running") return run(call);
    if (entry === "full") {
      const refusal = new RpcError("RateLimited", tooMany, { data: { retryAfterMs } });
      refundRefused(refusal, call);
      return refusal;
    }
    return entry.then(
      () => run(call),
      (error: unknown) => {
        hold.giveUp();
        throw error;
      },
    );
  };
};

function end(result: unknown, call: Call): unknown {
  if (!(result instanceof RpcError)) return succeed(result, call);
  call.exchange.hold.leave();
  refundRefused(result, call);
  return result;
}

function succeed(result: unknown, call: Call): unknown {
  let held: unknown;
  try {
    held = holdResult(result, call);
  } catch (error) {
    return fail(error, call);
  }
  if (held instanceof JsonStream) return new JsonStream(leavingAtEnd(held, call));
  call.exchange.hold.leave();
  return held;
}

function fail(error: unknown, call: Call): never {
  call.exchange.hold.leave();
  refundRefused(error, call);
  throw error;
}

/** What leaves at once, into the socket's own buffer, isn't held. */
const smallBytes = 16_384;

/** A stream holds hardly more: its beginning, then a chunk or two at a time. */
const streamBytes = 262_144;

/**
 * Counts a result as held until the response has left; a stream in a batch, whose chunks are collected, chunk by chunk. Throws
 * RateLimited when it doesn't fit.
 */
function holdResult(result: unknown, call: Call): unknown {
  if (result instanceof JsonStream) {
    if (call.isInBatch) return new JsonStream(holdChunks(result, call));
    call.hold(streamBytes);
  } else if (result instanceof Uint8Array && (call.isInBatch || result.length > smallBytes)) {
    call.hold(result.length);
  }
  return result;
}

async function* holdChunks({ chunks }: JsonStream, call: Call): AsyncGenerator<Uint8Array> {
  let heldBytes = 0;
  try {
    for await (const chunk of chunks) {
      call.hold(chunk.length);
      heldBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    refundRefused(error, call);
    // What was collected is thrown away.
    call.exchange.hold.release(heldBytes);
    throw error;
  }
}

/** A stream runs until its reader has all of it, or is gone: until then it has a connection of the node, or a result, to itself. */
async function* leavingAtEnd({ chunks }: JsonStream, { exchange }: Call): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } finally {
    exchange.hold.leave();
  }
}

/** A request that is refused with -32005 costs nothing of the quota. */
function refundRefused(error: unknown, { ticket }: Call): void {
  if (error instanceof RpcError && error.errorName === "RateLimited") ticket?.refund();
}

const tooMany = "too many calls are waiting already: try again when some have ended";

/** An estimate: the duration of running calls is unknown. */
const retryAfterMs = 1_000;
