// Generated from openrpc.json by `npm run generate`. Do not edit.

/** How requests travel. */
export interface HttpOptions {
    /** The fetch to use; by default the global one. */
    fetch?: typeof globalThis.fetch | undefined;
    /** HTTP headers besides the content type. */
    headers?: Readonly<Record<string, string>> | undefined;
}
/** When an attempt ends. */
export interface Deadline {
    timeoutMs: number;
    /** Ends it earlier: the call rejects with the signal's reason. */
    signal: AbortSignal | undefined;
}
/** Posts JSON and resolves to the JSON that comes back. Rejects with a ConnectionError, whose text never contains the URL: it holds the API key. */
export declare function post(url: string, body: string, { fetch, headers, timeoutMs, signal }: HttpOptions & Deadline): Promise<unknown>;
