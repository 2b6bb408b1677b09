import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type HttpResponse, WireError } from "./http-response.js";
import { ResponseReader } from "./response-reader.js";

/** Longer than any call may take. */
const responseTimeoutMs = 60_000;

/** One connection, kept alive, for one request at a time. */
export class KeepAlive {
  readonly #port: number;
  #socket: Socket | undefined;
  #reader = new ResponseReader();
  #done: ((end: HttpResponse | Error) => void) | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a POST with a JSON body. Rejects with a WireError when what comes is no response, or none comes. */
  async post(path: string, body: Buffer): Promise<HttpResponse> {
    const socket = (this.#socket ??= await this.#open());
    const response = new Promise<HttpResponse>((resolve, reject) => {
      this.#done = (end) => (end instanceof Error ? reject(end) : resolve(end));
    });
    socket.write(headOf(path, body.length), "latin1");
    socket.write(body);
    const timer = setTimeout(() => this.#fail("no response in time"), responseTimeoutMs);
    try {
      return await response;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    // Whatever it still says is about requests that are over.
    this.#socket
      ?.removeAllListeners()
      .on("error", () => undefined)
      .destroy();
    this.#socket = undefined;
  }

  async #open(): Promise<Socket> {
    const socket = connect(this.#port, "127.0.0.1").setNoDelay(true);
    await once(socket, "connect");
    this.#reader = new ResponseReader();
    socket.on("data", (bytes: Buffer) => this.#receive(bytes));
    socket.on("error", (error) => this.#fail(error.message));
    socket.on("close", () => this.#fail("the connection was closed"));
    return socket;
  }

  #receive(bytes: Buffer): void {
    try {
      this.#reader.push(bytes);
      const response = this.#reader.take(false);
      if (!response) return;
      if (!this.#done || response.isLast || this.#reader.rest.length > 0)
        throw new WireError("more than one response, or an end of the connection that nobody asked for");
      this.#finish(response);
    } catch (error) {
      this.#fail((error as Error).message);
    }
  }

  #fail(why: string): void {
    this.close();
    this.#finish(new WireError(why));
  }

  #finish(end: HttpResponse | Error): void {
    this.#done?.(end);
    this.#done = undefined;
  }
}

function headOf(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}
