import { type Head } from "../node/head-feed.js";
import { nodeUnavailable } from "../node/node-unavailable.js";
import { untilAborted } from "../node/until-aborted.js";
import { NodeSocket, type SocketOptions } from "./node-socket.js";
import { type Transport } from "./transport.js";

export interface WebSocketParts {
  readonly now?: () => number;
  readonly random?: () => number;
  /** The next id of a request of its own. */
  readonly nextId: () => number;
  /** Called whenever a connection without a sign of life is given up. */
  readonly onSilence: () => void;
  /** Called once when the node reports more pending transactions than the limit. */
  readonly onFlood: () => void;
}

/** One connection to a node, shared by all requests, made again whenever it breaks. */
export interface NodeWebSocketTransport extends Transport {
  isOpen(): boolean;
  /** Whether the node tells its new heads over this connection. */
  isTellingHeads(): boolean;
  onHead(listener: (head: Head) => void): () => void;
  /** Listens for hashes of transactions that enter the node's pool. Without listeners there is no subscription. */
  onPendingTransaction(listener: (hash: string) => void): () => void;
}

/**
 * Connects to a node's WebSocket. (The package `ws` rather than undici's: it bounds the size of messages and the time of the
 * handshake, sends pings, and can cut a connection off; undici's follows the browser, which knows none of these.)
 */
export function createWebSocketTransport(options: SocketOptions, parts: WebSocketParts): NodeWebSocketTransport {
  const { now = Date.now, nextId, onSilence } = parts;
  const listeners = new Set<(head: Head) => void>();
  const onHead = (head: Head): void => listeners.forEach((listener) => listener(head));
  const pendingListeners = new Set<(hash: string) => void>();
  const pending = {
    isWanted: () => pendingListeners.size > 0,
    onHash: (hash: string): void => pendingListeners.forEach((listener) => listener(hash)),
    onFlood: once(parts.onFlood),
  };
  const connection = keepConnected(() => new NodeSocket(options, { now, nextId, onHead, onSilence, pending }), parts);
  return {
    isOpen: () => connection.socket()?.isOpen() ?? false,
    isTellingHeads: () => connection.socket()?.isTellingHeads() ?? false,
    onHead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPendingTransaction(listener) {
      pendingListeners.add(listener);
      connection.socket()?.followTransactions();
      return () => {
        pendingListeners.delete(listener);
        connection.socket()?.followTransactions();
      };
    },
    async send({ id, text }, { signal }) {
      signal.throwIfAborted();
      if (connection.socket()?.isConnecting()) await untilAborted(connection.opening(), signal);
      const socket = connection.socket();
      if (!socket?.isOpen()) throw nodeUnavailable(new Error("not connected"));
      return socket.send(id, text, signal);
    },
    async close() {
      connection.close();
    },
  };
}

/** Connects again whenever the connection breaks, after a delay that grows with failures. */
function keepConnected(open: () => NodeSocket, { random = Math.random }: Pick<WebSocketParts, "random">) {
  let socket: NodeSocket | undefined;
  let opening: Promise<void> = Promise.resolve();
  let failures = 0;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const current = open();
    socket = current;
    opening = current.opened.then(
      () => void (failures = 0),
      () => undefined,
    );
    void reconnectAfter(current);
  }

  async function reconnectAfter(current: NodeSocket): Promise<void> {
    await current.closed;
    if (socket === current) socket = undefined;
    if (!isClosed) retry = setTimeout(connect, reconnectDelay(failures++, random));
  }

  connect();
  return {
    /** Undefined between two connections. */
    socket: () => socket,
    /** Resolves when the newest connection is open, or has failed. */
    opening: () => opening,
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      socket?.terminate();
    },
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

const firstReconnectMs = 250;
const maxReconnectMs = 30_000;

/** How long to wait before the attempt after `failures` failed ones: doubling, with up to half of it left to chance. */
export function reconnectDelay(failures: number, random: () => number): number {
  const full = Math.min(maxReconnectMs, firstReconnectMs * 2 ** Math.min(failures, 20));
  return full * (0.5 + random() / 2);
}
