// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type CallOptions, type Facts, type Outcome, type RequesterOptions } from "./requester.js";
/** What every client has besides its methods. */
export interface BaseClient {
    request(method: string, params: readonly unknown[], options?: CallOptions): Promise<unknown>;
    batch(calls: readonly (readonly [method: string, ...params: unknown[]])[], options?: CallOptions): Promise<Outcome[]>;
    with(options: CallOptions): BaseClient;
}
/** A client with a function for each method. */
export declare function createBaseClient(endpoint: string | URL, { facts, methods }: {
    facts: Facts;
    methods: readonly string[];
}, options?: RequesterOptions): BaseClient;
