import { type QuotaLeft, readQuota } from "./read-quota.js";

export interface RpcFailure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** What came back for a request. */
export interface RpcOutcome {
  readonly status: number;
  readonly durationMs: number;
  /** Of the body, uncompressed. */
  readonly bytes: number;
  readonly quotas: readonly QuotaLeft[];
  /** Absent where the body is no JSON-RPC response. */
  readonly result?: unknown;
  readonly error?: RpcFailure;
  readonly text: string;
}

export interface OutgoingRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
}

/** Sends a request from this page. Throws where no response comes. */
export async function sendRequest({ endpoint, method, params, signal }: OutgoingRequest): Promise<RpcOutcome> {
  const startMs = performance.now();
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error("Cannot reach the service. Check your connection.", { cause: error });
  });
  const text = await response.text();
  return {
    status: response.status,
    durationMs: performance.now() - startMs,
    bytes: new TextEncoder().encode(text).length,
    quotas: readQuota(response.headers.get("ratelimit")),
    text,
    ...readBody(text),
  };
}

function readBody(text: string): Pick<RpcOutcome, "result" | "error"> {
  try {
    const { result, error } = JSON.parse(text) as { readonly result?: unknown; readonly error?: RpcFailure };
    return error ? { error } : { result };
  } catch {
    return {};
  }
}
