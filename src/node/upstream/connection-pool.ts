import { type ConnectionOptions, type HttpConnection, openConnection } from "./http-connection.js";
import type { ResponseSink } from "./http-response-parser.js";

/** A request on its way to a server. */
export interface PooledRequest {
  /** Head and body. */
  readonly text: string;
  /** Whether it may go over a connection that the server might just be closing. */
  readonly isRepeatable: boolean;
  /** Whether it is no longer wanted. */
  readonly isCancelled: () => boolean;
  /** Told which connection the request goes over, right before it is sent. */
  readonly onConnection: (connection: HttpConnection) => void;
  readonly sink: ResponseSink;
}

/** A bounded number of kept-alive connections to one server; requests that find none free wait their turn. */
export interface ConnectionPool {
  send(request: PooledRequest): void;
  close(): void;
}

export interface PoolOptions extends ConnectionOptions {
  readonly maxConnections: number;
}

export function createConnectionPool(options: PoolOptions): ConnectionPool {
  const open = new Set<HttpConnection>();
  const idle: HttpConnection[] = [];
  const waiting: PooledRequest[] = [];
  let isClosed = false;

  const events = {
    onFree(connection: HttpConnection): void {
      idle.push(connection);
      sendWaiting();
    },
    onClose(connection: HttpConnection): void {
      open.delete(connection);
      const index = idle.indexOf(connection);
      if (index !== -1) idle.splice(index, 1);
      sendWaiting();
    },
  };

  function sendWaiting(): void {
    for (let request = waiting[0]; request; request = waiting[0]) {
      const connection = request.isCancelled() ? undefined : takeConnection(request);
      if (!connection && !request.isCancelled()) return;
      waiting.shift();
      if (connection) sendOver(connection, request);
    }
  }

  /** The one used last, since it is the likeliest to live still; a new one for what must not be lost on a dead one. */
  function takeConnection({ isRepeatable }: PooledRequest): HttpConnection | undefined {
    const kept = isRepeatable ? idle.pop() : undefined;
    if (kept) return kept;
    if (open.size < options.maxConnections) {
      const connection = openConnection(options, events);
      open.add(connection);
      return connection;
    }
    // Its place becomes free when it is closed.
    idle.shift()?.destroy();
    return undefined;
  }

  function sendOver(connection: HttpConnection, request: PooledRequest): void {
    request.onConnection(connection);
    connection.send(request.text, request.sink);
  }

  return {
    send(request) {
      if (isClosed) return request.sink.onError(closedError());
      waiting.push(request);
      sendWaiting();
    },
    close() {
      isClosed = true;
      for (const { sink } of waiting.splice(0)) sink.onError(closedError());
      for (const connection of open) connection.destroy();
    },
  };
}

function closedError(): Error {
  return new Error("the pool is closed");
}
