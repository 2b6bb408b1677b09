import { ConnectionError, RpcError } from "./errors.js";
import { type HttpOptions, post } from "./post.js";
import { type RetryRules, retryDelayMs, sleep } from "./retry.js";
import { type BatchLimits, splitBatch } from "./split-batch.js";

/** What the service's document says, as far as sending calls depends on it. */
export interface Facts extends BatchLimits {
  /** By code. */
  errorNames: Readonly<Record<number, string>>;
  retry: RetryRules;
  /** Methods that must not be sent twice. */
  notIdempotent: readonly string[];
  timeoutMs: number;
}

/** How one call, or one batch, is sent. */
export interface CallOptions {
  /** How long each attempt may take; by default a little longer than the service itself would. */
  timeoutMs?: number | undefined;
  /** Ends the call: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How often a call is sent again where the error contract says that this may help; 3 by default. */
  retries?: number | undefined;
}

/** How all calls are sent. */
export interface RequesterOptions extends HttpOptions, CallOptions {}

export interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What became of a call. */
export type Outcome =
  | { readonly result: unknown; readonly error?: undefined }
  | { readonly result?: undefined; readonly error: RpcError | ConnectionError };

/** Sends calls to one endpoint. */
export interface Requester {
  /** Resolves to an outcome for each call, in their order, over as many HTTP requests as it takes. Rejects only when aborted. */
  send(calls: readonly Call[], options?: CallOptions): Promise<Outcome[]>;
  /** Resolves to the result of one call, or rejects with its error. */
  request(call: Call, options?: CallOptions): Promise<unknown>;
}

interface PreparedCall {
  readonly index: number;
  readonly id: number;
  readonly method: string;
  readonly text: string;
  readonly bytes: number;
}

const encoder = new TextEncoder();

/** @throws TypeError when the endpoint is no http or https URL. Its text never contains the URL: it holds the API key. */
export function createRequester(endpoint: string | URL, facts: Facts, defaults: RequesterOptions = {}): Requester {
  const url = readUrl(endpoint);
  let lastId = 0;

  const prepare = ({ method, params }: Call, index: number): PreparedCall => {
    lastId += 1;
    const text = JSON.stringify({ jsonrpc: "2.0", id: lastId, method, params: withoutTrailingUndefined(params) });
    return { index, id: lastId, method, text, bytes: encoder.encode(text).length };
  };

  /** One HTTP request. */
  async function sendPart(part: readonly PreparedCall[], options: CallOptions): Promise<Outcome[]> {
    const [first, second] = part;
    const body = first && !second ? first.text : `[${part.map(({ text }) => text).join(",")}]`;
    const { timeoutMs = facts.timeoutMs, signal } = options;
    const response = await post(url, body, { ...defaults, timeoutMs, signal });
    if (!Array.isArray(response)) {
      // One object for a whole batch: it was refused.
      const outcome = toOutcome(response, facts);
      return part.map(() => (second && !outcome.error ? { error: malformed() } : outcome));
    }
    const byId = new Map(response.map((entry: { id?: unknown } | null) => [entry?.id, entry]));
    return part.map(({ id }) => toOutcome(byId.get(id), facts));
  }

  /** Once there is no connection, the parts that follow are not tried. */
  async function sendParts(calls: readonly PreparedCall[], options: CallOptions, outcomes: Outcome[]): Promise<void> {
    let failure: ConnectionError | undefined;
    for (const part of splitBatch(calls, facts)) {
      const settled = failure
        ? []
        : await sendPart(part, options).catch((error: unknown) => {
            if (!(error instanceof ConnectionError)) throw error;
            failure = error;
            return [];
          });
      for (const [place, { index }] of part.entries())
        outcomes[index] = settled[place] ?? { error: failure as ConnectionError };
    }
  }

  async function send(calls: readonly Call[], options: CallOptions = {}): Promise<Outcome[]> {
    const all = { ...defaults, ...options };
    const outcomes: Outcome[] = [];
    let open = calls.map(prepare);
    for (let attempt = 0; open.length > 0; attempt++) {
      await sendParts(open, all, outcomes);
      const delays = new Map<PreparedCall, number>();
      for (const call of attempt < (all.retries ?? 3) ? open : []) {
        const { error } = outcomes[call.index] as Outcome;
        const isIdempotent = !facts.notIdempotent.includes(call.method);
        const delayMs = error && retryDelayMs(error, { isIdempotent, attempt, rules: facts.retry });
        if (delayMs !== undefined) delays.set(call, delayMs);
      }
      open = [...delays.keys()];
      if (open.length > 0)
        await sleep(
          [...delays.values()].reduce((one, other) => Math.max(one, other)),
          all.signal,
        );
    }
    return outcomes;
  }

  return {
    send,
    async request(call, options) {
      const [outcome] = await send([call], options);
      if (outcome?.error) throw outcome.error;
      return outcome?.result;
    },
  };
}

function readUrl(endpoint: string | URL): string {
  const url = URL.canParse(String(endpoint)) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError("the endpoint must be an http:// or https:// URL");
  return url.href;
}

function withoutTrailingUndefined(params: readonly unknown[]): readonly unknown[] {
  let { length } = params;
  while (length > 0 && params[length - 1] === undefined) length -= 1;
  return params.slice(0, length);
}

function toOutcome(response: unknown, { errorNames }: Facts): Outcome {
  const { result, error } = (response ?? {}) as {
    result?: unknown;
    error?: { code: number; message: string; data?: unknown };
  };
  if (error) return { error: new RpcError(errorNames[error.code] ?? "UnknownError", error) };
  if (result !== undefined) return { result };
  return { error: malformed() };
}

function malformed(): ConnectionError {
  return new ConnectionError("malformed", "the response is not JSON-RPC");
}
