// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError } from "./errors.js";
const firstDelayMs = 200;
const maxDelayMs = 10_000;
const worthRetrying = [408, 425, 429, 500, 502, 503, 504];
/** How long to wait before a failed call is sent again; undefined where that would not help, or might do it twice. */
export function retryDelayMs(error, { isIdempotent, attempt, rules }) {
    const rule = error instanceof ConnectionError ? ruleOf(error) : rules[error.name];
    if (rule === undefined || (rule === "idempotent" && !isIdempotent))
        return undefined;
    const askedMs = error instanceof ConnectionError ? undefined : readDelay(error.data);
    if (askedMs !== undefined)
        return askedMs <= maxDelayMs ? askedMs : undefined;
    // Half of it by chance: callers that failed together should not all come back together.
    return Math.min(firstDelayMs * 2 ** attempt, maxDelayMs) * (0.5 + Math.random() / 2);
}
/** Resolves after a while; rejects with the signal's reason once that aborts. */
export function sleep(ms, signal) {
    return new Promise((resolve, reject) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            if (signal?.aborted)
                reject(signal.reason);
            else
                resolve();
        };
        const timer = setTimeout(end, ms);
        if (signal?.aborted)
            end();
        else
            signal?.addEventListener("abort", end);
    });
}
function ruleOf({ problem, status }) {
    if (problem === "network")
        return "idempotent";
    return problem === "http" && worthRetrying.includes(status) ? "idempotent" : undefined;
}
function readDelay(data) {
    const { retryAfterMs } = (data ?? {});
    return typeof retryAfterMs === "number" ? retryAfterMs : undefined;
}
