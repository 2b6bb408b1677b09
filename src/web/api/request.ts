import type { ApiErrorBody } from "../../http/api/api-types.js";

/** Why the API did not do what it was asked: the server's words, or `offline` when none came. */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor({ code, message, field }: ApiErrorBody["error"], status: number) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

export interface RequestOptions {
  readonly verb?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Asks a route of the JSON API. Throws ApiFailure. */
export async function request<Result>(path: string, { verb = "GET", body, signal }: RequestOptions = {}) {
  const init: RequestInit = { method: verb, headers: { accept: "application/json" } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiFailure({ code: "offline", message: "Cannot reach the service. Check your connection." }, 0);
  });
  if (!response.ok) throw await readFailure(response);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const fallback = {
    code: "internal",
    message: `The service returned status ${response.status}. Try again in a moment.`,
  };
  const body = (await response.json().catch(() => undefined)) as Partial<ApiErrorBody> | undefined;
  return new ApiFailure(body?.error ?? fallback, response.status);
}
