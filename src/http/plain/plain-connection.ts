import type { Socket } from "node:net";
import { nextRequestId } from "../../telemetry/request-id.js";
import { type PlainMessage, PlainReader } from "./plain-reader.js";
import type { PlainRequest } from "./plain-request.js";
import { type PlainOwner, PlainResponse, type PlainTimes } from "./plain-response.js";

export interface PlainParts extends PlainTimes {
  readonly serve: (request: PlainRequest, response: PlainResponse) => void;
}

/** What a connection does with requests by node:http. */
export interface NodeConnection {
  readonly isClosing: boolean;
  /** Whether all requests have been responded to, and node:http would parse the next bytes at once. */
  readonly isFree: boolean;
  /** A request has begun that node:http does not know of. */
  onBegin(): void;
  /** That request's response has been sent, or never will be. */
  onOver(): void;
}

/** Requests wait while many connections are accepted. */
export interface Burst {
  readonly isUnderWay: boolean;
  wait(begin: () => void): void;
}

/**
 * Serves the plainest requests of a connection without node:http, which takes a third of what a small request costs. node:http gets
 * the first request of each connection, since it closes those from which it has had none; and what is not plain, with all that
 * follows on that connection, since from then on it is not certain that its parser is between two requests.
 */
export class PlainConnection implements PlainOwner {
  readonly #socket: Socket;
  readonly #parts: PlainParts;
  readonly #node: NodeConnection;
  readonly #burst: Burst;
  readonly #push: (chunk: Buffer | null) => boolean;
  readonly #reader = new PlainReader();
  #isFirst = true;
  #isLeftToNode = false;
  #response: PlainResponse | undefined;
  /** Data that arrived during a request. The socket is paused then, so this is one chunk. */
  readonly #waiting: (Buffer | null)[] = [];

  constructor(socket: Socket, parts: PlainParts, node: NodeConnection, burst: Burst) {
    this.#socket = socket;
    this.#parts = parts;
    this.#node = node;
    this.#burst = burst;
    this.#push = socket.push.bind(socket);
  }

  /** To be called before the socket's first byte is read. */
  start(): void {
    this.#socket.push = (chunk: Buffer | null) => this.#receive(chunk);
    this.#socket.once("close", () => this.#response?.abandon());
  }

  get isClosing(): boolean {
    return this.#node.isClosing;
  }

  get times(): PlainTimes {
    return this.#parts;
  }

  onOver(): void {
    this.#response = undefined;
    this.#node.onOver();
    for (const chunk of this.#waiting.splice(0)) if (!this.#socket.destroyed) this.#push(chunk);
  }

  #receive(chunk: Buffer | null): boolean {
    if (this.#response && (chunk !== null || this.#waiting.length > 0)) return this.#wait(chunk);
    // When the client ends the connection, node:http does, too, with or without a response.
    if (chunk === null || this.#isLeftToNode) return this.#push(chunk);
    const message = this.#node.isFree ? this.#reader.read(chunk) : undefined;
    if (!message) this.#isLeftToNode = true;
    if (!message || this.#isFirst) {
      this.#isFirst = false;
      return this.#push(chunk);
    }
    this.#serve(message);
    return true;
  }

  /** The next request must not overtake this one. False: read no more. */
  #wait(chunk: Buffer | null): false {
    this.#isLeftToNode = true;
    this.#waiting.push(chunk);
    return false;
  }

  #serve({ head: { keyText, headers }, body }: PlainMessage): void {
    const request: PlainRequest = {
      requestId: nextRequestId(),
      method: "POST",
      keyText,
      headers,
      socket: this.#socket,
      body,
    };
    const response = new PlainResponse(request, this);
    this.#response = response;
    this.#node.onBegin();
    if (!this.#burst.isUnderWay) return this.#parts.serve(request, response);
    this.#burst.wait(() => {
      if (!response.destroyed) this.#parts.serve(request, response);
    });
  }
}
