import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { HttpResponseParser, type ResponseSink } from "./http-response-parser.js";

/** Maximum number of bytes that are read at a time. */
export const maxReadBytes = 65_536;

/** All connections are read into one buffer. Each chunk is copied before the next one is read. */
const readBuffer = Buffer.allocUnsafeSlow(maxReadBytes);

export interface ConnectionOptions {
  readonly url: URL;
  /** Longest silence, while connecting, during an exchange and between two. */
  readonly timeoutMs: number;
}

export interface ConnectionEvents {
  /** The last exchange is over and the next may come. */
  onFree(connection: HttpConnection): void;
  /** The server closes it with the last response. */
  onLast(): void;
  onClose(connection: HttpConnection): void;
}

interface RunningExchange {
  readonly sink: ResponseSink;
  readonly parser: HttpResponseParser;
}

/** One connection to an HTTP server, over TLS for an https URL. It carries one exchange at a time; the first may begin at once. */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #events: ConnectionEvents;
  #exchange: RunningExchange | undefined;

  constructor({ url, timeoutMs }: ConnectionOptions, events: ConnectionEvents) {
    const socket = openSocket(url, (chunk) => this.#onData(chunk));
    this.#socket = socket;
    this.#events = events;
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs);
    socket.on("end", () => this.#onEnd());
    socket.on("error", (error) => this.#fail(error));
    socket.on("close", () => {
      this.#fail(closedError());
      events.onClose(this);
    });
    socket.on("timeout", () => {
      // A reader that takes its time is no fault of the server's.
      if (socket.isPaused()) socket.setTimeout(timeoutMs);
      else this.#fail(new Error("the server was silent for too long"));
    });
  }

  /** Sends a whole request, head and body; `sink` receives the response. */
  send(request: string, sink: ResponseSink): void {
    this.#exchange = { sink, parser: new HttpResponseParser(sink) };
    // ASCII is the same in Latin-1, which costs less to write.
    this.#socket.write(request, Buffer.byteLength(request) === request.length ? "latin1" : "utf8");
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Cuts the connection; the exchange under way fails. */
  destroy(): void {
    this.#socket.destroy();
  }

  #onData(chunk: Buffer): void {
    const current = this.#exchange;
    if (!current) return this.#fail(undefined);
    try {
      // The sink may have cut the connection meanwhile: then nothing more may go over it.
      if (current.parser.push(chunk) && !this.#socket.destroyed) this.#finish(current);
    } catch (error) {
      this.#fail(error);
    }
  }

  #onEnd(): void {
    const current = this.#exchange;
    if (!current) return this.#fail(undefined);
    try {
      current.parser.endOfConnection();
      this.#finish(current);
    } catch {
      this.#fail(closedError());
    }
  }

  #finish({ sink, parser }: RunningExchange): void {
    this.#exchange = undefined;
    if (!parser.doesKeepAlive) {
      this.#socket.destroy();
      this.#events.onLast();
    }
    sink.onEnd();
    if (!this.#socket.destroyed) this.#events.onFree(this);
  }

  #fail(error: unknown): void {
    const failed = this.#exchange;
    this.#exchange = undefined;
    this.#socket.destroy();
    failed?.sink.onError(error);
  }
}

function openSocket({ protocol, hostname, port }: URL, onData: (chunk: Buffer) => void): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol === "https:") {
    const name = isIP(host) ? {} : { servername: host };
    return connectTls({ host, port: Number(port || 443), ALPNProtocols: ["http/1.1"], ...name }).on("data", onData);
  }
  const callback = (length: number): boolean => {
    onData(readBuffer.subarray(0, length));
    return true;
  };
  return connectTcp({ host, port: Number(port || 80), onread: { buffer: readBuffer, callback } });
}

/** Carries the code of a connection that the other side ended. */
function closedError(): Error {
  return Object.assign(new Error("the server closed the connection"), { code: "ECONNRESET" });
}
