import { type MethodEntry, methods } from "../../generated/methods.js";

const entries: Readonly<Record<string, MethodEntry | undefined>> = methods;

/**
 * Whether a read costs a node little and has a short result: those share batches and a WebSocket without holding others up, since
 * RSKj works through a batch, and through a connection, in order. `eth_syncing` is a health check's, and no method of the document.
 */
export function isCheapRead(method: string): boolean {
  return method === "eth_syncing" || entries[method]?.policy.weight === "light";
}
