import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { Pipeline, type PipelineParts } from "./pipeline.js";
import type { TrackedResponse } from "./tracked-response.js";

export type ConnectionsOptions = Omit<PipelineParts, "onIdle">;

/** The server's connections, whose responses are tracked. */
export type TrackedServer = Server<typeof IncomingMessage, typeof TrackedResponse>;

/** A server's connections, watched from its start. */
export class Connections {
  readonly #server: TrackedServer;
  readonly #open = new Map<Socket, Pipeline>();
  #isClosing = false;

  constructor(server: TrackedServer, options: ConnectionsOptions) {
    this.#server = server;
    const onIdle = (socket: Socket): void => {
      if (this.#isClosing) socket.destroySoon();
    };
    const parts = { ...options, onIdle };
    server.on("connection", (socket: Socket) => {
      this.#open.set(socket, new Pipeline(socket, parts));
      socket.once("close", () => this.#open.delete(socket));
    });
    server.on("request", (request, response) => this.#open.get(request.socket)?.take(request, response));
  }

  /**
   * Takes no new connections, lets running requests finish, and resolves when all is done. Node itself would wait for a
   * connection that has not sent a request yet, such as the spare ones of browsers and pools.
   */
  close(): Promise<void> {
    this.#isClosing = true;
    return new Promise((resolve, reject) => {
      this.#server.close((error) => (error ? reject(error) : resolve()));
      for (const [socket, pipeline] of this.#open) if (pipeline.isIdle) socket.destroy();
    });
  }
}
