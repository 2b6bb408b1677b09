// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type Shapes } from "./quantities.js";
import { type CallOptions, type Facts, type Outcome, type RequesterOptions } from "./requester.js";
/** What every client has besides its methods. */
export interface BaseClient {
    request(method: string, params: readonly unknown[], options?: CallOptions): Promise<unknown>;
    batch(calls: readonly (readonly [method: string, ...params: unknown[]])[], options?: CallOptions): Promise<Outcome[]>;
    with(options: CallOptions): BaseClient;
}
/** What a client is made of, besides the runtime. */
export interface ClientParts {
    readonly facts: Facts;
    readonly methods: readonly string[];
    readonly shapes: Shapes;
}
/** A client with a function for each method. */
export declare function createBaseClient(endpoint: string | URL, { facts, methods, shapes }: ClientParts, options?: RequesterOptions): BaseClient;
