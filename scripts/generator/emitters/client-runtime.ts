/** The part of the generated client that is the same for every document. */
export const clientRuntime = `
/** One call of a batch: a method and its params. */
export type Call = { [M in MethodName]: readonly [method: M, ...params: RpcMethods[M]["params"]] }[MethodName];

/** What a batch answers to one call. */
export type Answer<Result> = { result: Result; error?: undefined } | { result?: undefined; error: RootgateError };

/** What a batch answers to all its calls. */
export type Answers<Calls extends readonly Call[]> = {
  -readonly [Index in keyof Calls]: Answer<RpcMethods[Calls[Index][0]]["result"]>;
};

/** What a client may be given. */
export interface RootgateClientOptions {
  /** The fetch to use; by default the global one. */
  fetch?: typeof globalThis.fetch;
  /** How long one request may take; 30 seconds by default. */
  timeoutMs?: number;
}

/** An error that the gateway answered with. */
export class RootgateError extends Error {
  override readonly name: RootgateErrorName;

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
    const names: Record<number, RootgateErrorName> = errorNames;
    this.name = names[code] ?? "UnknownError";
  }
}

interface RpcAnswer {
  id?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** A client for the gateway at \`url\`, which ends in an API key. */
export function createRootgateClient(url: string, options: RootgateClientOptions = {}): RootgateClient {
  const { fetch = globalThis.fetch, timeoutMs = 30_000 } = options;
  let lastId = 0;

  const request = (method: MethodName, params: readonly unknown[]) => {
    lastId += 1;
    return { jsonrpc: "2.0", id: lastId, method, params: withoutTrailingUndefined(params) };
  };

  async function post(body: unknown): Promise<unknown> {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(\`HTTP \${response.status} without a JSON-RPC answer\`);
    }
  }

  async function call<M extends MethodName>(method: M, params: readonly unknown[]): Promise<RpcMethods[M]["result"]> {
    const answer = toAnswer(await post(request(method, params)));
    if (answer.error) throw answer.error;
    return answer.result as RpcMethods[M]["result"];
  }

  async function batch<const Calls extends readonly Call[]>(calls: Calls): Promise<Answers<Calls>> {
    if (calls.length === 0) return [] as unknown as Answers<Calls>;
    const requests = calls.map(([method, ...params]) => request(method, params));
    const answers = await post(requests);
    // A batch that is refused as a whole is answered by one error.
    if (!Array.isArray(answers)) throw toAnswer(answers).error ?? new Error("the gateway did not answer with a batch");
    const byId = new Map((answers as RpcAnswer[]).map((answer) => [answer.id, answer]));
    return requests.map(({ id }) => toAnswer(byId.get(id))) as unknown as Answers<Calls>;
  }

  return {
    // one function per method
    batch,
  };
}

function toAnswer(value: unknown): Answer<unknown> {
  if (typeof value === "object" && value !== null) {
    const { result, error } = value as RpcAnswer;
    if (error) return { error: new RootgateError(error.code, error.message, error.data) };
    if (result !== undefined) return { result };
  }
  throw new Error("the gateway did not answer with JSON-RPC");
}

function withoutTrailingUndefined(params: readonly unknown[]): readonly unknown[] {
  const last = params.findLastIndex((param) => param !== undefined);
  return params.slice(0, last + 1);
}
`;
