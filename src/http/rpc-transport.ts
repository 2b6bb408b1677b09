import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ServerTransport } from "@open-rpc/server-js/build/transports/server-transport.js";
import type { Caller } from "../accounts/caller.js";
import type { CallContext } from "../gateway/call.js";
import type { IdentifyCaller } from "../gateway/identify-caller.js";
import { answerBody, type Dispatch, refuse } from "../rpc/answer-body.js";
import type { CallSignal } from "../rpc/call-signal.js";
import type { RpcRouter } from "../rpc/router.js";
import { type ReportFailure, translateFailure } from "../rpc/translate-failure.js";
import type { Log } from "../telemetry/log.js";
import { type CallDeadline, startDeadline } from "./call-deadline.js";
import { checkHeaders } from "./check-headers.js";
import { Connections } from "./connection/connections.js";
import { HttpRefusal } from "./http-refusal.js";
import { inTurns, type Serve } from "./in-turns.js";
import { readBody } from "./read-body.js";
import { preflightHeaders } from "./rpc-headers.js";
import { readKeyText } from "./rpc-path.js";
import type { RpcTransportOptions } from "./transport-options.js";
import { type AnswerHeaders, writeAnswer, writeBytes } from "./write-answer.js";

export interface RpcTransportParts {
  readonly router: RpcRouter<CallContext>;
  readonly identify: IdentifyCaller;
  /** Headers of every answer to a known caller: what is left of one's quota. */
  readonly describeLimits: (caller: Caller) => AnswerHeaders;
  /** Everything that is not the RPC path. */
  readonly app: Serve;
  readonly reportFailure: ReportFailure;
  readonly log: Log;
}

/** JSON-RPC over HTTP on a server of its own: `POST /<API_KEY>` never passes through express. */
export class RpcTransport extends ServerTransport {
  readonly #options: RpcTransportOptions;
  readonly #parts: RpcTransportParts;
  readonly #server: Server;
  readonly #connections: Connections;
  readonly #serveApp: Serve;

  constructor(options: RpcTransportOptions, parts: RpcTransportParts) {
    super();
    this.#options = options;
    this.#parts = parts;
    this.#serveApp = inTurns(parts.app);
    this.#server = createServer(timeouts(options));
    this.#server.timeout = 2 * options.callTimeoutMs;
    this.#connections = new Connections(this.#server, {
      maxUnderWay: options.maxPipelined,
      serve: (request, response) => this.#route(request, response),
    });
    this.addRouter(parts.router);
  }

  /** Resolves when the server listens; rejects when it cannot (address in use). */
  override start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.#options.port, this.#options.host, () => {
        this.#server.off("error", reject);
        resolve();
      });
    });
  }

  /** Takes no new connections, lets running calls finish, and resolves when all is done. */
  override stop(): Promise<void> {
    return this.#connections.close();
  }

  /** The port it listens on. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #route(request: IncomingMessage, response: ServerResponse): void {
    const keyText = readKeyText(request.url ?? "/", request.method);
    if (keyText === undefined) return this.#serveApp(request, response);
    this.#answer(keyText, request, response).catch((error: unknown) => {
      // Only a lost connection ends here: all that can be told to a caller has been.
      this.#parts.log.debug({ err: error }, "an answer could not be sent");
      response.destroy();
    });
  }

  async #answer(keyText: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "OPTIONS") {
      response.writeHead(204, preflightHeaders(request.headers["access-control-request-headers"])).end();
      return;
    }
    let caller: Caller | undefined;
    try {
      if (request.method !== "POST") throw wrongVerb;
      const found = this.#parts.identify(keyText, request.headers);
      caller = found instanceof Promise ? await found : found;
      checkHeaders(request.headers);
      const body = await readBody(request, this.#options.maxBodyBytes);
      await this.#run(body, caller, response);
    } catch (error) {
      this.#refuse(error, response, caller && this.#parts.describeLimits(caller));
    }
  }

  async #run(body: Buffer, caller: Caller, response: ServerResponse): Promise<void> {
    const lane = caller.userId;
    const deadline = startDeadline(response, { timeoutMs: this.#options.callTimeoutMs, lane });
    const context = new HttpCallContext(caller, deadline);
    const dispatch: Dispatch = (request) => this.#parts.router.answer(request, context);
    try {
      const answer = await answerBody(body, { dispatch, lane }, this.#options);
      await writeAnswer(response, answer, this.#parts.describeLimits(caller));
    } finally {
      deadline.clear();
    }
  }

  #refuse(error: unknown, response: ServerResponse, limits: AnswerHeaders = []): void {
    if (response.headersSent || response.destroyed) throw error;
    const known = translateFailure(error, this.#parts.reportFailure);
    const { status, body } = refuse(known);
    writeBytes(response, {
      status: known instanceof HttpRefusal ? known.status : status,
      body,
      headers: known === wrongVerb ? [...limits, "allow", "POST, OPTIONS"] : limits,
    });
  }
}

/** Doesn't make the deadline's signal unless a call wants it. */
class HttpCallContext implements CallContext {
  constructor(
    readonly caller: Caller,
    private readonly deadline: CallDeadline,
  ) {}

  get signal(): CallSignal {
    return this.deadline.signal;
  }
}

/** A request that trickles in has as long as a call has; who takes nothing of an answer for twice as long is gone. */
function timeouts({ callTimeoutMs }: RpcTransportOptions): ServerOptions {
  return {
    requestTimeout: callTimeoutMs,
    headersTimeout: callTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: checkingIntervalMs,
  };
}

/** Longer than load balancers keep theirs: were a connection ended here, a request already on its way would be lost. */
const keepAliveTimeoutMs = 65_000;

const checkingIntervalMs = 5_000;

const wrongVerb = new HttpRefusal(
  405,
  "InvalidRequest",
  'JSON-RPC calls are made by POST, with a body such as {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
);
