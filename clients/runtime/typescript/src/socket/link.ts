import { ConnectionError, RpcError } from "../errors.js";
import { printQuantity } from "../quantities.js";

/** The part of the standard WebSocket that is used; Node.js has it from version 22 on, and the package `ws` for older ones. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  addEventListener(type: "close", listener: (event: { code: number }) => void): void;
}

export type SocketConstructor = new (url: string) => SocketLike;

export interface LinkEvents {
  onOpen(): void;
  /** Called once. `isOpened`: the handshake succeeded. */
  onClose(code: number, isOpened: boolean): void;
}

export interface SubscriptionListener {
  /** Called before the first event. */
  readonly onId: (id: string) => void;
  readonly onEvent: (event: unknown) => void;
}

export interface LinkParts extends LinkEvents {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly errorNames: Readonly<Record<number, string>>;
}

interface Pending {
  readonly onResult: (result: unknown) => void;
  readonly onError: (error: Error) => void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { code: number; message: string; data?: unknown };
  readonly params?: { readonly subscription: string; readonly result: unknown };
}

/** With so long without a message, the connection is probed; after so long again it counts as broken. */
const silenceMs = 60_000;

/** One WebSocket connection. */
export class SocketLink {
  readonly #parts: LinkParts;
  readonly #socket: SocketLike;
  /** By the request's id; called at once, since events may follow a response directly. */
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, (event: unknown) => void>();
  #lastId = 0;
  #isOpened = false;
  #isClosed = false;
  #isProbed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#socket = new parts.WebSocket(parts.url);
    this.#socket.addEventListener("open", () => {
      this.#isOpened = true;
      if (!this.#isClosed) parts.onOpen();
    });
    this.#socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data)) as Message));
    this.#socket.addEventListener("error", () => undefined);
    this.#socket.addEventListener("close", ({ code }) => this.#end(code));
    this.#watch();
  }

  /** Rejects with an RpcError or a ConnectionError. */
  request(method: string, params: readonly unknown[]): Promise<unknown> {
    return new Promise((onResult, onError) => this.#send(method, params, { onResult, onError }));
  }

  /** Resolves when it has begun. */
  subscribe(method: string, params: readonly unknown[], { onId, onEvent }: SubscriptionListener): Promise<void> {
    return new Promise((resolve, onError) => {
      const onResult = (id: unknown): void => {
        this.#listeners.set(String(id), onEvent);
        onId(String(id));
        resolve();
      };
      this.#send(method, params, { onResult, onError });
    });
  }

  unsubscribe(method: string, id: string): void {
    this.#listeners.delete(id);
    this.request(method, [id]).catch(() => undefined);
  }

  close(): void {
    this.#socket.close();
    this.#end(1000);
  }

  #send(method: string, params: readonly unknown[], pending: Pending): void {
    if (this.#isClosed || !this.#isOpened) return pending.onError(lost());
    const id = ++this.#lastId;
    this.#pending.set(id, pending);
    this.#socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }, printQuantity));
  }

  #take({ id, result, error, params }: Message): void {
    if (this.#isClosed) return;
    this.#watch();
    if (params) return this.#listeners.get(params.subscription)?.(params.result);
    const pending = this.#pending.get(id ?? 0);
    this.#pending.delete(id ?? 0);
    if (error) pending?.onError(new RpcError(this.#parts.errorNames[error.code] ?? "UnknownError", error));
    else pending?.onResult(result);
  }

  /** A connection can break without a word. */
  #watch(isProbed = false): void {
    clearTimeout(this.#timer);
    this.#isProbed = isProbed;
    this.#timer = setTimeout(() => {
      if (this.#isProbed || !this.#isOpened) return this.close();
      this.#watch(true);
      this.request("eth_chainId", []).catch(() => undefined);
    }, silenceMs);
  }

  #end(code: number): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { onError } of this.#pending.values()) onError(lost());
    this.#pending.clear();
    this.#parts.onClose(code, this.#isOpened);
  }
}

function lost(): ConnectionError {
  return new ConnectionError("network", "the WebSocket connection is closed");
}
