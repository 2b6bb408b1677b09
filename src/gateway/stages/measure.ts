import { errors } from "../../../generated/errors.js";
import { isInvalid } from "../../rpc/request.js";
import { errorNameOf, RpcError } from "../../rpc/rpc-error.js";
import type { Span } from "../../telemetry/span.js";
import type { CountedRequest } from "../../usage/usage-counts.js";
import type { Call, Stage } from "../call.js";
import { findMethod } from "./look-up.js";

/** Called with each request object when its result is complete, or begins to stream. */
export type CountRequest = (request: CountedRequest) => void;

/** The outcome of a request object. */
type Ending = Pick<CountedRequest, "code" | "message" | "resultBytes">;

/** Counts every request object with its outcome and duration, and makes it a step of its exchange's trace. */
export const measure =
  (countRequest: CountRequest): Stage =>
  (next) =>
  (call) => {
    const startMs = performance.now();
    call.span = call.exchange.span && beginSpan(call.exchange.span, call);
    const end = (result: unknown): unknown => {
      const isRefused = result instanceof RpcError;
      countRequest(toCounted(call, startMs, isRefused ? failure(result) : success(result)));
      if (call.span) endSpan(call.span, isRefused ? result : undefined);
      return result;
    };
    const fail = (error: unknown): never => {
      countRequest(toCounted(call, startMs, error instanceof RpcError ? failure(error) : unexpected));
      if (call.span) endSpan(call.span, error);
      throw error;
    };
    let result: unknown;
    try {
      result = next(call);
    } catch (error) {
      return fail(error);
    }
    return result instanceof Promise ? result.then(end, fail) : end(result);
  };

function toCounted(call: Call, startMs: number, ending: Ending): CountedRequest {
  const durationMs = performance.now() - startMs;
  const { code, message, resultBytes } = ending;
  return { caller: call.caller, method: labelOf(call), durationMs, source: call, code, message, resultBytes };
}

/** What callers make up is not a name of its own, so that names stay few. */
function labelOf({ request }: Call): string {
  if (isInvalid(request)) return "invalid";
  return findMethod(request.method)?.name ?? "unknown";
}

function failure({ code, message }: RpcError): Ending {
  return { code, message, resultBytes: undefined };
}

/** The sizes of streams and of values that are yet to be encoded are not known. */
function success(result: unknown): Ending {
  const resultBytes = result instanceof Uint8Array ? result.length : undefined;
  return { code: 0, message: undefined, resultBytes };
}

/** Its cause is for the log alone. */
const unexpected = { code: errors.InternalError.code, message: undefined, resultBytes: undefined };

/** Named as OpenTelemetry's conventions for RPC say. */
function beginSpan(exchange: Span, call: Call): Span {
  const method = labelOf(call);
  return exchange.begin(method, { "rpc.system.name": "jsonrpc", "rpc.method": method });
}

function endSpan(span: Span, error: unknown): void {
  if (error === undefined) return span.end();
  const { code } = error instanceof RpcError ? error : unexpected;
  span.set({ "rpc.response.status_code": String(code) });
  span.end(errorNameOf(error));
}
