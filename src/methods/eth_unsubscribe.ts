import type { Handler } from "./handler.js";
import { needsWebSocket } from "./subscriptions.js";

/** Ends a subscription of the same connection. */
export const eth_unsubscribe: Handler<"eth_unsubscribe"> = ([id], { subscriptions }) => {
  if (!subscriptions) throw needsWebSocket("eth_unsubscribe");
  return subscriptions.end(id);
};
