import { BehindError } from "../../node/behind-error.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { noStateOverride, stateNotKept } from "../../upstream/translate-error.js";

/** Whether the error is the node's fault: it gave no usable response. */
export function isNodeFailure(error: unknown): boolean {
  return error instanceof RpcError && reasonOf(error) === "node_unavailable";
}

/** Whether another node may do better: this one failed, gave a result that makes no sense, is behind, or lacks old state or the method. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof BehindError) return true;
  if (!(error instanceof RpcError)) return false;
  return error.errorName === "InternalError" || error.message === stateNotKept || isMissingFeature(error);
}

/** Whether the node lacks what the call needs: a method, or an option of it. Others may have it. */
export function isMissingFeature(error: unknown): boolean {
  return error instanceof RpcError && (error.errorName === "MethodNotFound" || error.message === noStateOverride);
}

/** Whether it says that there is no such block. */
export function isUnknownBlock(error: unknown): boolean {
  return error instanceof RpcError && error.errorName === "InvalidParams" && /^block .* not found$/.test(error.message);
}

function reasonOf({ errorName, data }: RpcError): unknown {
  return errorName === "InternalError" ? (data as { reason?: unknown } | undefined)?.reason : undefined;
}
