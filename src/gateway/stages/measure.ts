import { errors } from "../../../generated/errors.js";
import type { CountedRequest } from "../../limits/usage-counts.js";
import { isInvalid } from "../../rpc/request.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Call, Stage } from "../call.js";
import { findMethod } from "./look-up.js";

/** Told of every request object when its result is there, or when its large result begins to stream. */
export type CountRequest = (request: CountedRequest) => void;

/** What became of a request object. */
type Ending = Pick<CountedRequest, "code" | "message">;

/** Counts every request object, what became of it and how long it took. */
export const measure =
  (countRequest: CountRequest): Stage =>
  (next) => {
    const count = (call: Call, startMs: number, { code, message }: Ending): void => {
      const durationMs = performance.now() - startMs;
      countRequest({ caller: call.caller, method: labelOf(call), code, durationMs, message, source: call });
    };
    const fail = (error: unknown, call: Call, startMs: number): never => {
      count(call, startMs, error instanceof RpcError ? error : unexpected);
      throw error;
    };
    return (call) => {
      const startMs = performance.now();
      let result: unknown;
      try {
        result = next(call);
      } catch (error) {
        return fail(error, call, startMs);
      }
      const succeed = (value: unknown): unknown => {
        count(call, startMs, success);
        return value;
      };
      return result instanceof Promise
        ? result.then(succeed, (error: unknown) => fail(error, call, startMs))
        : succeed(result);
    };
  };

/** What callers make up is not a name of its own, so that names stay few. */
function labelOf({ request }: Call): string {
  if (isInvalid(request)) return "invalid";
  return findMethod(request.method)?.name ?? "unknown";
}

const success = { code: 0, message: undefined };

/** Its cause is for the log alone. */
const unexpected = { code: errors.InternalError.code, message: undefined };
