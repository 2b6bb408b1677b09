import type { WebSocket, WebSocketServer } from "ws";
import type { Caller } from "../../accounts/caller.js";
import type { ChangedKeys } from "../../accounts/key-changes.js";
import type { Clock } from "../../clock.js";
import type { Call } from "../../gateway/call.js";
import type { RequestOrigin } from "../../gateway/identify-caller.js";
import { type BodyLimits, type BodyResponse, handleBody, handleInvalid } from "../../rpc/handle-body.js";
import type { RpcRouter } from "../../rpc/router.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { longWork, onlyStep } from "../../turns/long-work.js";
import { CallTransport, type Sender } from "../call-transport.js";
import { type ClosingTimes, forEverMs } from "../connection/connections.js";
import type { TrackedResponse } from "../connection/tracked-response.js";
import type { UpgradableRequest } from "../connection/upgradable-request.js";
import { HttpRefusal } from "../http-refusal.js";
import { writeRefusal } from "../response/write-refusal.js";
import { readKeyText } from "../rpc-path.js";
import { closeCodes } from "./close-codes.js";
import { createHandshakes } from "./handshakes.js";
import { Heartbeats } from "./heartbeats.js";
import { messageLane } from "./message-queue.js";
import { numberMessages, type Opening } from "./opening.js";
import { paceReads } from "./pace-reads.js";
import { RpcSocket, type RpcSocketParts } from "./rpc-socket.js";
import { SocketCount, type SocketLimits } from "./socket-count.js";
import type { SocketExchange } from "./socket-exchange.js";
import type { SubscriptionEvents } from "./socket-subscriptions.js";

export interface WebSocketOptions extends BodyLimits, SocketLimits {
  readonly maxBodyBytes: number;
  /** Maximum number of concurrent messages per connection; further ones wait in the socket. */
  readonly maxUnderWay: number;
  readonly maxSubscriptions: number;
  /** Most bytes of events that wait for a slow reader; then it is disconnected. */
  readonly maxWaitingBytes: number;
}

/** Called for each WebSocket. */
export interface WebSocketEvents extends SubscriptionEvents {
  readonly onOpen: (caller: Caller) => void;
  readonly onClose: (code: number) => void;
}

export interface WebSocketTransportParts extends Omit<
  RpcSocketParts,
  "respond" | "maxUnderWay" | "maxSubscriptions" | "maxWaitingBytes" | "subscriptionEvents"
> {
  readonly router: RpcRouter<Call>;
  /** The IP address that a client's connections are counted under. */
  readonly addressOf: (request: RequestOrigin) => string;
  readonly clock: Pick<Clock, "after">;
  readonly events: WebSocketEvents | undefined;
}

/** JSON-RPC over WebSocket (RFC 6455), on connections that the HTTP transport upgrades. */
export class WebSocketTransport extends CallTransport {
  readonly #options: WebSocketOptions;
  readonly #parts: WebSocketTransportParts;
  readonly #socketParts: RpcSocketParts;
  readonly #server: WebSocketServer;
  readonly #open = new Set<RpcSocket>();
  readonly #count: SocketCount;
  readonly #heartbeats: Heartbeats;
  /** Called when the last connection has closed, once the transport is closing. */
  #onAllClosed: (() => void) | undefined;
  #isClosing = false;

  constructor(options: WebSocketOptions, parts: WebSocketTransportParts) {
    super();
    this.#options = options;
    this.#parts = parts;
    const respond: RpcSocketParts["respond"] = (...message) => this.#respond(...message);
    const { maxUnderWay, maxSubscriptions, maxWaitingBytes } = options;
    const bounds = { maxUnderWay, maxSubscriptions, maxWaitingBytes };
    this.#socketParts = { ...parts, ...bounds, subscriptionEvents: parts.events, respond };
    this.#count = new SocketCount(options);
    this.#heartbeats = new Heartbeats(parts.clock);
    this.#server = createHandshakes(options);
    this.addRouter(parts.router);
  }

  /** Takes a connection of the HTTP server; refuses it, as a POST with the same key, by `response`. */
  upgrade(request: UpgradableRequest, response: TrackedResponse, head: Buffer): void {
    const keyText = readKeyText(request.url ?? "/", "POST");
    const refuse = (error: unknown): void => writeRefusal(error, response, this.#parts);
    if (keyText === undefined) return refuse(wrongPath);
    const open = (caller: Caller): void => {
      if (this.#isClosing) return refuse(shuttingDown);
      if (response.destroyed || request.socket.destroyed) return;
      response.detachSocket(request.socket);
      const { host = "", origin, "x-forwarded-for": forwardedFor } = request.headers;
      const headers = { host, ...(origin !== undefined && { origin }), "x-forwarded-for": forwardedFor };
      const { requestId } = request;
      const opening = {
        requestId,
        nextRequestId: numberMessages(requestId),
        keyText,
        caller,
        origin: { headers, socket: request.socket },
      };
      const address = this.#parts.addressOf(request);
      this.#server.handleUpgrade(request, request.socket, head, (socket) => {
        paceReads(socket, request.socket);
        this.#add(socket, opening, address);
      });
    };
    const openInTurn = async (): Promise<void> => {
      const caller = await this.#parts.identify(keyText, request);
      await longWork.run(
        messageLane(caller.userId),
        "WebSocket",
        onlyStep(() => open(caller)),
      );
    };
    openInTurn().catch(refuse);
  }

  /** Closes the connections of changed keys that no longer allow them, or a subscription of them; undefined: of all keys. */
  checkKeys(changed: ChangedKeys | undefined): void {
    for (const socket of this.#open) if (isChanged(socket.caller, changed)) socket.checkKey();
  }

  /** Lets running calls finish, and resolves when all connections are closed: to how many were cut off. */
  async close({ timeoutMs = forEverMs }: Partial<ClosingTimes> = {}): Promise<number> {
    this.#isClosing = true;
    if (this.#open.size === 0) return 0;
    const allClosed = new Promise<void>((resolve) => (this.#onAllClosed = resolve));
    for (const socket of this.#open) socket.goAway();
    let cutOff = 0;
    const cancel = this.#parts.clock.after(timeoutMs, () => {
      for (const socket of this.#open) {
        if (socket.isBusy) cutOff++;
        socket.disconnect();
      }
    });
    await allClosed;
    cancel();
    return cutOff;
  }

  /** It has no listener of its own. */
  override async start(): Promise<void> {}

  override async stop(): Promise<void> {
    await this.close();
  }

  #add(webSocket: WebSocket, opening: Opening, address: string): void {
    const { userId } = opening.caller;
    const passed = this.#count.take(userId, address);
    webSocket.once("close", (code: number) => this.#parts.events?.onClose(code));
    this.#parts.events?.onOpen(opening.caller);
    if (passed) {
      webSocket.on("error", () => undefined);
      return webSocket.close(closeCodes.tooMany, tooMany[passed]);
    }
    const socket = new RpcSocket(webSocket, opening, this.#socketParts);
    this.#open.add(socket);
    const endBeats = this.#heartbeats.add(socket);
    webSocket.once("close", () => {
      endBeats();
      this.#open.delete(socket);
      this.#count.release(userId, address);
      if (this.#open.size === 0) this.#onAllClosed?.();
    });
  }

  #respond(body: Buffer | RpcError, sender: Sender, exchange: SocketExchange): Promise<BodyResponse> {
    const dispatch = this.dispatchOf(sender, exchange);
    if (body instanceof RpcError) return handleInvalid({ error: body, id: "null" }, dispatch);
    return handleBody(body, { dispatch, lane: exchange.userId, exchange }, this.#options);
  }
}

function isChanged({ keyId, userId }: Caller, changed: ChangedKeys | undefined): boolean {
  if (!changed) return true;
  return "keyId" in changed ? changed.keyId === keyId : changed.userId === userId;
}

const tooMany = {
  user: "your account has too many open WebSocket connections",
  address: "your IP address has too many open WebSocket connections",
} as const;

const wrongPath = new HttpRefusal(404, "InvalidRequest", "not found: open WebSocket connections at /<API_KEY>");

const shuttingDown = new HttpRefusal(503, "RateLimited", "the gateway is shutting down: connect again");
