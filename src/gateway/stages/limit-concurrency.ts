import { JsonStream } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { ArrivalStage, CallContext } from "../call.js";
import { holdResult, refundRefused } from "../hold-result.js";

/**
 * Lets so many of a user's calls run at once; more wait in order, and past a full queue they are refused. A call runs until its
 * response has left: its result takes memory until then.
 */
export const limitConcurrency: ArrivalStage = (next) => (arrival, context) => {
  const { hold } = context;
  // Cheaper than `finally`, which makes two promises more.
  const fail = (error: unknown): never => {
    hold.leave();
    refundRefused(error, context);
    throw error;
  };
  const succeed = (result: unknown): unknown => {
    let held: unknown;
    try {
      held = holdResult(result, context);
    } catch (error) {
      return fail(error);
    }
    if (held instanceof JsonStream) return new JsonStream(leavingAtEnd(held, context));
    hold.leave();
    return held;
  };
  const run = (): unknown => {
    let result: unknown;
    try {
      result = next(arrival, context);
    } catch (error) {
      return fail(error);
    }
    return result instanceof Promise ? result.then(succeed, fail) : succeed(result);
  };
  const entry = hold.enter(context);
  if (entry === "running") return run();
  if (entry === "full") {
    const refusal = new RpcError("RateLimited", tooMany, { data: { retryAfterMs } });
    refundRefused(refusal, context);
    throw refusal;
  }
  return entry.then(run, (error: unknown) => {
    hold.giveUp();
    throw error;
  });
};

/** A stream runs until its reader has all of it, or is gone: until then it has a connection of the node, or an answer, to itself. */
async function* leavingAtEnd({ chunks }: JsonStream, { hold }: CallContext): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } finally {
    hold.leave();
  }
}

const tooMany = "too many calls are waiting already: try again when some are answered";

/** A guess: how long the calls that are running will take, nobody knows. */
const retryAfterMs = 1_000;
