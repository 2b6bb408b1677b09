// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { RequesterOptions } from "./runtime/requester.js";
import type * as types from "./types.js";
export { ConnectionError, type ConnectionProblem } from "./runtime/errors.js";
export type { CallOptions, RequesterOptions as ClientOptions } from "./runtime/requester.js";
export type * from "./types.js";
/** An error that the service returned; `name` tells which, and what is in `data`. */
export type RpcError = types.RpcError;
export declare const RpcError: abstract new (...args: never) => RpcError;
/**
 * Creates a client for an endpoint URL.
 * @throws TypeError when it is no http or https URL.
 */
export declare function createClient(endpoint: string | URL, options?: RequesterOptions): types.Client;
