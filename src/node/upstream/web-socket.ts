import { WebSocket } from "ws";
import { CallAbortController } from "../../rpc/call-signal.js";
import type { Head } from "../heads/head-feed.js";
import { untilAborted } from "../until-aborted.js";
import { nodeUnavailable } from "./node-unavailable.js";
import { createPendingRequests, type PendingRequests } from "./pending-requests.js";
import { readFrame } from "./read-frame.js";
import { reconnectDelay } from "./reconnect-delay.js";
import type { Transport } from "./transport.js";

export interface WebSocketOptions {
  readonly wsUrl: string;
  /** Longest wait for a connection, and for a response. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}

export interface WebSocketParts {
  readonly now?: () => number;
  readonly random?: () => number;
  /** The next id of a request of its own. */
  readonly nextId: () => number;
}

/** One connection to a node, shared by all requests, made again whenever it breaks. */
export interface WebSocketTransport extends Transport {
  isOpen(): boolean;
  /** Whether the node tells its new heads over this connection. */
  isTellingHeads(): boolean;
  onHead(listener: (head: Head) => void): () => void;
}

/** RSKj's longest frame. */
export const MAX_FRAME_BYTES = 65_536;

/** How often late responses and a dead connection are looked for. */
const WATCH_MS = 1_000;

/** Silence after which the node is asked for a sign of life, and the connection given up when there is none. */
const SILENCE_MS = 15_000;

/**
 * Connects to a node's WebSocket. (The package `ws` rather than undici's: it bounds the size of messages and the time of the
 * handshake, sends pings, and can cut a connection off; undici's follows the browser, which knows none of these.)
 */
export function createWebSocketTransport(options: WebSocketOptions, parts: WebSocketParts): WebSocketTransport {
  const { now = Date.now, random = Math.random, nextId } = parts;
  const listeners = new Set<(head: Head) => void>();
  let connection: Connection | undefined;
  let opening: Promise<void> = Promise.resolve();
  let failures = 0;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const current = openConnection(options, { now, nextId, onHead: (head) => listeners.forEach((tell) => tell(head)) });
    connection = current;
    opening = current.opened.then(
      () => void (failures = 0),
      () => undefined,
    );
    void reconnectAfter(current);
  }

  async function reconnectAfter(current: Connection): Promise<void> {
    await current.closed;
    if (connection === current) connection = undefined;
    if (!isClosed) retry = setTimeout(connect, reconnectDelay(failures++, random));
  }

  connect();
  return {
    isOpen: () => connection?.socket.readyState === WebSocket.OPEN,
    isTellingHeads: () => connection?.isTellingHeads() ?? false,
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send({ id, text }, { signal }) {
      signal.throwIfAborted();
      if (connection?.socket.readyState === WebSocket.CONNECTING) await untilAborted(opening, signal);
      if (connection?.socket.readyState !== WebSocket.OPEN) throw nodeUnavailable(new Error("not connected"));
      const response = connection.pending.add(id, now(), signal);
      sendText(connection.socket, text);
      return response;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      connection?.socket.terminate();
    },
  };
}

/** Sends a text in frames that RSKj takes: it joins them again, up to 5 MiB. */
function sendText(socket: WebSocket, text: string): void {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += MAX_FRAME_BYTES) {
    const end = start + MAX_FRAME_BYTES;
    socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
  }
}

interface Connection {
  readonly socket: WebSocket;
  readonly pending: PendingRequests;
  readonly opened: Promise<void>;
  /** Resolves when it is over, whatever the cause. */
  readonly closed: Promise<void>;
  readonly isTellingHeads: () => boolean;
}

interface ConnectionParts {
  readonly now: () => number;
  readonly nextId: () => number;
  readonly onHead: (head: Head) => void;
}

function openConnection(options: WebSocketOptions, { now, nextId, onHead }: ConnectionParts): Connection {
  const { wsUrl, timeoutMs, maxResponseBytes } = options;
  const socket = new WebSocket(wsUrl, {
    handshakeTimeout: timeoutMs,
    maxPayload: maxResponseBytes,
    perMessageDeflate: false,
  });
  const pending = createPendingRequests();
  let subscription: unknown;
  let cause: unknown = new Error("the node closed the connection");
  let heardAt = now();
  const cut = (reason: unknown): void => {
    cause = reason;
    socket.terminate();
  };

  function take(bytes: Buffer): void {
    heardAt = now();
    const frame = readFrame(bytes);
    if (frame.kind === "response") pending.settle(frame.id, bytes);
    else if (frame.kind === "head" && frame.subscription === subscription) onHead(frame.head);
    else if (frame.kind === "unnamed-error" && !pending.settleOldest(bytes)) cut(new Error("an error without id"));
  }

  async function subscribe(): Promise<void> {
    const id = nextId();
    const response = pending.add(id, now(), new CallAbortController());
    socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe","params":["newHeads"]}`);
    const said = await response;
    if ("result" in said && said.result instanceof Uint8Array)
      subscription = JSON.parse(Buffer.from(said.result).toString("utf8"));
  }

  const watch = setInterval(() => {
    pending.expire(now() - timeoutMs);
    const silence = now() - heardAt;
    if (silence > 2 * SILENCE_MS) cut(new Error("no sign of life"));
    else if (silence > SILENCE_MS && socket.readyState === WebSocket.OPEN) socket.ping();
  }, WATCH_MS);
  socket.on("pong", () => (heardAt = now()));
  socket.on("error", (error) => (cause = error));
  socket.on("message", (data: Buffer) => {
    try {
      take(data);
    } catch (error) {
      // Whose response it was meant to be can't be told.
      cut(error);
    }
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.on("open", () => {
      resolve();
      subscribe().catch(() => undefined);
    });
    socket.on("close", reject);
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => {
      clearInterval(watch);
      subscription = undefined;
      pending.fail(cause);
      resolve();
    });
  });
  return { socket, pending, opened, closed, isTellingHeads: () => subscription !== undefined };
}
