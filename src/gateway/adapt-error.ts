import { type MethodEntry, type MethodName, methods } from "../../generated/methods.js";
import { RpcError } from "../rpc/rpc-error.js";
import { type ReportFailure, translateFailure } from "../rpc/translate-failure.js";
import type { Call } from "./call.js";

/** The call that failed, and its request. */
interface FailedCall extends Pick<Call, "methodName"> {
  readonly exchange: Pick<Call["exchange"], "requestId">;
}

/**
 * Makes what failed what the call's sender gets. What is unexpected, and an error that the document does not declare for the method,
 * is our failure: the log has it, and the caller gets InternalError with the id under which it is there.
 */
export function createAdaptError(reportFailure: ReportFailure): (error: unknown, call: FailedCall) => RpcError {
  return (error, { methodName, exchange: { requestId } }) => {
    const request = { requestId, method: methodName || undefined };
    const translated = translateFailure(error, (failure) => reportFailure(failure, request));
    if (!Object.hasOwn(methods, methodName)) return translated;
    const entry = methods[methodName as MethodName];
    if (entry.errors.has(translated.errorName)) return keepRevertData(translated, entry);
    const undeclared = new Error(`${methodName} does not declare ${translated.errorName}`, { cause: translated });
    const data = { reason: "internal", requestId: reportFailure(undeclared, request) };
    return keepRevertData(new RpcError("InternalError", undefined, { data }), entry);
  };
}

/**
 * Of a method that may revert, only a revert keeps its `data`: web3.py takes every other object there for a revert, too. The id by
 * which the log knows a failure goes into the message.
 */
function keepRevertData(error: RpcError, { errors }: MethodEntry): RpcError {
  const isKept = error.data === undefined || error.errorName === "ExecutionReverted";
  if (isKept || !errors.has("ExecutionReverted")) return error;
  const requestId = requestIdIn(error.data);
  const detail = requestId === undefined ? error.message : `${error.message} (request id ${requestId})`;
  return new RpcError(error.errorName, detail, { cause: error.cause });
}

function requestIdIn(data: unknown): string | undefined {
  const isThere = typeof data === "object" && data !== null && "requestId" in data;
  return isThere && typeof data.requestId === "string" ? data.requestId : undefined;
}
