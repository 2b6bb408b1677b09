import type { ApiErrorBody, ApiErrorCode } from "./api-types.js";

const statuses: Readonly<Record<ApiErrorCode, number>> = {
  invalid: 400,
  malformed: 400,
  unauthorized: 401,
  foreign_origin: 403,
  foreign_host: 403,
  not_found: 404,
  method_not_allowed: 405,
  key_limit: 409,
  too_large: 413,
  content_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

export interface ApiErrorOptions {
  /** The member at fault. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a code that is not the API's own. */
  readonly status?: number;
}

/** What a route of the JSON API throws: a code, and a sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ApiErrorBody;

  constructor(code: ApiErrorBody["error"]["code"], message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.name = "ApiError";
    this.status = options.status ?? statuses[code as ApiErrorCode];
    this.headers = options.headers ?? {};
    this.body = { error: { code, message, ...(options.field !== undefined && { field: options.field }) } };
  }
}

/** The one answer for what doesn't exist, and for what exists but isn't the caller's. */
export function notFound(): ApiError {
  return new ApiError("not_found", "There is no such thing here");
}
