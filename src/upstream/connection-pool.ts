import { type ConnectionEvents, type ConnectionOptions, HttpConnection } from "./http-connection.js";
import type { ResponseSink } from "./http-response-parser.js";

/** A request on its way to a server. */
export interface PooledRequest {
  /** Head and body. */
  readonly text: string;
  /** Whether it may go over a connection that the server might just be closing. */
  readonly isRepeatable: boolean;
  /** Whether it is no longer wanted. */
  readonly isCancelled: () => boolean;
  /** Called with the request's connection, right before it is sent. */
  readonly onConnection: (connection: HttpConnection) => void;
  readonly sink: ResponseSink;
}

export interface ConnectionPoolOptions extends ConnectionOptions {
  readonly maxConnections: number;
}

/** A bounded number of kept-alive connections to one server; requests that find none free wait their turn. */
export class ConnectionPool {
  readonly #options: ConnectionPoolOptions;
  readonly #open = new Set<HttpConnection>();
  readonly #idle: HttpConnection[] = [];
  readonly #waiting: PooledRequest[] = [];
  #isClosed = false;
  #isKeeping = false;

  constructor(options: ConnectionPoolOptions) {
    this.#options = options;
  }

  send(request: PooledRequest): void {
    if (this.#isClosed) return request.sink.onError(closedError());
    this.#waiting.push(request);
    this.#sendWaiting();
  }

  /** Whether the server kept its connection after the last response. */
  isKeepingConnections(): boolean {
    return this.#isKeeping;
  }

  close(): void {
    this.#isClosed = true;
    for (const { sink } of this.#waiting.splice(0)) sink.onError(closedError());
    for (const connection of this.#open) connection.destroy();
  }

  readonly #events: ConnectionEvents = {
    onFree: (connection) => {
      this.#isKeeping = true;
      this.#idle.push(connection);
      this.#sendWaiting();
    },
    onLast: () => {
      this.#isKeeping = false;
    },
    onClose: (connection) => {
      this.#open.delete(connection);
      const index = this.#idle.indexOf(connection);
      if (index !== -1) this.#idle.splice(index, 1);
      this.#sendWaiting();
    },
  };

  #sendWaiting(): void {
    for (let request = this.#waiting[0]; request; request = this.#waiting[0]) {
      const connection = request.isCancelled() ? undefined : this.#takeConnection(request);
      if (!connection && !request.isCancelled()) return;
      this.#waiting.shift();
      if (connection) sendOver(connection, request);
    }
  }

  /** The one used last, since it is the likeliest to live still; a new one for what must not be lost on a dead one. */
  #takeConnection({ isRepeatable }: PooledRequest): HttpConnection | undefined {
    const kept = isRepeatable ? this.#idle.pop() : undefined;
    if (kept) return kept;
    if (this.#open.size < this.#options.maxConnections) {
      const connection = new HttpConnection(this.#options, this.#events);
      this.#open.add(connection);
      return connection;
    }
    // Its place becomes free when it is closed.
    this.#idle.shift()?.destroy();
    return undefined;
  }
}

function sendOver(connection: HttpConnection, request: PooledRequest): void {
  request.onConnection(connection);
  connection.send(request.text, request.sink);
}

function closedError(): Error {
  return new Error("the pool is closed");
}
