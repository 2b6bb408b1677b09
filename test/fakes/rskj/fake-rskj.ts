import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type AnswerRequest, type FakeAnswer, handleBody } from "./answer-body.js";
import type { Fault } from "./faults.js";
import { createPlayback, type Exchange, loadRegtest } from "./recordings.js";

export interface FakeRskjOptions {
  readonly chainId: number;
  /** What it answers from; the recorded regtest chain where absent. */
  readonly recordings?: readonly Exchange[];
  /** Keeps connections open, as other nodes than RSKj do. */
  readonly keepAlive?: boolean;
}

/** A request as it came over HTTP. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeRskj {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Connections that are open now, and all there ever were. */
  readonly connections: { readonly open: ReadonlySet<Socket>; readonly count: number };
  /** While set, every request with an id is answered by it. */
  fault: Fault | undefined;
  /** Emits whenever a connection closes. */
  onceDisconnected(): Promise<void>;
  close(): Promise<void>;
}

/** RSKj's `http.max_aggregated_frame_size`. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** The code of the fake's own errors: a test asked for what was never recorded. */
export const NOT_RECORDED = -39_999;

/** A server with RSKj's manners that answers from recordings. */
export async function createFakeRskj({
  chainId,
  recordings = loadRegtest(),
  keepAlive = false,
}: FakeRskjOptions): Promise<FakeRskj> {
  const requests: SeenRequest[] = [];
  const open = new Set<Socket>();
  let count = 0;
  const answerRequest = createAnswerRequest(chainId, recordings);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body) requests.push({ path: request.url ?? "", headers: request.headers, body: body.toString("utf8") });
    response.sendDate = false;
    response.shouldKeepAlive = keepAlive;
    if (fake.fault && body) fake.fault(response, idOf(body));
    else send(response, answerHttp(request, body, answerRequest));
  }

  // A request that breaks off is nothing to answer.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.on("connection", (socket: Socket) => {
    count++;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeRskj = {
    url: `http://127.0.0.1:${port}/`,
    requests,
    connections: {
      open,
      get count() {
        return count;
      },
    },
    fault: undefined,
    onceDisconnected: () =>
      Promise.race([...open].map((socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** The chain id is the one asked for; all else is as recorded. */
function createAnswerRequest(chainId: number, recordings: readonly Exchange[]): AnswerRequest {
  const play = createPlayback(recordings);
  const known = new Set(recordings.map(({ request }) => request.method));
  return (method, params) => {
    const constant = { eth_chainId: `0x${chainId.toString(16)}`, net_version: String(chainId) }[method];
    if (constant !== undefined && params.length === 0)
      return { status: 200, members: { jsonrpc: "2.0", id: 0, result: constant } };
    const exchange = play(method, params);
    if (exchange) return { status: exchange.httpStatus, members: exchange.response };
    const error = known.has(method)
      ? { code: NOT_RECORDED, message: `not recorded: ${method} ${JSON.stringify(params)}` }
      : {
          code: -32601,
          message: isDisabled(method) ? `the method ${method} does not exist/is not available` : "method not found",
        };
    return { status: 200, members: { jsonrpc: "2.0", id: 0, error } };
  };
}

/** Methods of modules that are off, and Java methods that are none of JSON-RPC. */
function isDisabled(method: string): boolean {
  return /^(?:trace|debug|sco)_|^get[A-Z]/.test(method);
}

function answerHttp(request: IncomingMessage, body: Buffer | undefined, answer: AnswerRequest): FakeAnswer {
  const { method, headers } = request;
  const isPreflight =
    method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;
  if (isPreflight) return { status: 200 };
  if (method !== "POST") return { status: 501 };
  if (headers.origin !== undefined || headers.referer !== undefined) return { status: 400 };
  if (!/^application\/json(?:-rpc)?(?:;|$)/.test(headers["content-type"] ?? "")) return { status: 415 };
  if (!body) return { status: 413 };
  return handleBody(body, answer);
}

function send(response: ServerResponse, { status, json }: FakeAnswer): void {
  const body = json === undefined ? "" : `${JSON.stringify(json)}\n`;
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

/** The body; undefined when it is longer than RSKj takes. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return body.length > MAX_BODY_BYTES ? undefined : body;
}

function idOf(body: Buffer): unknown {
  const request: unknown = JSON.parse(body.toString("utf8"));
  return typeof request === "object" && request !== null ? (request as { id?: unknown }).id : undefined;
}
