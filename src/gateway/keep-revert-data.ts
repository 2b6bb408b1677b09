import type { MethodEntry } from "../../generated/methods.js";
import { RpcError } from "../rpc/rpc-error.js";

/**
 * Of a method that may revert, only a revert keeps its `data`: web3.py takes every other object there for a revert, too. The id by
 * which the log knows a failure goes into the message.
 */
export function keepRevertData(error: RpcError, { errors }: MethodEntry): RpcError {
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
