/** A request that was sent from this browser. It has no key in it. */
export interface SentRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly network: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** The code of the error that came back; 0: a result. */
  readonly code: number;
}

const storageKey = "rootgate.requests";
const maxRequests = 20;
const maxBytesEach = 10_000;

/** Opens the browser's storage; throws where that is forbidden. */
export type OpenStorage = () => {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, text: string) => void;
  readonly removeItem: (name: string) => void;
};

/** The latest requests, newest first. */
export function readHistory(open: OpenStorage): readonly SentRequest[] {
  try {
    const stored: unknown = JSON.parse(open().getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSentRequest).slice(0, maxRequests) : [];
  } catch {
    return []; // not allowed, or written by somebody else
  }
}

/** Adds a request, and returns what is kept then. One that is very long is left out. */
export function addToHistory(request: SentRequest, open: OpenStorage): readonly SentRequest[] {
  const kept = readHistory(open);
  if (JSON.stringify(request).length > maxBytesEach) return kept;
  const requests = [request, ...kept].slice(0, maxRequests);
  try {
    open().setItem(storageKey, JSON.stringify(requests));
  } catch {
    // Kept until the page is left.
  }
  return requests;
}

export function clearHistory(open: OpenStorage): void {
  try {
    open().removeItem(storageKey);
  } catch {
    // Then there is none.
  }
}

function isSentRequest(value: unknown): value is SentRequest {
  const { method, params, network, sentAt, code } = (value ?? {}) as Partial<Record<keyof SentRequest, unknown>>;
  return (
    [method, network, sentAt].every((text) => typeof text === "string") &&
    Array.isArray(params) &&
    typeof code === "number"
  );
}
