// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, RpcError } from "./errors.js";
import { type HttpOptions } from "./post.js";
import { type RetryRules } from "./retry.js";
import { type BatchLimits } from "./split-batch.js";
/** What the service's document says, as far as sending calls depends on it. */
export interface Facts extends BatchLimits {
    /** By code. */
    errorNames: Readonly<Record<number, string>>;
    retry: RetryRules;
    /** The names of the params of methods that take them as an object only. */
    byName: Readonly<Record<string, readonly string[]>>;
    /** Methods that must not be sent twice. */
    notIdempotent: readonly string[];
    timeoutMs: number;
}
/** How one call, or one batch, is sent. */
export interface CallOptions {
    /** How long each attempt may take; by default a little longer than the service itself would. */
    timeoutMs?: number | undefined;
    /** Ends the call: it rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** How often a call is sent again where the error contract says that this may help; 3 by default. */
    retries?: number | undefined;
}
/** How all calls are sent. */
export interface RequesterOptions extends HttpOptions, CallOptions {
}
export interface Call {
    readonly method: string;
    readonly params: readonly unknown[];
}
/** The outcome of a call. */
export type Outcome = {
    readonly result: unknown;
    readonly error?: undefined;
} | {
    readonly result?: undefined;
    readonly error: RpcError | ConnectionError;
};
/** Sends calls to one endpoint. */
export interface Requester {
    /** Resolves to an outcome for each call, in their order, over as many HTTP requests as it takes. Rejects only when aborted. */
    send(calls: readonly Call[], options?: CallOptions): Promise<Outcome[]>;
    /** Resolves to the result of one call, or rejects with its error. */
    request(call: Call, options?: CallOptions): Promise<unknown>;
}
/** @throws TypeError when the endpoint is no http or https URL. Its text never contains the URL: it holds the API key. */
export declare function createRequester(endpoint: string | URL, facts: Facts, defaults?: RequesterOptions): Requester;
