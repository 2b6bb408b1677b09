import type { CountedRequest } from "../../limits/usage-counts.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { ArrivalStage } from "../call.js";
import { labelOf } from "../method-label.js";

/** Told of every request object when it is answered, or when its large result begins to stream. */
export type CountRequest = (request: CountedRequest) => void;

/** Counts every request object, what became of it and how long it took. */
export const measure =
  (countRequest: CountRequest): ArrivalStage =>
  (next) =>
  (arrival, context) => {
    const startMs = performance.now();
    const count = (code: number): void =>
      countRequest({ caller: context.caller, method: labelOf(arrival), code, durationMs: performance.now() - startMs });
    const succeed = (result: unknown): unknown => {
      count(0);
      return result;
    };
    const fail = (error: unknown): never => {
      count(error instanceof RpcError ? error.code : internalError.code);
      throw error;
    };
    let result: unknown;
    try {
      result = next(arrival, context);
    } catch (error) {
      return fail(error);
    }
    return result instanceof Promise ? result.then(succeed, fail) : succeed(result);
  };

const internalError = new RpcError("InternalError");
