import type { ConnectionSubscriptions } from "../../gateway/call.js";
import type { Refusal } from "../../limits/quota.js";
import { CallExchange, type CallExchangeParts } from "../call-exchange.js";
import type { FrameWriter } from "./frame-writer.js";
import type { BeginEvents, SocketSubscriptions } from "./socket-subscriptions.js";

/** The connection that a message came over. */
export interface ExchangeSocket {
  readonly writer: FrameWriter;
  readonly subscriptions: SocketSubscriptions;
  /** The ID of its next message. */
  nextRequestId(): string;
  /** The quota has refused one of its requests. */
  onQuotaRefused(refusal: Refusal): void;
  disconnect(): void;
}

/** One message of a WebSocket, and the message that responds to it. */
export class SocketExchange extends CallExchange {
  readonly requestId: string;
  readonly #socket: ExchangeSocket;
  #hasBegun = false;
  /** What begins once the response is on its way. */
  #begins: BeginEvents[] | undefined;

  constructor(userId: string, socket: ExchangeSocket, parts: CallExchangeParts) {
    super(userId, parts, parts.tracer?.begin("WebSocket message"));
    this.#socket = socket;
    this.requestId = socket.nextRequestId();
    this.span?.set({ "rootgate.request_id": this.requestId });
  }

  get originKind(): "websocket" {
    return "websocket";
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get waitsForReader(): boolean {
    return this.#socket.writer.isWaitedFor;
  }

  get subscriptions(): ConnectionSubscriptions {
    const { subscriptions } = this.#socket;
    const later = (begin: BeginEvents): void => void (this.#begins ??= []).push(begin);
    return { open: (start, call) => subscriptions.open({ start, call }, later), end: (id) => subscriptions.end(id) };
  }

  /** The response is on its way: what is sent from now on comes after it. Gives what has yet to leave: events of the past. */
  onResponded(): Promise<void>[] {
    return (this.#begins ?? []).flatMap((begin) => begin() ?? []);
  }

  onQuotaRefused(refusal: Refusal): void {
    this.#socket.onQuotaRefused(refusal);
  }

  override onPiece(): void {
    this.#hasBegun = true;
    super.onPiece();
  }

  /** A message has no headers. */
  setHeader(): void {
    return undefined;
  }

  stalledMs(): number {
    return this.#socket.writer.stalledMs;
  }

  disconnect(): void {
    this.#socket.disconnect();
  }

  breakOff(): void {
    this.#socket.disconnect();
  }
}
