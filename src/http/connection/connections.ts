import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Clock, createClock } from "../../clock.js";
import { longWork } from "../../turns/long-work.js";
import { PlainConnection, type PlainParts } from "../plain/plain-connection.js";
import type { Admission } from "./admission.js";
import { ConnectionBurst } from "./connection-burst.js";
import { ConnectionCount, type PassedLimit } from "./connection-count.js";
import { Lobby } from "./lobby.js";
import type { PipelineParts } from "./pipeline-parts.js";
import { Pipeline } from "./pipeline.js";
import { refusalOf } from "./refusals.js";
import { respondToUpgrade } from "./respond-to-upgrade.js";
import type { TrackedResponse } from "./tracked-response.js";
import { UpgradableRequest } from "./upgradable-request.js";

export interface ConnectionsOptions extends Omit<PipelineParts, "onIdle" | "onTurn"> {
  readonly admission: Admission;
  /** Serves plain requests without node:http. */
  readonly plain?: PlainParts | undefined;
}

/** Connections with tracked responses. */
export type TrackedServer = Server<typeof UpgradableRequest, typeof TrackedResponse>;

/** Limits for closing connections after the server has stopped listening. */
export interface ClosingTimes {
  /** How long to wait for a first request, which may be on its way; 0 by default. */
  readonly lingerMs: number;
  /** When to close connections with longer requests; never by default. */
  readonly timeoutMs: number;
}

/** Maximum delay of timers. */
export const forEverMs = 2_147_483_647;

/** For how many turns of the event loop a server that closes still accepts connections, if each turn brings one. */
const maxAcceptingTurns = 1_000;

/** A server's connections. Those over a limit get one response and are closed. */
export class Connections {
  readonly #server: TrackedServer;
  readonly #clock: Clock;
  readonly #open = new Map<Socket, Pipeline>();
  #isDraining = false;
  /** How many connections have been accepted. */
  #accepted = 0;
  /** Polling interval while closing. */
  #lingerMs: number | undefined;

  constructor(server: TrackedServer, options: ConnectionsOptions, clock: Clock = createClock()) {
    this.#server = server;
    this.#clock = clock;
    // `server.close()` calls this, which would end connections with unsent responses.
    server.closeIdleConnections = () => undefined;
    const parts = { ...options, onTurn: beginPipelined, onIdle: (socket: Socket) => this.#closeWhenIdle(socket) };
    const refusing = { all: refusingParts(parts, "all"), address: refusingParts(parts, "address") };
    const { limits, isProxy, onRefused } = options.admission;
    const count = new ConnectionCount(limits, isProxy);
    const lobby = new Lobby();
    const burst = new ConnectionBurst(clock);
    server.on("connection", (socket: Socket) => {
      this.#accepted++;
      burst.onConnection();
      const passed = count.take(socket);
      const pipeline = new Pipeline(socket, passed ? refusing[passed] : parts);
      if (options.plain && !passed) new PlainConnection(socket, options.plain, pipeline, burst).start();
      UpgradableRequest.watch(socket, pipeline);
      if (this.#isDraining) pipeline.closeAfterLast();
      this.#open.set(socket, pipeline);
      socket.once("close", () => this.#open.delete(socket));
      if (!passed) return;
      onRefused(passed, socket.remoteAddress);
      lobby.enter(socket, pipeline);
    });
    server.on("request", (request, response) => this.#open.get(request.socket)?.take(request, response));
    server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket as Socket, head));
    server.on("checkContinue", (request, response) => {
      continueInOrder(response);
      server.emit("request", request, response);
    });
    server.on("clientError", (error, socket) => {
      const pipeline = this.#open.get(socket as Socket);
      if (pipeline) pipeline.refuseRest(refusalOf(error));
      else socket.destroy();
    });
  }

  /** From now on, every response closes its connection (RFC 9112, section 9.6), so that clients reconnect elsewhere. */
  drain(): void {
    this.#isDraining = true;
    for (const pipeline of this.#open.values()) pipeline.closeAfterLast();
  }

  /**
   * Accepts no new connections, waits for running requests, and resolves to the number of connections that were cut off. Node
   * itself would wait for connections without a request, such as spare ones of browsers and pools.
   */
  async close({ lingerMs = 0, timeoutMs = forEverMs }: Partial<ClosingTimes> = {}): Promise<number> {
    this.drain();
    await this.#acceptPending();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#lingerMs = lingerMs;
    for (const socket of this.#open.keys()) this.#closeWhenIdle(socket);
    let cutOff = 0;
    const cancel = this.#clock.after(timeoutMs, () => {
      cutOff = this.#open.size;
      for (const socket of this.#open.keys()) socket.destroy();
    });
    await closed;
    cancel();
    return cutOff;
  }

  /**
   * Accepts connections that the system holds in its queue. Clients consider them open, and the system would reset them. libuv accepts
   * one per turn of the event loop; the first immediate may run before the loop polls.
   */
  async #acceptPending(): Promise<void> {
    let accepted = -1;
    for (let turn = 0; turn < 2 || (accepted < this.#accepted && turn < maxAcceptingTurns); turn++) {
      accepted = this.#accepted;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #upgrade(request: UpgradableRequest, socket: Socket, head: Buffer): void {
    const pipeline = this.#open.get(socket);
    if (!pipeline?.isIdle) return void socket.destroy();
    this.#open.delete(socket);
    pipeline.upgrade(request, respondToUpgrade(request, socket), head);
  }

  #closeWhenIdle(socket: Socket): void {
    const pipeline = this.#open.get(socket);
    if (this.#lingerMs === undefined || !pipeline?.isIdle) return;
    const close = (): void => {
      if (pipeline.isIdle) socket.destroySoon();
    };
    if (this.#lingerMs === 0) close();
    else this.#clock.after(this.#lingerMs, close);
  }
}

/** An address is a lane: its connections take turns with others' work. */
function beginPipelined({ remoteAddress = "" }: Socket, begin: () => void): void {
  longWork.queueAction(remoteAddress, "pipelined", begin);
}

function refusingParts(parts: ConnectionsOptions & PipelineParts, limit: PassedLimit): PipelineParts {
  const { onIdle, onTurn, admission } = parts;
  const refuse = (request: IncomingMessage, response: TrackedResponse) => admission.refuse(limit, request, response);
  return { maxUnderWay: 1, onIdle, onTurn, serve: refuse, upgrade: refuse };
}

/**
 * Sends `100 Continue` (RFC 9110, section 10.1.1) before the head of the response. node:http queues what a pipelined response
 * writes, and would put the head before it once the first body bytes are a Buffer.
 */
function continueInOrder(response: ServerResponse): void {
  response.writeContinue();
  if (response.socket) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    writeHead(...head);
    response.flushHeaders();
    return response;
  };
}
