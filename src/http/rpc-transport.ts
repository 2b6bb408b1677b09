import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChangedKeys } from "../accounts/key-changes.js";
import type { Call } from "../gateway/call.js";
import type { RequestOrigin } from "../gateway/identify-caller.js";
import type { HeldFor } from "../limits/held-bytes.js";
import type { ResponseHold } from "../limits/response-hold.js";
import type { RpcRouter } from "../rpc/router.js";
import type { Tracer } from "../telemetry/span.js";
import { CallTransport } from "./call-transport.js";
import { type AdmissionParts, createAdmission } from "./connection/admission.js";
import { type ClosingTimes, Connections, type TrackedServer } from "./connection/connections.js";
import { TrackedResponse, withRequestId } from "./connection/tracked-response.js";
import { UpgradableRequest } from "./connection/upgradable-request.js";
import { inTurns, type Serve } from "./in-turns.js";
import { Readers, type ReadersParts } from "./response/readers.js";
import type { ExchangeParts } from "./rpc-exchange.js";
import { readKeyText } from "./rpc-path.js";
import { RpcRequests, type RpcRequestsParts } from "./rpc-requests.js";
import { plainPartsOf, type RpcTransportOptions, timeoutMsOf, timeoutsOf } from "./transport-options.js";
import { respondToPreflight } from "./unknown-path.js";
import { type WebSocketEvents, WebSocketTransport } from "./web-socket/web-socket-transport.js";

/** Connections that the system holds until they are accepted, at most; Linux holds `net.core.somaxconn` of them. Past 511, Node's default, each waited a second. */
const backlogConnections = 4_096;

export interface RpcTransportParts
  extends
    Pick<AdmissionParts, "isProxy" | "onRefused">,
    Omit<RpcRequestsParts, "exchangeParts" | "dispatchOf" | "clock"> {
  readonly router: RpcRouter<Call>;
  readonly openHold: (userId: string, heldFor: HeldFor) => ResponseHold;
  readonly readersParts: ReadersParts;
  /** Everything that is not the RPC path. */
  readonly app: Serve;
  /** The IP address that a client's WebSockets are counted under. */
  readonly addressOf: (request: RequestOrigin) => string;
  readonly webSocketEvents: WebSocketEvents | undefined;
  /** Where requests are traced. */
  readonly tracer?: Tracer | undefined;
}

/** JSON-RPC over HTTP on a server of its own: `POST /<API_KEY>` never passes through express. */
export class RpcTransport extends CallTransport {
  readonly #options: RpcTransportOptions;
  readonly #requests: RpcRequests;
  readonly #server: TrackedServer;
  readonly #connections: Connections;
  readonly #webSockets: WebSocketTransport;
  readonly #serveApp: Serve;

  constructor(options: RpcTransportOptions, parts: RpcTransportParts) {
    super();
    this.#options = options;
    this.#serveApp = inTurns((request, response) => parts.app(request, withRequestId(response)), parts.addressOf);
    this.#server = createServer<typeof UpgradableRequest, typeof TrackedResponse>({
      ...timeoutsOf(options),
      IncomingMessage: UpgradableRequest,
      ServerResponse: TrackedResponse,
    });
    this.#server.timeout = timeoutMsOf(options);
    const exchangeParts: ExchangeParts = {
      openHold: parts.openHold,
      readers: new Readers(options.readers, parts.readersParts),
      callTimeoutMs: options.callTimeoutMs,
      reportFailure: parts.reportFailure,
      tracer: parts.tracer,
    };
    const dispatchOf = this.dispatchOf.bind(this);
    const { clock } = parts.readersParts;
    this.#requests = new RpcRequests(options, { ...parts, exchangeParts, dispatchOf, clock });
    this.#webSockets = new WebSocketTransport(
      { ...options, ...options.webSockets },
      { ...exchangeParts, ...parts, clock, events: parts.webSocketEvents },
    );
    this.#connections = new Connections(this.#server, {
      maxUnderWay: options.maxPipelined,
      serve: (request, response) => this.#route(request, response),
      upgrade: (request, response, head) => this.#webSockets.upgrade(request, response, head),
      plain: plainPartsOf(options, (request, response) => this.#requests.serve(request.keyText, request, response)),
      admission: createAdmission(options.connections, { ...parts, clock, serveApp: this.#serveApp }),
    });
    this.addRouter(parts.router);
  }

  /** Resolves when the server listens; rejects when it cannot (address in use). */
  override start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      const { port, host } = this.#options;
      this.#server.listen({ port, host, backlog: backlogConnections }, () => {
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

  /** Closes WebSockets of changed keys that no longer allow them, or a subscription of them; undefined: of all keys. */
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
    else if (request.method === "OPTIONS") respondToPreflight(request, withRequestId(response));
    else this.#requests.serve(keyText, request, response);
  }
}
