import type { WebSocket } from "ws";
import type { Caller } from "../../accounts/caller.js";
import type { IdentifyCaller } from "../../gateway/identify-caller.js";
import type { HeldFor } from "../../limits/held-bytes.js";
import type { Refusal } from "../../limits/quota.js";
import type { ResponseHold } from "../../limits/response-hold.js";
import type { BodyResponse } from "../../rpc/handle-body.js";
import type { RpcError } from "../../rpc/rpc-error.js";
import type { ReportFailure } from "../../rpc/translate-failure.js";
import type { Log } from "../../telemetry/log.js";
import type { CallExchangeParts } from "../call-exchange.js";
import { type Sender, userIdOf } from "../call-transport.js";
import { noMemory, smallBytes } from "../read-body.js";
import { type CloseCode, closeCodes } from "./close-codes.js";
import { findSender } from "./find-sender.js";
import { FrameWriter, type FrameWriterParts } from "./frame-writer.js";
import type { Beating } from "./heartbeats.js";
import { MessageQueue } from "./message-queue.js";
import type { Opening } from "./opening.js";
import { QuotaRefusals } from "./quota-refusals.js";
import { ReceivedBytes } from "./received-bytes.js";
import { type ExchangeSocket, SocketExchange } from "./socket-exchange.js";
import { SocketSubscriptions, type SubscriptionEvents } from "./socket-subscriptions.js";

export interface RpcSocketParts extends CallExchangeParts, Omit<FrameWriterParts, "openHold"> {
  readonly identify: IdentifyCaller;
  readonly respond: (body: Buffer | RpcError, sender: Sender, exchange: SocketExchange) => Promise<BodyResponse>;
  /** Maximum number of concurrent messages; further ones wait in the socket. */
  readonly maxUnderWay: number;
  readonly maxSubscriptions: number;
  readonly subscriptionEvents: SubscriptionEvents | undefined;
  readonly reportFailure: ReportFailure;
  readonly log: Pick<Log, "debug">;
}

/** Maximum length of a close reason (RFC 6455, section 5.5). */
const maxReasonBytes = 123;

/** One WebSocket: each message is a JSON-RPC body, as that of a POST, and its response a message of its own. */
export class RpcSocket implements Beating, HeldFor, ExchangeSocket {
  readonly writer: FrameWriter;
  readonly subscriptions: SocketSubscriptions;
  readonly nextRequestId: () => string;
  readonly #webSocket: WebSocket;
  readonly #opening: Opening;
  readonly #parts: RpcSocketParts;
  readonly #messages: MessageQueue;
  readonly #exchanges = new Set<SocketExchange>();
  #isLeaving = false;
  #isAlive = true;
  readonly #received: ReceivedBytes;
  readonly #quotaRefusals = new QuotaRefusals();

  constructor(webSocket: WebSocket, opening: Opening, parts: RpcSocketParts) {
    this.#webSocket = webSocket;
    this.#opening = opening;
    this.nextRequestId = opening.nextRequestId;
    this.#parts = parts;
    const { maxUnderWay } = parts;
    const { userId } = opening.caller;
    this.#messages = new MessageQueue({ webSocket, userId, maxUnderWay, begin: (body) => this.#begin(body) });
    const { socket } = opening.origin;
    const openHold = (): ResponseHold => parts.openHold(userId, this);
    this.#received = new ReceivedBytes(openHold);
    this.writer = new FrameWriter(webSocket, socket, { ...parts, openHold });
    this.subscriptions = new SocketSubscriptions({
      caller: opening.caller,
      max: parts.maxSubscriptions,
      send: (frame) => this.writer.sendEvent(frame),
      sendInTurn: (frames) => this.writer.sendInTurn(frames),
      onLost: () => this.close(closeCodes.failed, "events were lost: connect and subscribe again"),
      onForbidden: ({ message }) => this.close(closeCodes.subscriptionForbidden, `a subscription ended: ${message}`),
      events: parts.subscriptionEvents,
    });
    webSocket.on("message", (body: Buffer) => this.#take(body));
    // A client that reads no pongs gets no more of them.
    webSocket.on("ping", (data: Buffer) => socket.writableNeedDrain || webSocket.pong(data));
    // ws closes the connection itself.
    webSocket.on("error", () => undefined);
    webSocket.once("close", () => this.#abandon());
    socket.on("data", (chunk: Buffer) => this.#account(chunk.length));
  }

  get caller(): Caller {
    return this.#opening.caller;
  }

  /** Whether responses are outstanding. */
  get isBusy(): boolean {
    return this.#messages.isBusy;
  }

  stalledMs(): number {
    return this.writer.stalledMs;
  }

  /** Closes the connection with a close frame. */
  close(code: CloseCode, reason: string): void {
    this.#isLeaving = true;
    this.#webSocket.close(code, Buffer.from(reason).subarray(0, maxReasonBytes));
  }

  /** Closes it at once, without a close frame. */
  disconnect(): void {
    this.#webSocket.terminate();
  }

  /** Closes it when all messages received so far have been responded to. */
  goAway(): void {
    this.#isLeaving = true;
    if (!this.isBusy) this.close(closeCodes.goingAway, "the gateway is shutting down");
  }

  /** Closes it if its key is no longer valid, or no longer allows one of its subscriptions. */
  checkKey(): void {
    void this.#findSender();
  }

  /** Closes it when the client ignores that the quota is used up. */
  onQuotaRefused(refusal: Refusal): void {
    if (this.#quotaRefusals.add(refusal)) return;
    this.close(closeCodes.quotaUsedUp, `the quota is used up until ${refusal.resetAt}`);
  }

  beat(): void {
    // While it is not read from, its pongs are not seen; a reader that does not read is watched as such.
    if (this.#webSocket.isPaused || this.writer.isWaitedFor) return;
    if (!this.#isAlive) return this.disconnect();
    this.#isAlive = false;
    this.#webSocket.ping();
    this.checkKey();
  }

  #account(bytes: number): void {
    this.#isAlive = true;
    if (!this.#received.add(bytes)) this.close(closeCodes.tooMany, noMemory().message);
  }

  #take(body: Buffer): void {
    this.#received.reset();
    if (!this.#isLeaving) this.#messages.add(body);
  }

  #begin(body: Buffer): void {
    const sender = this.#findSender();
    if (sender instanceof Promise) void sender.then((found) => this.#respond(body, found));
    else void this.#respond(body, sender);
  }

  #findSender(): Sender | Promise<Sender> {
    const onInvalidKey = ({ message }: RpcError): void => this.close(closeCodes.keyRevoked, message);
    const onCaller = ({ allowed }: Caller): void => this.subscriptions.restrict(allowed);
    return findSender(this.#opening, { ...this.#parts, onInvalidKey, onCaller });
  }

  async #respond(body: Buffer, sender: Sender): Promise<void> {
    const exchange = new SocketExchange(userIdOf(sender), this, this.#parts);
    this.#exchanges.add(exchange);
    let isSent = false;
    try {
      const fits = body.length <= smallBytes || exchange.hold.take(body.length);
      const { body: response } = await this.#parts.respond(fits ? body : noMemory(), sender, exchange);
      const sent = response && this.writer.send(response, () => exchange.onPiece());
      const leaving = exchange.onResponded();
      if (sent) leaving.push(sent);
      if (leaving.length > 0) await Promise.all(leaving);
      isSent = true;
    } catch (error) {
      this.#parts.log.debug({ err: error }, "a response could not be sent");
      this.close(closeCodes.failed, "a response could not be completed");
    }
    exchange.end(isSent);
    this.#exchanges.delete(exchange);
    this.#messages.onEnd();
    if (this.#isLeaving) this.goAway();
  }

  #abandon(): void {
    this.#isLeaving = true;
    this.#messages.clear();
    for (const exchange of this.#exchanges) exchange.end(false);
    this.#received.close();
    this.writer.close();
    this.subscriptions.close();
  }
}
