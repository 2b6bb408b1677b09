import { RpcError } from "./rpc-error.js";

/** What a request gets that needs the store while it is away; the log has the outage under `requestId`. */
export function storeUnavailable({ requestId }: { readonly requestId: string }): RpcError {
  return new RpcError("InternalError", "the service's database does not respond: try again", {
    data: { reason, requestId },
  });
}

/** Whether an error is what `storeUnavailable` makes. */
export function isStoreUnavailable(error: unknown): error is RpcError {
  return error instanceof RpcError && (error.data as { reason?: unknown } | undefined)?.reason === reason;
}

const reason = "store_unavailable";
