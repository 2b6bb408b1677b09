import { ConnectionError, type RpcError } from "./errors.js";

/** By error name: whether a call that failed so may be sent again, and which calls. Errors that are absent are final. */
export type RetryRules = Readonly<Record<string, "always" | "idempotent">>;

const firstDelayMs = 200;
const maxDelayMs = 10_000;
const worthRetrying: readonly (number | undefined)[] = [408, 425, 429, 500, 502, 503, 504];

/** How long to wait before a failed call is sent again; undefined where that would not help, or might do it twice. */
export function retryDelayMs(
  error: RpcError | ConnectionError,
  { isIdempotent, attempt, rules }: { isIdempotent: boolean; attempt: number; rules: RetryRules },
): number | undefined {
  const rule = error instanceof ConnectionError ? ruleOf(error) : rules[error.name];
  if (rule === undefined || (rule === "idempotent" && !isIdempotent)) return undefined;
  const askedMs = error instanceof ConnectionError ? undefined : readDelay(error.data);
  if (askedMs !== undefined) return askedMs <= maxDelayMs ? askedMs : undefined;
  // Half of it by chance: callers that failed together should not all come back together.
  return Math.min(firstDelayMs * 2 ** attempt, maxDelayMs) * (0.5 + Math.random() / 2);
}

/** Resolves after a while; rejects with the signal's reason once that aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end);
  });
}

function ruleOf({ problem, status }: ConnectionError): "idempotent" | undefined {
  if (problem === "network") return "idempotent";
  return problem === "http" && worthRetrying.includes(status) ? "idempotent" : undefined;
}

function readDelay(data: unknown): number | undefined {
  const { retryAfterMs } = (data ?? {}) as { retryAfterMs?: unknown };
  return typeof retryAfterMs === "number" ? retryAfterMs : undefined;
}
