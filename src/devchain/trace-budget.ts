import { RpcError } from "../rpc/rpc-error.js";

/** As much as RSKj returns. */
const maxBytes = 10 * 1024 * 1024;

/** How large the traces of one call may still get, in bytes. */
export class TraceBudget {
  #leftBytes = maxBytes;

  /** Throws LimitExceeded when they get larger. */
  take(bytes: number): void {
    this.#leftBytes -= bytes;
    if (this.#leftBytes < 0)
      throw new RpcError("LimitExceeded", `the traces are more than ${maxBytes} bytes`, {
        data: { reason: "too_large" },
      });
  }
}
