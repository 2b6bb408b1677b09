import { asNodeUnavailable } from "../node/node-unavailable.js";
import type { CallSignal } from "../turns/call-signal.js";
import { ConnectionPool } from "./connection-pool.js";
import { readResponse } from "./read-response.js";
import { type HttpResponse, type ResponseLimits, ResponseReader } from "./response-reader.js";
import type { Transport } from "./transport.js";

/** Where a node is and what bounds an exchange with it. */
export interface ExchangeOptions extends ResponseLimits {
  readonly url: string;
  /** Longest wait for the response to begin, and between two pieces of it. */
  readonly timeoutMs: number;
  readonly maxConnections: number;
}

/** How one request may be sent. */
export interface PostOptions {
  /** Whether sending it twice does no harm. */
  readonly isRepeatable: boolean;
  readonly signal: CallSignal;
}

/** HTTP to one node: sends a body, gives the response's body back. */
export interface HttpExchange {
  /** Rejects with an RpcError, or with the signal's reason. */
  post(body: string, options: PostOptions): Promise<HttpResponse>;
  /** Whether the node keeps its connections; one that closes each after its response, as RSKj does, has to do more for each request. */
  isKeepingConnections(): boolean;
  close(): Promise<void>;
}

/** What a connection dies of that the node had closed just before the request came. */
const staleConnectionCodes: readonly unknown[] = ["ECONNRESET", "EPIPE"];

/** Connects to a node over HTTP. Sends neither Origin nor Referer, since RSKj responds 400 to both, and asks for no compression. */
export function createHttpExchange(options: ExchangeOptions): HttpExchange {
  const url = new URL(options.url);
  const pool = new ConnectionPool({ ...options, url });
  const head = requestHead(url);

  async function post(body: string, { isRepeatable, signal }: PostOptions): Promise<HttpResponse> {
    signal.throwIfAborted();
    const reader = new ResponseReader(options, signal);
    const trace = signal.span ? `\r\ntraceparent: ${signal.span.traceparent}` : "";
    const text = `${head}${Buffer.byteLength(body)}${trace}\r\n\r\n${body}`;
    try {
      pool.send({
        text,
        isRepeatable,
        isCancelled: () => signal.aborted,
        onConnection: reader.onConnection,
        sink: reader,
      });
      return await reader.response;
    } catch (error) {
      signal.throwIfAborted();
      if (isRepeatable && !reader.hasStarted && isStaleConnection(error))
        return post(body, { isRepeatable: false, signal });
      throw asNodeUnavailable(error);
    }
  }

  return {
    post,
    isKeepingConnections: () => pool.isKeepingConnections(),
    close: async () => pool.close(),
  };
}

/** One HTTP request per JSON-RPC request. */
export function createHttpTransport(exchange: HttpExchange): Transport {
  return {
    send: async ({ id, text }, options) => readResponse(await exchange.post(text, options), id),
    close: () => exchange.close(),
  };
}

/** The head of every request, up to where the content length goes. */
function requestHead(url: URL): string {
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `host: ${url.host}`,
    "connection: keep-alive",
    "content-type: application/json",
    "accept: application/json",
    ...authorization(url),
    "content-length: ",
  ].join("\r\n");
}

function authorization({ username, password }: URL): string[] {
  if (username === "" && password === "") return [];
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [`authorization: Basic ${Buffer.from(credentials).toString("base64")}`];
}

function isStaleConnection(error: unknown): boolean {
  return staleConnectionCodes.includes((error as { code?: unknown } | null)?.code);
}
