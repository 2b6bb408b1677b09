// Generated from openrpc.json by `npm run generate`. Do not edit.

import { facts } from "./facts.js";
import { createViemTransport } from "./runtime/viem-transport.js";
/**
 * A viem transport for an endpoint, a URL that ends in an API key: `createPublicClient({ chain, transport: rootgate(endpoint) })`.
 * @throws TypeError when it is no http or https URL.
 */
export function rootgate(endpoint, options = {}) {
    return createViemTransport(endpoint, { facts, name: "rootgate" }, options);
}
