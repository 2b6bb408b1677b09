import type { ErrorName } from "../../generated/errors.js";
import { RpcError } from "../rpc/rpc-error.js";

/** An HTTP-level error: its own status, with a JSON-RPC error as body. */
export class HttpRefusal extends RpcError {
  constructor(
    readonly status: number,
    errorName: ErrorName,
    detail: string,
  ) {
    super(errorName, detail);
  }
}
