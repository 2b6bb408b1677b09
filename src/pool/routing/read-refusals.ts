import { BehindError } from "../../node/behind-error.js";
import { nodeUnavailable } from "../../node/node-unavailable.js";
import { RpcError } from "../../rpc/rpc-error.js";

/** Every node has as many calls waiting as it may have. */
export function busy(): RpcError {
  return new RpcError("InternalError", "the blockchain nodes have too many calls waiting; try again", {
    data: { reason: "node_unavailable" },
  });
}

/** The error for the caller of a read that no node could serve, from what the nodes failed of, if anything. */
export function asCallersSee(error: unknown): unknown {
  if (error instanceof BehindError) return error.unavailable;
  return error instanceof RpcError
    ? error
    : nodeUnavailable(error ?? new Error("no node in service has reached the shown head"));
}
