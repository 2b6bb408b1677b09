// Generated from openrpc.json by `npm run generate`. Do not edit.

import { facts, methodNames } from "./facts.js";
import { createBaseClient } from "./runtime/client.js";
import { RpcError as BaseRpcError } from "./runtime/errors.js";
import { shapes } from "./shapes.js";
export { ConnectionError } from "./runtime/errors.js";
export const RpcError = BaseRpcError;
/**
 * Creates a client for an endpoint URL.
 * @throws TypeError when it is no http or https URL.
 */
export function createClient(endpoint, options = {}) {
    return createBaseClient(endpoint, { facts, methods: methodNames, shapes }, options);
}
