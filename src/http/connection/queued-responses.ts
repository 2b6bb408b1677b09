import type { Socket } from "node:net";
import type { TrackedResponse } from "./tracked-response.js";

/** Responses that wait for their turn on a connection. They are closed with it, which node:http doesn't do. */
export class QueuedResponses {
  readonly #responses = new Set<TrackedResponse>();

  constructor(socket: Socket) {
    socket.once("close", () => {
      for (const response of this.#responses) if (!response.socket) response.destroy().emit("close");
    });
  }

  /** Adds a response that may not have the socket yet. */
  add(response: TrackedResponse): void {
    if (response.socket) return;
    this.#responses.add(response);
    response.once("close", () => this.#responses.delete(response));
  }
}
