/** An error that the service returned. `name` and `code` say which, `data` depends on them. */
export class RpcError extends Error {
  override readonly name: string;
  readonly code: number;
  readonly data: unknown;

  constructor(name: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.name = name;
    this.code = code;
    this.data = data;
  }
}

/** Why there is no JSON-RPC response. */
export type ConnectionProblem = "network" | "timeout" | "http" | "malformed";

/** No JSON-RPC response came back. `status` is that of the HTTP response, if there was one. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly problem: ConnectionProblem;
  readonly status: number | undefined;

  constructor(problem: ConnectionProblem, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.problem = problem;
    this.status = options.status;
  }
}
