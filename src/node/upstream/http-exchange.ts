import { Pool } from "undici";
import { type AnswerLimits, AnswerReader, type HttpAnswer } from "./answer-reader.js";
import { asNodeUnavailable } from "./node-unavailable.js";

/** Where a node is and what bounds an exchange with it. */
export interface ExchangeOptions extends AnswerLimits {
  readonly url: string;
  /** Longest wait for the answer to begin, and between two pieces of it. */
  readonly timeoutMs: number;
  readonly maxConnections: number;
}

/** How one request may be sent. */
export interface PostOptions {
  /** Whether sending it twice does no harm. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal;
}

/** HTTP to one node: sends a body, gives the answer's body back. */
export interface HttpExchange {
  /** Rejects with an RpcError, or with the signal's reason. */
  post(body: string, options: PostOptions): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** What a connection dies of that the node had closed just before the request came. */
const staleConnectionCodes: readonly unknown[] = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];

/** Connects to a node over HTTP. Sends neither Origin nor Referer, since RSKj answers 400 to both, and asks for no compression. */
export function createHttpExchange(options: ExchangeOptions): HttpExchange {
  const url = new URL(options.url);
  const pool = new Pool(url.origin, {
    connections: options.maxConnections,
    pipelining: 1,
    connect: { timeout: options.timeoutMs },
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  });
  const path = `${url.pathname}${url.search}`;
  const headers = { "content-type": "application/json", accept: "application/json", ...authorization(url) };

  async function post(body: string, { isRepeatable, signal }: PostOptions): Promise<HttpAnswer> {
    signal.throwIfAborted();
    const reader = new AnswerReader(options, signal);
    try {
      pool.dispatch({ path, method: "POST", headers, body }, reader);
      return await reader.answer;
    } catch (error) {
      signal.throwIfAborted();
      if (isRepeatable && !reader.hasStarted && isStaleConnection(error))
        return post(body, { isRepeatable: false, signal });
      throw asNodeUnavailable(error);
    }
  }

  return { post, close: () => pool.destroy() };
}

function authorization(url: URL): Record<string, string> {
  if (url.username === "" && url.password === "") return {};
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
}

function isStaleConnection(error: unknown): boolean {
  return staleConnectionCodes.includes((error as { code?: unknown } | null)?.code);
}
