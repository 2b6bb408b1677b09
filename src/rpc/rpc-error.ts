import { type ErrorName, errors } from "../../generated/errors.js";

/** What may accompany an error: `data` goes to the caller, `cause` only to the log. */
export interface RpcErrorOptions {
  data?: unknown;
  cause?: unknown;
}

/**
 * The one error class whose text reaches a caller. Names, codes and default messages are the document's
 * (`components.errors`); `detail` replaces the default message: a clause that says what is wrong and what would be right.
 * It has no stack, which would cost more than the rest of a refusal: who made it is plain from its text, or from its `cause`.
 */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  #json: string | undefined;

  constructor(
    readonly errorName: ErrorName,
    detail?: string,
    options: RpcErrorOptions = {},
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(detail ?? errors[errorName].message, options.cause === undefined ? undefined : { cause: options.cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "RpcError";
    this.code = errors[errorName].code;
    this.data = options.data;
  }

  /** The Error object of JSON-RPC 2.0, as JSON: made once, since a refusal may be sent over and over. */
  get json(): string {
    const { code, message, data } = this;
    return (this.#json ??= JSON.stringify({ code, message, data }));
  }
}

/** What a failure is called in traces: the name of the document's error that it is, or InternalError. */
export function errorNameOf(error: unknown): ErrorName {
  return error instanceof RpcError ? error.errorName : "InternalError";
}
