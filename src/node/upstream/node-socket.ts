import { WebSocket } from "ws";
import { CallAbortController, type CallSignal } from "../../rpc/call-signal.js";
import type { Head } from "../heads/head-feed.js";
import { PendingRequests } from "./pending-requests.js";
import { readFrame } from "./read-frame.js";
import type { NodeResponse } from "./read-response.js";

export interface SocketOptions {
  readonly wsUrl: string;
  /** Longest wait for a connection, and for a response. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}

export interface SocketParts {
  readonly now: () => number;
  readonly nextId: () => number;
  readonly onHead: (head: Head) => void;
}

/** RSKj's longest frame. */
export const MAX_FRAME_BYTES = 65_536;

/** How often late responses and a dead connection are looked for. */
const WATCH_MS = 1_000;

/** Silence after which the node is asked for a sign of life, and the connection given up when there is none. */
const SILENCE_MS = 15_000;

/** One WebSocket connection to a node, which subscribes to new heads as soon as it is open. */
export class NodeSocket {
  readonly opened: Promise<void>;
  /** Resolves when it is over, whatever the cause. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #parts: SocketParts;
  readonly #timeoutMs: number;
  readonly #pending = new PendingRequests();
  #subscription: unknown;
  #cause: unknown = new Error("the node closed the connection");
  #heardAt: number;

  constructor({ wsUrl, timeoutMs, maxResponseBytes }: SocketOptions, parts: SocketParts) {
    const handshake = { handshakeTimeout: timeoutMs, maxPayload: maxResponseBytes, perMessageDeflate: false };
    const socket = new WebSocket(wsUrl, handshake);
    this.#socket = socket;
    this.#parts = parts;
    this.#timeoutMs = timeoutMs;
    this.#heardAt = parts.now();
    const watch = setInterval(() => this.#watch(), WATCH_MS);
    socket.on("pong", () => (this.#heardAt = parts.now()));
    socket.on("error", (error) => (this.#cause = error));
    socket.on("message", (data: Buffer) => this.#onMessage(data));
    this.opened = new Promise((resolve, reject) => {
      socket.on("open", () => {
        resolve();
        this.#subscribe().catch(() => undefined);
      });
      socket.on("close", reject);
    });
    this.closed = new Promise((resolve) => {
      socket.on("close", () => {
        clearInterval(watch);
        this.#subscription = undefined;
        this.#pending.fail(this.#cause);
        resolve();
      });
    });
  }

  isConnecting(): boolean {
    return this.#socket.readyState === WebSocket.CONNECTING;
  }

  isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  isTellingHeads(): boolean {
    return this.#subscription !== undefined;
  }

  /** Sends the text of a request, and waits for the response with its id. */
  send(id: number, text: string, signal: CallSignal): Promise<NodeResponse> {
    const response = this.#pending.add(id, this.#parts.now(), signal);
    sendText(this.#socket, text);
    return response;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #subscribe(): Promise<void> {
    const id = this.#parts.nextId();
    const text = `{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe","params":["newHeads"]}`;
    const response = await this.send(id, text, new CallAbortController());
    if ("result" in response && response.result instanceof Uint8Array)
      this.#subscription = JSON.parse(Buffer.from(response.result).toString("utf8"));
  }

  #onMessage(bytes: Buffer): void {
    try {
      this.#take(bytes);
    } catch (error) {
      // Whose response it was meant to be can't be told.
      this.#cut(error);
    }
  }

  #take(bytes: Buffer): void {
    this.#heardAt = this.#parts.now();
    const frame = readFrame(bytes);
    if (frame.kind === "response") this.#pending.settle(frame.id, bytes);
    else if (frame.kind === "head" && frame.subscription === this.#subscription) this.#parts.onHead(frame.head);
    else if (frame.kind === "unnamed-error" && !this.#pending.settleOldest(bytes))
      this.#cut(new Error("an error without id"));
  }

  #watch(): void {
    const { now } = this.#parts;
    this.#pending.expire(now() - this.#timeoutMs);
    const silence = now() - this.#heardAt;
    if (silence > 2 * SILENCE_MS) this.#cut(new Error("no sign of life"));
    else if (silence > SILENCE_MS && this.isOpen()) this.#socket.ping();
  }

  #cut(reason: unknown): void {
    this.#cause = reason;
    this.#socket.terminate();
  }
}

/** Sends a text in frames of the size that RSKj accepts: it joins them again, up to 5 MiB. */
function sendText(socket: WebSocket, text: string): void {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += MAX_FRAME_BYTES) {
    const end = start + MAX_FRAME_BYTES;
    socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
  }
}
