import type { Transport } from "../../src/web/request-code/socket-code.js";
import type { Method } from "./openrpc-document.js";

/** How a method is reached: subscriptions belong to a WebSocket connection. */
export function transportOf(method: Method): Transport {
  if (method["x-notifications"]) return "events";
  const { part } = (method as Partial<Method>)["x-policy"] ?? {};
  return part === "subscription" ? "websocket" : "http";
}
