import type { CountedRequest } from "../../limits/usage-counts.js";
import { isInvalid } from "../../rpc/request.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";
import { findMethod } from "./look-up.js";

/** Told of every request object when its result is there, or when its large result begins to stream. */
export type CountRequest = (request: CountedRequest) => void;

/** Counts every request object, what became of it and how long it took. */
export const measure =
  (countRequest: CountRequest): Stage =>
  (next) =>
  (call) => {
    const startMs = performance.now();
    const count = (code: number, message?: string): void => {
      const durationMs = performance.now() - startMs;
      countRequest({ caller: call.caller, method: labelOf(call), code, durationMs, message, source: call });
    };
    const succeed = (result: unknown): unknown => {
      count(0);
      return result;
    };
    const fail = (error: unknown): never => {
      if (error instanceof RpcError) count(error.code, error.message);
      else count(internalError.code);
      throw error;
    };
    let result: unknown;
    try {
      result = next(call);
    } catch (error) {
      return fail(error);
    }
    return result instanceof Promise ? result.then(succeed, fail) : succeed(result);
  };

/** What callers make up is not a name of its own, so that names stay few. */
function labelOf({ request }: Call): string {
  if (isInvalid(request)) return "invalid";
  return findMethod(request.method)?.name ?? "unknown";
}

const internalError = new RpcError("InternalError");
