import type { Auth } from "../../accounts/auth.js";
import { authPath } from "../../accounts/password-options.js";
import { ApiError } from "./api-error.js";

export interface AuthCall {
  /** Path relative to the library's mount. */
  readonly path: string;
  readonly verb: "GET" | "POST";
  readonly body?: unknown;
}

interface Forwarding {
  readonly headers: Headers;
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** Passes a checked request to the accounts library, forwards its cookies and converts its errors. */
export async function callAuth(
  { auth, publicUrl }: { readonly auth: Auth; readonly publicUrl: string },
  { headers, setCookies }: Forwarding,
  { path, verb, body }: AuthCall,
): Promise<Readonly<Record<string, unknown>>> {
  const forwarded = new Headers(headers);
  for (const name of ["content-length", "transfer-encoding", "connection"]) forwarded.delete(name);
  // The origin has been checked against all of the dashboard's URLs; the library knows only the first.
  forwarded.set("origin", publicUrl);
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await auth.handle(
    new Request(`${publicUrl}${authPath}/${path}`, { method: verb, headers: forwarded, ...init }),
  );
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) setCookies(cookies);
  const result = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
  // The library responds with 422 to every failure to create a user, including a read-only store.
  if (response.status >= 500 || result?.["code"] === "FAILED_TO_CREATE_USER")
    throw new Error(`the accounts library returned ${response.status}`);
  if (response.status >= 400) throw toApiError(response.status, result ?? {});
  return result ?? {};
}

function toApiError(status: number, { code, message }: Readonly<Record<string, unknown>>): ApiError {
  const name = typeof code === "string" ? code.toLowerCase() : "invalid";
  const text = typeof message === "string" ? message : "This was refused";
  return new ApiError(name, text, { status, ...(codeErrors.has(name) && { field: "code" }) });
}

/** Errors that the field for a code shows. */
const codeErrors: ReadonlySet<string> = new Set(["code_required", "invalid_code", "invalid_backup_code"]);
