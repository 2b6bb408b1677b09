import type { EventListener } from "../events/event-listener.js";
import type { Started } from "../events/subscription.js";
import { RpcError } from "../rpc/rpc-error.js";

/** Begins to tell a listener of events. */
export type StartEvents = (listener: EventListener) => Promise<Started>;

/** The subscriptions of one connection. */
export interface Subscriptions {
  /** Adds one, whose events are sent after the response; resolves to its ID. Throws RateLimited when there are too many. */
  open(start: StartEvents): Promise<string>;
  /** Ends one; false if there is none with that ID. */
  end(id: string): boolean;
}

/** The error for a transport that sends responses only. */
export function needsWebSocket(method: string): RpcError {
  const how = "open one at the same URL, with wss in place of https";
  return new RpcError("MethodNotFound", `${method} needs a WebSocket connection: ${how}`);
}
