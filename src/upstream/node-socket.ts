import { WebSocket } from "ws";
import { readJson } from "../json/raw-json.js";
import type { Head } from "../node/head-feed.js";
import { CallAbortController, type CallSignal } from "../turns/call-signal.js";
import { PendingRequests } from "./pending-requests.js";
import { PendingSubscription, type PendingSubscriptionParts } from "./pending-subscription.js";
import { readFrame } from "./read-frame.js";
import { readHead } from "./read-head.js";
import type { NodeResponse } from "./read-response.js";
import { sendText } from "./send-text.js";

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
  /** Called before a connection without a sign of life is given up. */
  readonly onSilence: () => void;
  /** Of transactions in the node's pool. */
  readonly pending: Pick<PendingSubscriptionParts, "isWanted" | "onHash" | "onFlood">;
}

/** How often late responses and a dead connection are looked for. */
const watchMs = 250;

/** Silence after which the node is pinged, and after twice which the connection is given up: while calls wait, and otherwise. */
const busySilenceMs = 500;
const idleSilenceMs = 15_000;

/** One WebSocket connection to a node. Subscribes to new heads once open, and to pending transactions while needed. */
export class NodeSocket {
  readonly opened: Promise<void>;
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #parts: SocketParts;
  readonly #timeoutMs: number;
  readonly #pending = new PendingRequests();
  readonly #pendingTransactions: PendingSubscription;
  #headSubscription: unknown;
  #cause: unknown = new Error("the node closed the connection");
  #heardAt: number;
  #watchedAt: number;

  constructor({ wsUrl, timeoutMs, maxResponseBytes }: SocketOptions, parts: SocketParts) {
    const handshake = { handshakeTimeout: timeoutMs, maxPayload: maxResponseBytes, perMessageDeflate: false };
    const socket = new WebSocket(wsUrl, handshake);
    this.#socket = socket;
    this.#parts = parts;
    this.#timeoutMs = timeoutMs;
    this.#heardAt = parts.now();
    this.#watchedAt = parts.now();
    const request = this.#request.bind(this);
    this.#pendingTransactions = new PendingSubscription({ now: parts.now, request, ...parts.pending });
    const watch = setInterval(() => this.#watch(), watchMs);
    socket.on("pong", () => (this.#heardAt = parts.now()));
    socket.on("error", (error) => (this.#cause = error));
    socket.on("message", (data: Buffer) => this.#onMessage(data));
    this.opened = new Promise((resolve, reject) => {
      socket.on("open", () => {
        resolve();
        this.#followHeads().catch(() => undefined);
        this.followTransactions();
      });
      socket.on("close", reject);
    });
    this.closed = new Promise((resolve) => {
      socket.on("close", () => {
        clearInterval(watch);
        this.#headSubscription = undefined;
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
    return this.#headSubscription !== undefined;
  }

  /** Sends the text of a request, and waits for the response with its id. */
  send(id: number, text: string, signal: CallSignal): Promise<NodeResponse> {
    const response = this.#pending.add(id, this.#parts.now(), signal);
    sendText(this.#socket, text);
    return response;
  }

  /** Subscribes to the transactions in the node's pool, or ends that, as is wanted. */
  followTransactions(): void {
    if (this.isOpen()) void this.#pendingTransactions.update();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #followHeads(): Promise<void> {
    this.#headSubscription = await this.#request("eth_subscribe", "newHeads");
  }

  async #request(method: string, param: unknown): Promise<unknown> {
    const id = this.#parts.nextId();
    const text = JSON.stringify({ jsonrpc: "2.0", id, method, params: [param] });
    const response = await this.send(id, text, new CallAbortController());
    if ("error" in response) throw new Error(response.error.message);
    return readJson(response.result);
  }

  #onMessage(bytes: Buffer): void {
    try {
      this.#take(bytes);
    } catch (error) {
      // The response cannot be matched to a request.
      this.#cut(error);
    }
  }

  #take(bytes: Buffer): void {
    this.#heardAt = this.#parts.now();
    const frame = readFrame(bytes);
    if (frame.kind === "response") this.#pending.settle(frame.id, bytes);
    else if (frame.kind === "event") this.#takeEvent(frame.subscription, frame.result);
    else if (!this.#pending.settleOldest(bytes)) this.#cut(new Error("an error without id"));
  }

  #takeEvent(subscription: unknown, result: unknown): void {
    if (subscription !== this.#headSubscription) this.#pendingTransactions.take(subscription, result);
    else if (subscription !== undefined) this.#parts.onHead(readHead(result));
  }

  #watch(): void {
    const nowMs = this.#parts.now();
    const hasStoodStill = nowMs - this.#watchedAt > 2 * watchMs;
    this.#watchedAt = nowMs;
    this.#pending.expire(nowMs - this.#timeoutMs);
    this.followTransactions();
    // Messages that arrived while this process stood still have not been read yet.
    if (!hasStoodStill && this.isOpen()) this.#watchForSilence(nowMs);
  }

  /** Calls of a connection that died without a word are to go elsewhere within a second. */
  #watchForSilence(nowMs: number): void {
    const waitingSince = this.#pending.waitingSince();
    const [since, patienceMs] =
      waitingSince === undefined
        ? [this.#heardAt, idleSilenceMs]
        : [Math.max(this.#heardAt, waitingSince), busySilenceMs];
    if (nowMs - since > 2 * patienceMs) {
      this.#parts.onSilence();
      this.#cut(new Error("no sign of life"));
    } else if (nowMs - since > patienceMs) this.#socket.ping();
  }

  #cut(reason: unknown): void {
    this.#cause = reason;
    this.#socket.terminate();
  }
}
