import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { HttpResponseParser, type ResponseSink } from "./http-response-parser.js";

/** One connection to an HTTP server. It carries one exchange at a time. */
export interface HttpConnection {
  /** Sends a whole request, head and body; `sink` is told of the response. */
  send(request: string, sink: ResponseSink): void;
  pause(): void;
  resume(): void;
  /** Cuts the connection; the exchange under way fails. */
  destroy(): void;
}

export interface ConnectionOptions {
  readonly url: URL;
  /** Longest silence, while connecting, during an exchange and between two. */
  readonly timeoutMs: number;
}

export interface ConnectionEvents {
  /** The last exchange is over and the next may come. */
  onFree(connection: HttpConnection): void;
  onClose(connection: HttpConnection): void;
}

interface Exchange {
  readonly sink: ResponseSink;
  readonly parser: HttpResponseParser;
}

/** Opens a connection, over TLS for an https URL. A request may be sent at once. */
export function openConnection({ url, timeoutMs }: ConnectionOptions, events: ConnectionEvents): HttpConnection {
  const socket = openSocket(url);
  let exchange: Exchange | undefined;

  function fail(error: unknown): void {
    const failed = exchange;
    exchange = undefined;
    socket.destroy();
    failed?.sink.onError(error);
  }

  function finish({ sink, parser }: Exchange): void {
    exchange = undefined;
    if (!parser.doesKeepAlive) socket.destroy();
    sink.onEnd();
    if (!socket.destroyed) events.onFree(connection);
  }

  function onData(chunk: Buffer): void {
    const current = exchange;
    if (!current) return fail(undefined);
    try {
      // The sink may have cut the connection meanwhile: then nothing more may go over it.
      if (current.parser.push(chunk) && !socket.destroyed) finish(current);
    } catch (error) {
      fail(error);
    }
  }

  function onEnd(): void {
    const current = exchange;
    if (!current) return fail(undefined);
    try {
      current.parser.endOfConnection();
      finish(current);
    } catch {
      fail(closedError());
    }
  }

  socket.setNoDelay(true);
  socket.setTimeout(timeoutMs);
  socket.on("data", onData);
  socket.on("end", onEnd);
  socket.on("error", fail);
  socket.on("close", () => {
    fail(closedError());
    events.onClose(connection);
  });
  socket.on("timeout", () => {
    // A reader that takes its time is no fault of the server's.
    if (socket.isPaused()) socket.setTimeout(timeoutMs);
    else fail(new Error("the server was silent for too long"));
  });

  const connection: HttpConnection = {
    send(request, sink) {
      exchange = { sink, parser: new HttpResponseParser(sink) };
      socket.write(request);
    },
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    destroy: () => void socket.destroy(),
  };
  return connection;
}

function openSocket({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") return connectTcp({ host, port: Number(port || 80) });
  const name = isIP(host) ? {} : { servername: host };
  return connectTls({ host, port: Number(port || 443), ALPNProtocols: ["http/1.1"], ...name });
}

/** Carries the code of a connection that the other side ended. */
function closedError(): Error {
  return Object.assign(new Error("the server closed the connection"), { code: "ECONNRESET" });
}
