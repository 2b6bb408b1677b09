// Generated from openrpc.json by `npm run generate`. Do not edit.

import { facts } from "./facts.js";
import { createBaseProvider } from "./runtime/provider.js";
/**
 * Creates a provider for an endpoint: a URL that ends in an API key.
 * @throws TypeError when it is no http or https URL.
 */
export function createProvider(endpoint, options = {}) {
    return createBaseProvider(endpoint, facts, options);
}
