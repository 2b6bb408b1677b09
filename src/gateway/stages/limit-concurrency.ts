import { JsonStream } from "../../json/raw-json.js";
import type { Waiter } from "../../limits/queued-call.js";
import type { RunCall } from "../../rpc/router.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { CallSignal } from "../../turns/call-signal.js";
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
    if (hold.enter()) return run(call);
    const waiting = new WaitingCall(call, run);
    if (hold.wait(waiting)) return waiting.result;
    const refusal = new RpcError("RateLimited", tooMany, { data: { retryAfterMs } });
    refundRefused(refusal, call);
    return refusal;
  };
};

/** Costs less than `queueMicrotask`, for which Node makes an AsyncResource. */
const soon = Promise.resolve();

/** A call that runs at its turn. */
class WaitingCall implements Waiter {
  readonly #call: Call;
  readonly #run: RunCall<Call>;
  readonly result: Promise<unknown>;
  #resolve!: (result: unknown) => void;
  #reject!: (reason: unknown) => void;

  constructor(call: Call, run: RunCall<Call>) {
    this.#call = call;
    this.#run = run;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get signal(): CallSignal {
    return this.#call.signal;
  }

  /** Not within the call before it, whose end this may be: many calls would end within each other. */
  begin(): void {
    this.#call.exchange.hold.endWait();
    void soon.then(this.#runNow);
  }

  giveUp(): void {
    this.#call.exchange.hold.giveUp();
    this.#reject(this.signal.reason);
  }

  readonly #runNow = (): void => {
    try {
      this.#resolve(this.#run(this.#call));
    } catch (error) {
      this.#reject(error);
    }
  };
}

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
