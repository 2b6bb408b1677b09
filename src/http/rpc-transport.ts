import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Caller } from "../accounts/caller.js";
import type { ChangedKeys } from "../accounts/key-changes.js";
import type { Call } from "../gateway/call.js";
import type { IdentifyCaller, RequestOrigin } from "../gateway/identify-caller.js";
import type { HeldFor } from "../limits/held-bytes.js";
import type { ResponseHold } from "../limits/response-hold.js";
import { httpStatusOf } from "../rpc/envelope.js";
import { type BodyResponse, type Dispatch, handleBody, handleInvalid } from "../rpc/handle-body.js";
import type { RpcRouter } from "../rpc/router.js";
import { RpcError } from "../rpc/rpc-error.js";
import { isStoreUnavailable } from "../rpc/store-unavailable.js";
import type { ReportFailure } from "../rpc/translate-failure.js";
import type { Log } from "../telemetry/log.js";
import { CallTransport, type Sender, userIdOf } from "./call-transport.js";
import { type AdmissionParts, createAdmission } from "./connection/admission.js";
import { type ClosingTimes, Connections, type TrackedServer } from "./connection/connections.js";
import { TrackedResponse } from "./connection/tracked-response.js";
import { UpgradableRequest } from "./connection/upgradable-request.js";
import { HttpRefusal } from "./http-refusal.js";
import { inTurns, type Serve } from "./in-turns.js";
import { findRefusal, readBody } from "./read-body.js";
import { Readers, type ReadersParts } from "./response/readers.js";
import { writeRefusal } from "./response/write-refusal.js";
import { type ResponseHeaders, writeResponse } from "./response/write-response.js";
import { type ExchangeParts, RpcExchange } from "./rpc-exchange.js";
import { readKeyText } from "./rpc-path.js";
import { type RpcTransportOptions, timeoutsOf } from "./transport-options.js";
import { respondToPreflight } from "./unknown-path.js";
import { type WebSocketEvents, WebSocketTransport } from "./web-socket/web-socket-transport.js";

export interface RpcTransportParts extends Pick<AdmissionParts, "isProxy" | "onRefused"> {
  readonly router: RpcRouter<Call>;
  readonly identify: IdentifyCaller;
  /** Headers of every response to a known caller: what is left of one's quota. */
  readonly describeLimits: (caller: Caller) => ResponseHeaders;
  readonly openHold: (userId: string, heldFor: HeldFor) => ResponseHold;
  readonly readersParts: ReadersParts;
  /** Everything that is not the RPC path. */
  readonly app: Serve;
  /** The IP address that a client's WebSockets are counted under. */
  readonly addressOf: (request: RequestOrigin) => string;
  readonly webSocketEvents: WebSocketEvents | undefined;
  readonly reportFailure: ReportFailure;
  readonly log: Log;
}

/** JSON-RPC over HTTP on a server of its own: `POST /<API_KEY>` never passes through express. */
export class RpcTransport extends CallTransport {
  readonly #options: RpcTransportOptions;
  readonly #parts: RpcTransportParts;
  readonly #server: TrackedServer;
  readonly #connections: Connections;
  readonly #webSockets: WebSocketTransport;
  readonly #serveApp: Serve;
  readonly #exchangeParts: ExchangeParts;

  constructor(options: RpcTransportOptions, parts: RpcTransportParts) {
    super();
    this.#options = options;
    this.#parts = parts;
    this.#serveApp = inTurns(parts.app);
    this.#server = createServer<typeof IncomingMessage, typeof TrackedResponse>({
      ...timeoutsOf(options),
      IncomingMessage: UpgradableRequest,
      ServerResponse: TrackedResponse,
    });
    this.#server.timeout = options.callTimeoutMs + options.readers.timeoutMs;
    this.#exchangeParts = {
      openHold: parts.openHold,
      readers: new Readers(options.readers, parts.readersParts),
      callTimeoutMs: options.callTimeoutMs,
    };
    this.#webSockets = new WebSocketTransport(
      { ...options, ...options.webSockets },
      { ...parts, ...this.#exchangeParts, clock: parts.readersParts.clock, events: parts.webSocketEvents },
    );
    this.#connections = new Connections(this.#server, {
      maxUnderWay: options.maxPipelined,
      serve: (request, response) => this.#route(request, response),
      upgrade: (request, response, head) => this.#webSockets.upgrade(request, response, head),
      admission: createAdmission(options.connections, {
        ...parts,
        clock: parts.readersParts.clock,
        serveApp: this.#serveApp,
      }),
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

  /** From now on every response says that its connection closes. */
  drain(): void {
    this.#connections.drain();
  }

  /** Takes no new connections, lets running calls finish, and resolves when all is done: to how many connections were cut off. */
  async close(times?: Partial<ClosingTimes>): Promise<number> {
    const closing = [this.#connections.close(times), this.#webSockets.close(times)];
    const [cutOff, cutOffSockets] = await Promise.all(closing);
    return (cutOff ?? 0) + (cutOffSockets ?? 0);
  }

  /** Closes WebSockets of changed keys that are no longer valid; undefined: of all keys. */
  checkKeys(changed: ChangedKeys | undefined): void {
    this.#webSockets.checkKeys(changed);
  }

  /** `close` without a deadline. */
  override async stop(): Promise<void> {
    await this.close();
  }

  /** The port it listens on. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #route(request: IncomingMessage, response: TrackedResponse): void {
    const keyText = readKeyText(request.url ?? "/", request.method);
    if (keyText === undefined) this.#serveApp(request, response);
    else if (request.method === "OPTIONS") respondToPreflight(request, response);
    else this.#identify(keyText, request, response);
  }

  #identify(keyText: string, request: IncomingMessage, response: TrackedResponse): void {
    const begin = (caller: Caller): void =>
      this.#readBody(request, new RpcExchange(caller.userId, response, this.#exchangeParts), caller);
    try {
      if (request.method !== "POST") throw wrongVerb;
      const found = this.#parts.identify(keyText, request);
      if (found instanceof Promise)
        found.then(begin).catch((error: unknown) => this.#refuseCaller(error, request, response));
      else begin(found);
    } catch (error) {
      this.#refuseCaller(error, request, response);
    }
  }

  /** While the store is away nobody can say whose a key is, and yet each request object gets its error under its own id. */
  #refuseCaller(error: unknown, request: IncomingMessage, response: TrackedResponse): void {
    if (isStoreUnavailable(error))
      this.#readBody(request, new RpcExchange(userIdOf(error), response, this.#exchangeParts), error);
    else this.#refuse(error, response);
  }

  #readBody(request: IncomingMessage, exchange: RpcExchange, sender: Sender): void {
    const refusal = findRefusal(request.headers);
    const respond = (body: Buffer | Error): void => {
      exchange.beginCalls();
      // Only a lost connection ends here: all that can be told to a caller has been.
      this.#respond(body, exchange, sender).catch((error: unknown) => {
        this.#parts.log.debug({ err: error }, "a response could not be sent");
        exchange.response.destroy();
      });
    };
    if (refusal) respond(refusal);
    else readBody(request, { maxBytes: this.#options.maxBodyBytes, hold: exchange.hold }, respond);
  }

  async #respond(body: Buffer | Error, exchange: RpcExchange, sender: Sender): Promise<void> {
    const dispatch = this.dispatchOf(sender, exchange);
    const bodyResponse =
      body instanceof Error
        ? await refuseBody(body, dispatch)
        : await handleBody(body, { dispatch, lane: exchange.userId }, this.#options);
    await writeResponse(bodyResponse, sender instanceof RpcError ? [] : this.#parts.describeLimits(sender), exchange);
  }

  #refuse(error: unknown, response: TrackedResponse): void {
    const headers = error === wrongVerb ? ["allow", "POST, OPTIONS"] : [];
    writeRefusal(error, response, { reportFailure: this.#parts.reportFailure, headers });
  }
}

/** The response to a body that could not be read, or need not be; throws when its sender is gone. */
async function refuseBody(error: Error, dispatch: Dispatch): Promise<BodyResponse> {
  if (!(error instanceof RpcError)) throw error;
  const response = await handleInvalid({ error, id: "null" }, dispatch);
  const isRefusal = error instanceof HttpRefusal && response.status === httpStatusOf(error);
  return isRefusal ? { ...response, status: error.status } : response;
}

const wrongVerb = new HttpRefusal(
  405,
  "InvalidRequest",
  'JSON-RPC calls are made by POST, with a body such as {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
);
