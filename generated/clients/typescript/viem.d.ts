// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { CustomTransport } from "viem";
import type { RequesterOptions } from "./runtime/requester.js";
export type { RequesterOptions as TransportOptions } from "./runtime/requester.js";
/**
 * A viem transport for an endpoint, a URL that ends in an API key: `createPublicClient({ chain, transport: rootgate(endpoint) })`.
 * @throws TypeError when it is no http or https URL.
 */
export declare function rootgate(endpoint: string | URL, options?: RequesterOptions): CustomTransport;
