// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError } from "./errors.js";
/** Posts JSON and resolves to the JSON that comes back. Rejects with a ConnectionError, whose text never contains the URL: it holds the API key. */
export async function post(url, body, { fetch = globalThis.fetch, headers, timeoutMs, signal }) {
    signal?.throwIfAborted();
    const ended = new AbortController();
    const onTimeout = () => ended.abort(new ConnectionError("timeout", `no response within ${timeoutMs} ms`));
    const onAbort = () => ended.abort(signal?.reason);
    const timer = setTimeout(onTimeout, timeoutMs);
    signal?.addEventListener("abort", onAbort);
    try {
        const all = { ...headers, "content-type": "application/json" };
        // What a redirect leads to is not the service that the key and the body are for.
        const options = { method: "POST", headers: all, body, redirect: "manual", signal: ended.signal };
        const response = await fetch(url, options);
        return parse(await response.text(), response.status);
    }
    catch (cause) {
        if (ended.signal.aborted)
            throw ended.signal.reason;
        if (cause instanceof ConnectionError)
            throw cause;
        throw new ConnectionError("network", "cannot reach the service", { cause });
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
    }
}
/** What a proxy returns in the service's place may be JSON, too. */
function parse(text, status) {
    const value = parseJson(text);
    const isResponse = Array.isArray(value) || (typeof value === "object" && value !== null && "jsonrpc" in value);
    if (isResponse || (value !== undefined && status < 400))
        return value;
    throw new ConnectionError("http", `HTTP ${status} without a JSON-RPC response`, { status });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
