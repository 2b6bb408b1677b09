// Generated from openrpc.json by `npm run generate`. Do not edit.

import { facts } from "./facts.js";
import { createBaseSocketClient } from "./runtime/socket/client.js";
import { shapes } from "./shapes.js";
/**
 * Creates a client for the subscriptions of an endpoint URL.
 * @throws TypeError when it is no http or https URL, or there is no WebSocket.
 */
export function createSocketClient(endpoint, options = {}) {
    return createBaseSocketClient(endpoint, { facts, shapes }, options);
}
