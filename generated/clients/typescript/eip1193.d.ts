// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type BaseProvider } from "./runtime/provider.js";
import type { RequesterOptions } from "./runtime/requester.js";
import type { ResultOf, Wire } from "./runtime/typed.js";
import type { RpcMethods, RpcResultCases } from "./types.js";
export type { ProviderEvents, ProviderRpcError } from "./runtime/provider.js";
export type { RequesterOptions as ProviderOptions } from "./runtime/requester.js";
/** An Ethereum provider (EIP-1193) without accounts, typed for the service's methods. Quantities are texts, as they are on the wire. */
export interface Provider extends BaseProvider {
    request<Method extends keyof RpcMethods, const Params extends Readonly<RpcMethods[Method]["params"]>>(call: {
        readonly method: Method;
        readonly params: Params;
    }): Promise<Wire<ResultOf<RpcMethods, RpcResultCases, Method, Params>>>;
    request(call: {
        readonly method: string;
        readonly params?: readonly unknown[];
    }): Promise<unknown>;
}
/**
 * Creates a provider for an endpoint: a URL that ends in an API key.
 * @throws TypeError when it is no http or https URL.
 */
export declare function createProvider(endpoint: string | URL, options?: RequesterOptions): Provider;
