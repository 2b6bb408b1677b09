import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type HttpResponse, WireError } from "../wire/http-response.js";
import { ResponseReader } from "../wire/response-reader.js";

/** Longer than the service lets anything take. */
const patienceMs = 60_000;

/** A TCP connection to the service, on which requests may be under way at once. */
export class Client {
  readonly socket: Socket;
  readonly #reader = new ResponseReader();
  #isClosed = false;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (bytes: Buffer) => {
      this.#reader.push(bytes);
      this.#wake();
    });
    // What an error means shows in what has not come.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.#isClosed = true;
      this.#reader.end();
      this.#wake();
    });
  }

  /** From one of a few addresses of this machine, for more connections than one address has ports. */
  static async open(port: number, host: string): Promise<Client> {
    const socket = connect({ port, host: "127.0.0.1", localAddress: host, noDelay: true });
    const client = new Client(socket);
    await once(socket, "connect");
    return client;
  }

  /** The next response; undefined when the connection ends before it is there as a whole. Throws WireError. */
  async read(isBodyless = false): Promise<HttpResponse | undefined> {
    for (;;) {
      const response = this.#reader.take(isBodyless);
      if (response || this.#isClosed) return response;
      await this.#next("a response");
    }
  }

  /** Resolves when the server has closed the connection. Throws WireError when more bytes come before, but for a response cut short where one may be. */
  async readEnd(mayBeCut = false): Promise<void> {
    while (!this.#isClosed) await this.#next("the end of the connection");
    if (this.#reader.rest.length > 0 && !(mayBeCut && this.#reader.isWithinResponse))
      throw new WireError("bytes after the last response");
  }

  #next(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new WireError(`waited in vain for ${what}`)), patienceMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
