// Generated from openrpc.json by `npm run generate`. Do not edit.

/** An error that the service returned. `name` and `code` say which, `data` depends on them. */
export class RpcError extends Error {
    name;
    code;
    data;
    constructor(name, { code, message, data }) {
        super(message);
        this.name = name;
        this.code = code;
        this.data = data;
    }
}
/** No JSON-RPC response came back. `status` is that of the HTTP response, if there was one. */
export class ConnectionError extends Error {
    name = "ConnectionError";
    problem;
    status;
    constructor(problem, message, options = {}) {
        super(message, "cause" in options ? { cause: options.cause } : undefined);
        this.problem = problem;
        this.status = options.status;
    }
}
