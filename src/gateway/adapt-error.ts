import { type MethodName, methods } from "../../generated/methods.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import { keepRevertData } from "./keep-revert-data.js";

/**
 * Makes a method's errors what its callers get. An error that the document does not declare for the method is our failure: the log
 * has it, and the caller gets InternalError with the id under which it is there.
 */
export function createAdaptError(reportFailure: ReportFailure): (error: RpcError, method: string) => RpcError {
  return (error, method) => {
    if (!Object.hasOwn(methods, method)) return error;
    const entry = methods[method as MethodName];
    if (entry.errors.has(error.errorName)) return keepRevertData(error, entry);
    const undeclared = new Error(`${method} does not declare ${error.errorName}`, { cause: error });
    const data = { reason: "internal", requestId: reportFailure(undeclared, method) };
    return keepRevertData(new RpcError("InternalError", undefined, { data }), entry);
  };
}
