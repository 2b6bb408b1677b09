import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Pipeline, type PipelineParts } from "./pipeline.js";

/** A server's connections, watched from its start. */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Socket, Pipeline>();
  #isClosing = false;

  constructor(server: Server, parts: PipelineParts) {
    this.#server = server;
    server.on("connection", (socket: Socket) => {
      this.#open.set(socket, new Pipeline(socket, parts));
      socket.once("close", () => this.#open.delete(socket));
    });
    server.on("request", (request, response) => {
      const { socket } = request;
      const pipeline = this.#open.get(socket);
      if (!pipeline) return;
      pipeline.take(request, response);
      response.once("close", () => {
        if (this.#isClosing && pipeline.isIdle) socket.destroySoon();
      });
    });
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
