import type { MethodEntry } from "../../../generated/methods.js";
import { normaliseParams } from "../../gateway/stages/validate-params.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { ApiFailure } from "../api/request.js";

/** What the service would refuse about the params, in its words and at their place; null: nothing. */
export function checkParams(method: MethodEntry, params: readonly unknown[]): ApiFailure | null {
  try {
    normaliseParams(method, params);
    return null;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const field = (error.data as { readonly param?: string } | undefined)?.param;
    return new ApiFailure(
      { code: error.errorName, message: error.message, ...(field !== undefined && { field }) },
      200,
    );
  }
}
