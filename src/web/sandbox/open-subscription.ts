import { socketUrlOf } from "../request-code/socket-code.js";
import type { RpcFailure } from "./send-request.js";

/** Why a connection ended. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

export interface SubscriptionListener {
  readonly onSubscribed: () => void;
  readonly onEvent: (value: unknown) => void;
  /** The service refused the subscription. */
  readonly onError: (error: RpcFailure) => void;
  /** The connection ended, or there never was one; not called after `close`. */
  readonly onClosed: (closing: Closing) => void;
}

export interface SubscriptionRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

interface Message {
  readonly error?: RpcFailure;
  readonly params?: { readonly result: unknown };
}

/** A connection of its own for one subscription, which ends with it. */
export interface OpenSubscription {
  close(): void;
}

/** Opens a WebSocket and subscribes on it. */
export function openSubscription(request: SubscriptionRequest, listener: SubscriptionListener): OpenSubscription {
  const { endpoint, method, params } = request;
  const socket = new WebSocket(socketUrlOf(endpoint));
  const controller = new AbortController();
  const { signal } = controller;
  const close = (): void => {
    controller.abort();
    socket.close();
  };
  const send = (): void => socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  const read = ({ data }: MessageEvent<string>): void => {
    const { error, params: event } = JSON.parse(data) as Message;
    if (event) return listener.onEvent(event.result);
    if (!error) return listener.onSubscribed();
    close();
    listener.onError(error);
  };
  socket.addEventListener("open", send, { signal });
  socket.addEventListener("message", read, { signal });
  socket.addEventListener("close", ({ code, reason }) => listener.onClosed({ code, reason }), { signal });
  return { close };
}
