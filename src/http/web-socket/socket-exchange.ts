import { CallExchange, type CallExchangeParts } from "../call-exchange.js";
import type { FrameWriter } from "./frame-writer.js";

/** The connection that a message came over. */
export interface ExchangeSocket {
  readonly writer: FrameWriter;
  disconnect(): void;
}

/** One message of a WebSocket, and the message that responds to it. */
export class SocketExchange extends CallExchange {
  readonly #socket: ExchangeSocket;
  #hasBegun = false;

  constructor(userId: string, socket: ExchangeSocket, parts: CallExchangeParts) {
    super(userId, parts);
    this.#socket = socket;
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
