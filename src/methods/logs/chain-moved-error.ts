import { RpcError } from "../../rpc/rpc-error.js";

/** The chain was reorganised between the reading of two parts of one answer, so that they don't fit together. */
export class ChainMovedError extends RpcError {
  constructor() {
    super("InternalError", "the chain was reorganised while its logs were read; try again", {
      data: { reason: "node_unavailable" },
    });
  }
}
