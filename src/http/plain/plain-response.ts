import { STATUS_CODES } from "node:http";
import { requestIdHeader } from "../../telemetry/request-id.js";
import type { TrackedResponse, Tracker } from "../connection/tracked-response.js";
import { headerLines, rpcHeaders } from "../response/rpc-headers.js";
import type { ResponseHeaders, RpcResponse } from "../response/rpc-response.js";
import type { PlainRequest } from "./plain-request.js";
import { respondByNode } from "./respond-by-node.js";

/** The connection of a plain response. */
export interface PlainOwner extends Tracker {
  /** Whether it closes after this response. */
  readonly isClosing: boolean;
  readonly times: PlainTimes;
}

export interface PlainTimes {
  /** How long the server keeps a connection on which nothing comes. */
  readonly keepAliveMs: number;
  /** How long a connection may be still while a response is sent. */
  readonly timeoutMs: number;
}

/**
 * The response to a plain request: the same bytes as node:http's. A small one is written at once; for a large one, whose reader sets
 * the pace, node:http's own is made.
 */
export class PlainResponse implements RpcResponse {
  readonly req: PlainRequest;
  exchange: Tracker | undefined;
  headersSent = false;
  readonly #owner: PlainOwner;
  #headers: string[] | undefined;
  #stream: TrackedResponse | undefined;
  #isOver = false;
  #isSent = false;

  constructor(req: PlainRequest, owner: PlainOwner) {
    this.req = req;
    this.#owner = owner;
  }

  get destroyed(): boolean {
    return this.#isOver ? !this.writableFinished : !this.req.socket.writable;
  }

  get writableFinished(): boolean {
    return this.#stream?.writableFinished ?? this.#isSent;
  }

  setHeader(name: string, value: string): void {
    (this.#headers ??= []).push(name, value);
  }

  destroy(): void {
    this.req.socket.destroy();
  }

  sendWhole(status: number, headers: ResponseHeaders, body: string): void {
    const { socket } = this.req;
    this.headersSent = true;
    socket.write(this.#headOf(status, headers, body.length) + body, "latin1", this.#onWritten);
    if (this.#owner.isClosing) socket.destroySoon();
  }

  begin(status: number, headers: ResponseHeaders): TrackedResponse {
    this.headersSent = true;
    const { isClosing, times } = this.#owner;
    this.#stream = respondByNode(this.req.socket, { ...times, isClosing, onOver: () => this.#end(false) });
    const persistence = isClosing
      ? []
      : ["connection", "keep-alive", "keep-alive", `timeout=${times.keepAliveMs / 1_000}`];
    const all = [...(this.#headers ?? []), ...headers, requestIdHeader, this.req.requestId, ...persistence];
    return this.#stream.writeHead(status, all);
  }

  /** The connection is closed: what has not been sent never will be. */
  abandon(): void {
    this.#end(false);
  }

  readonly #onWritten = (error?: Error | null): void => this.#end(!error);

  #end(isSent: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isSent = isSent;
    this.exchange?.onOver();
    this.#owner.onOver();
  }

  /** Made of few pieces: each costs memory, and copying when it is written. */
  #headOf(status: number, headers: ResponseHeaders, length: number): string {
    const { isClosing, times } = this.#owner;
    const own = this.#headers ? headerLines(this.#headers) : "";
    const ofResponse = `content-length: ${length}\r\n${requestIdHeader}: ${this.req.requestId}\r\nDate: ${httpDate()}\r\n`;
    const connection = isClosing
      ? "Connection: close\r\n\r\n"
      : `Connection: keep-alive\r\nKeep-Alive: timeout=${times.keepAliveMs / 1_000}\r\n\r\n`;
    return `${beginnings.get(status)}${own}${headerLines(headers)}${ofResponse}${connection}`;
  }
}

/** Status line and headers that all have, by status. */
const beginnings: ReadonlyMap<number, string> = new Map(
  Object.entries(STATUS_CODES).map(([status, reason]) => [
    Number(status),
    `HTTP/1.1 ${status} ${reason}\r\n${headerLines(rpcHeaders)}`,
  ]),
);

let dateSecond = -1;
let date = "";

/** The time as HTTP's `Date` header says it (RFC 9110, section 6.6.1), made once a second. */
function httpDate(nowMs = Date.now()): string {
  const second = Math.floor(nowMs / 1_000);
  if (second !== dateSecond) {
    dateSecond = second;
    date = new Date(nowMs).toUTCString();
  }
  return date;
}
