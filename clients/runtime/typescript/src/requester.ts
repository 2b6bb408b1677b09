import { ConnectionError, RpcError } from "./errors.js";
import { type HttpOptions, post } from "./post.js";
import { printQuantity } from "./quantities.js";
import { type RetryRules, retryDelayMs, sleep } from "./retry.js";
import { type BatchLimits, splitBatch } from "./split-batch.js";

/** What the service's document says, as far as sending calls depends on it. */
export interface Facts extends BatchLimits {
  /** By code. */
  errorNames: Readonly<Record<number, string>>;
  retry: RetryRules;
  /** The names of the params of methods that take them as an object only. */
  byName: Readonly<Record<string, readonly string[]>>;
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

/** The outcome of a call. */
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
  return new HttpRequester(readUrl(endpoint), facts, defaults);
}

class HttpRequester implements Requester {
  readonly #url: string;
  readonly #facts: Facts;
  readonly #defaults: RequesterOptions;
  #lastId = 0;

  constructor(url: string, facts: Facts, defaults: RequesterOptions) {
    this.#url = url;
    this.#facts = facts;
    this.#defaults = defaults;
  }

  async send(calls: readonly Call[], options: CallOptions = {}): Promise<Outcome[]> {
    const all = { ...this.#defaults, ...options };
    const outcomes: Outcome[] = [];
    let open = calls.map((call, index) => this.#prepare(call, index));
    for (let attempt = 0; open.length > 0; attempt++) {
      await this.#sendParts(open, all, outcomes);
      if (attempt >= (all.retries ?? 3)) break;
      const delays = this.#retryDelays(open, outcomes, attempt);
      open = [...delays.keys()];
      const waitMs = [...delays.values()].reduce((one, other) => Math.max(one, other), 0);
      if (open.length > 0) await sleep(waitMs, all.signal);
    }
    return outcomes;
  }

  async request(call: Call, options?: CallOptions): Promise<unknown> {
    const [outcome] = await this.send([call], options);
    if (outcome?.error) throw outcome.error;
    return outcome?.result;
  }

  #prepare({ method, params }: Call, index: number): PreparedCall {
    const id = ++this.#lastId;
    const names = this.#facts.byName[method];
    const sent = names ? nameParams(names, params) : withoutTrailingUndefined(params);
    const text = JSON.stringify({ jsonrpc: "2.0", id, method, params: sent }, printQuantity);
    return { index, id, method, text, bytes: encoder.encode(text).length };
  }

  /** Once there is no connection, the parts that follow are not tried. */
  async #sendParts(calls: readonly PreparedCall[], options: CallOptions, outcomes: Outcome[]): Promise<void> {
    let failure: ConnectionError | undefined;
    for (const part of splitBatch(calls, this.#facts)) {
      const settled = failure
        ? []
        : await this.#sendPart(part, options).catch((error: unknown) => {
            if (!(error instanceof ConnectionError)) throw error;
            failure = error;
            return [];
          });
      for (const [place, { index }] of part.entries())
        outcomes[index] = settled[place] ?? { error: failure as ConnectionError };
    }
  }

  /** One HTTP request. */
  async #sendPart(part: readonly PreparedCall[], options: CallOptions): Promise<Outcome[]> {
    const [first, second] = part;
    const body = first && !second ? first.text : `[${part.map(({ text }) => text).join(",")}]`;
    const { timeoutMs = this.#facts.timeoutMs, signal } = options;
    const response = await post(this.#url, body, { ...this.#defaults, timeoutMs, signal });
    if (!Array.isArray(response)) {
      // One object for a whole batch: it was refused.
      const outcome = toOutcome(response, this.#facts);
      return part.map(() => (second && !outcome.error ? { error: malformed() } : outcome));
    }
    const byId = new Map(response.map((entry: { id?: unknown } | null) => [entry?.id, entry]));
    return part.map(({ id }) => toOutcome(byId.get(id), this.#facts));
  }

  /** The calls that are worth sending again, each with how long to wait before. */
  #retryDelays(calls: readonly PreparedCall[], outcomes: readonly Outcome[], attempt: number) {
    const { notIdempotent, retry: rules } = this.#facts;
    const delays = new Map<PreparedCall, number>();
    for (const call of calls) {
      const { error } = outcomes[call.index] as Outcome;
      const isIdempotent = !notIdempotent.includes(call.method);
      const delayMs = error && retryDelayMs(error, { isIdempotent, attempt, rules });
      if (delayMs !== undefined) delays.set(call, delayMs);
    }
    return delays;
  }
}

function readUrl(endpoint: string | URL): string {
  const url = URL.canParse(String(endpoint)) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError("the endpoint must be an http:// or https:// URL");
  return url.href;
}

/** JSON leaves out what is undefined. */
function nameParams(names: readonly string[], params: readonly unknown[]): object {
  return Object.fromEntries(names.map((name, index) => [name, params[index]]));
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
