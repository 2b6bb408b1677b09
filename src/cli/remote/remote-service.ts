import { UsageError } from "../command.js";
import type { Terminal } from "../terminal.js";
import { type Credentials, readCredentials } from "./credentials.js";

/** A request to the management API. */
export interface RemoteRequest {
  readonly verb: string;
  /** Below `/v1`. */
  readonly path: string;
  readonly body?: unknown;
}

export interface RemoteResponse {
  readonly status: number;
  /** Undefined without a body. */
  readonly body: unknown;
}

const timeoutMs = 30_000;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A service's origin. @throws UsageError unless an access key may be sent there */
export function readServiceUrl(text: string): string {
  if (!URL.canParse(text)) throw new UsageError(`"${text}" is not a URL, such as https://rootgate.example`);
  const { protocol, hostname, origin, username } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
  if (!isSafe || username !== "") throw new UsageError("the URL must begin with https://, except on this machine");
  return origin;
}

/** By the options and the environment, else as logged in. @throws UsageError if there are none */
export function findCredentials(terminal: Pick<Terminal, "env">, url: string | undefined): Credentials {
  const stored = readCredentials(terminal);
  const origin = url === undefined ? stored?.url : readServiceUrl(url);
  const accessKey = terminal.env["ROOTGATE_ACCESS_KEY"] ?? (origin === stored?.url ? stored?.accessKey : undefined);
  if (origin === undefined) throw new UsageError("not logged in: rootgate login URL");
  if (accessKey === undefined) throw new UsageError(`no access key for ${origin}: rootgate login ${origin}`);
  return { url: origin, accessKey };
}

/** Sends a request with the access key, never to where a response redirects. @throws if nothing responds */
export async function sendRequest(
  { url, accessKey }: Credentials,
  { verb, path, body }: RemoteRequest,
): Promise<RemoteResponse> {
  const response = await fetch(`${url}/v1${path}`, {
    method: verb,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${accessKey}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not respond`, { cause: error });
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : readJson(text, url) };
}

function readJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${url} is not a rootgate service: its response is not JSON`);
  }
}

/** Why a request was refused. */
export function describeRefusal({ status, body }: RemoteResponse): string {
  const { error } = (body ?? {}) as { readonly error?: { readonly message?: string; readonly field?: string } };
  const field = error?.field === undefined ? "" : `${error.field}: `;
  return `${field}${error?.message ?? `the service returned status ${status}`}`;
}
