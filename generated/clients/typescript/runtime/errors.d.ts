// Generated from openrpc.json by `npm run generate`. Do not edit.

/** An error that the service returned. `name` and `code` say which, `data` depends on them. */
export declare class RpcError extends Error {
    readonly name: string;
    readonly code: number;
    readonly data: unknown;
    constructor(name: string, { code, message, data }: {
        code: number;
        message: string;
        data?: unknown;
    });
}
/** Why there is no JSON-RPC response. */
export type ConnectionProblem = "network" | "timeout" | "http" | "malformed";
/** No JSON-RPC response came back. `status` is that of the HTTP response, if there was one. */
export declare class ConnectionError extends Error {
    readonly name = "ConnectionError";
    readonly problem: ConnectionProblem;
    readonly status: number | undefined;
    constructor(problem: ConnectionProblem, message: string, options?: {
        status?: number;
        cause?: unknown;
    });
}
