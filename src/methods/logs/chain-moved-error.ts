import { RpcError } from "../../rpc/rpc-error.js";

/** The chain was reorganised between the reads of two parts of one result, so they don't fit together. */
export class ChainMovedError extends RpcError {
  constructor() {
    super("InternalError", "the chain was reorganised while it was read; try again", {
      data: { reason: "node_unavailable" },
    });
  }
}
