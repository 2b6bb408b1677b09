import type { Concurrency } from "../../limits/concurrency.js";
import { JsonStream } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { ArrivalStage } from "../call.js";

/** Lets so many of a user's calls run at once; more wait in order, and past a full queue they are refused. */
export const limitConcurrency =
  (concurrency: Concurrency): ArrivalStage =>
  (next) =>
  (arrival, context) => {
    const { userId } = context.caller;
    const leave = (): void => concurrency.leave(userId);
    // Cheaper than `finally`, which makes two promises more.
    const succeed = (result: unknown): unknown => {
      if (result instanceof JsonStream) return new JsonStream(leavingAtEnd(result, leave));
      leave();
      return result;
    };
    const fail = (error: unknown): never => {
      leave();
      throw error;
    };
    const run = (): unknown => {
      let result: unknown;
      try {
        result = next(arrival, context);
      } catch (error) {
        return fail(error);
      }
      if (result instanceof Promise) return result.then(succeed, fail);
      return succeed(result);
    };
    const entry = concurrency.enter(userId, context);
    if (entry === "running") return run();
    if (entry === "full")
      throw new RpcError("RateLimited", "too many calls are waiting already: try again when some are answered", {
        data: { retryAfterMs },
      });
    return entry.then(run);
  };

/** A stream runs until its reader has all of it, or is gone: until then it has a connection of the node, or an answer, to itself. */
async function* leavingAtEnd({ chunks }: JsonStream, leave: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } finally {
    leave();
  }
}

/** A guess: how long the calls that are running will take, nobody knows. */
const retryAfterMs = 1_000;
