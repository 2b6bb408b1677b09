import type { ApiErrorBody, ApiErrorCode } from "./api-types.js";

const statuses: Readonly<Record<ApiErrorCode, number>> = {
  invalid: 400,
  malformed: 400,
  unauthorized: 401,
  foreign_origin: 403,
  code_required: 403,
  missing_scope: 403,
  foreign_host: 403,
  not_found: 404,
  method_not_allowed: 405,
  key_limit: 409,
  conflict: 409,
  too_large: 413,
  content_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** The HTTP status of an error. */
export function statusOf(code: ApiErrorCode): number {
  return statuses[code];
}

export interface ApiErrorOptions {
  /** The invalid member. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The HTTP status, for codes that are not the API's own. */
  readonly status?: number;
}

/** Error of a JSON API route: a code, and a message for users. */
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

/** A change that takes a code of two-factor authentication. */
export function codeRequired(): ApiError {
  return new ApiError("code_required", "Enter a code from your authenticator app, or a backup code", { field: "code" });
}

/** The same error for missing objects and for those of other users. */
export function notFound(): ApiError {
  return new ApiError("not_found", "Not found");
}
