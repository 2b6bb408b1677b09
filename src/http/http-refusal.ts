import type { ErrorName } from "../../generated/errors.js";
import { RpcError } from "../rpc/rpc-error.js";

/** A refusal for reasons of HTTP: its own status, with a JSON-RPC error body all the same. */
export class HttpRefusal extends RpcError {
  constructor(
    readonly status: number,
    errorName: ErrorName,
    detail: string,
  ) {
    super(errorName, detail);
  }
}
