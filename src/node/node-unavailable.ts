import { RpcError } from "../rpc/rpc-error.js";

/** The error for a node that gave no usable response. What went wrong goes to the log only, as `cause`. */
export function nodeUnavailable(cause: unknown): RpcError {
  return new RpcError("InternalError", "the blockchain node gave no response", {
    data: { reason: "node_unavailable" },
    cause,
  });
}

/** `error` if it already is what a caller may see, else `nodeUnavailable` because of it. */
export function asNodeUnavailable(error: unknown): RpcError {
  return error instanceof RpcError ? error : nodeUnavailable(error);
}
