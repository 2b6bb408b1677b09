// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError, type RpcError } from "./errors.js";
/** By error name: whether a call that failed so may be sent again, and which calls. Errors that are absent are final. */
export type RetryRules = Readonly<Record<string, "always" | "idempotent">>;
/** How long to wait before a failed call is sent again; undefined where that would not help, or might do it twice. */
export declare function retryDelayMs(error: RpcError | ConnectionError, { isIdempotent, attempt, rules }: {
    isIdempotent: boolean;
    attempt: number;
    rules: RetryRules;
}): number | undefined;
/** Resolves after a while; rejects with the signal's reason once that aborts. */
export declare function sleep(ms: number, signal: AbortSignal | undefined): Promise<void>;
