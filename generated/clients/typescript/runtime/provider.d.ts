// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type Facts, type RequesterOptions } from "./requester.js";
/** What an EIP-1193 provider rejects with. */
export interface ProviderRpcError extends Error {
    code: number;
    data?: unknown;
}
/** The events that the provider emits. */
export interface ProviderEvents {
    /** The first result has come, or the first after a disconnection. */
    connect: (info: {
        readonly chainId: string;
    }) => void;
    /** The service cannot be reached. */
    disconnect: (error: ProviderRpcError) => void;
}
/** An Ethereum provider (EIP-1193) without accounts. */
export interface BaseProvider {
    request(call: {
        readonly method: string;
        readonly params?: readonly unknown[];
    }): Promise<unknown>;
    on<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): BaseProvider;
    removeListener<Name extends keyof ProviderEvents>(event: Name, listener: ProviderEvents[Name]): BaseProvider;
}
/** @see https://eips.ethereum.org/EIPS/eip-1193 */
export declare function createBaseProvider(endpoint: string | URL, facts: Facts, options?: RequesterOptions): BaseProvider;
