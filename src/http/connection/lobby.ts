import type { Socket } from "node:net";
import { lobbyPlaces } from "./connection-limits.js";
import type { Pipeline } from "./pipeline.js";

/** Connections over a limit. If there are too many, closes the one that has waited for data the longest. */
export class Lobby {
  readonly #open = new Map<Socket, Pipeline>();

  enter(socket: Socket, pipeline: Pipeline): void {
    if (this.#open.size >= lobbyPlaces) this.#makeRoom();
    if (this.#open.size >= lobbyPlaces) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, pipeline);
    socket.once("close", () => this.#open.delete(socket));
  }

  #makeRoom(): void {
    for (const [socket, pipeline] of this.#open) {
      if (!pipeline.isIdle) continue;
      this.#open.delete(socket);
      socket.destroy();
      return;
    }
  }
}
