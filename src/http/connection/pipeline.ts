import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** At most 40 of the shortest possible requests. */
const pieceBytes = 1_024;

export interface PipelineParts {
  /** Requests of the connection that may be under way. */
  readonly maxUnderWay: number;
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Serves the requests of one connection, of which `maxUnderWay` may be under way; what a client pipelines past them (RFC 9112,
 * section 9.3.2) waits in the socket. Pipelined requests begin one per turn of the event loop, so that a connection full of them
 * takes its turn with the others.
 *
 * node:http parses at once whatever a read of up to 64 KiB brings, 2,600 of the shortest requests, and queues their responses. So
 * it gets its bytes in small pieces, each followed by a look at what is unfinished. Only public means: bytes enter a socket's
 * stream by `push`, and node:http takes them from there, by its listener of "data", once anybody else listens to "data" too.
 */
export class Pipeline {
  readonly #socket: Socket;
  readonly #parts: PipelineParts;
  readonly #push: Socket["push"];
  readonly #pause: Socket["pause"];
  readonly #resume: Socket["resume"];
  #underWay = 0;
  /** Parsed, and not begun yet. */
  readonly #waiting: (() => void)[] = [];
  #isTurnComing = false;
  /** The request that was parsed last: while its body is still to come, reading goes on. */
  #last: IncomingMessage | undefined;
  /** At least so many of the next bytes belong to that body. */
  #bodyBytes = 0;
  #isHeld = false;
  /** What node:http wants, which pauses for reasons of its own. */
  #isFlowing = true;

  /** Has to be made before the socket's first byte is read. */
  constructor(socket: Socket, parts: PipelineParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#push = socket.push.bind(socket);
    this.#pause = socket.pause.bind(socket);
    this.#resume = socket.resume.bind(socket);
    socket.push = (chunk: Buffer | null) =>
      chunk === null || chunk.length <= pieceBytes ? this.#push(chunk) : this.#pushInPieces(chunk);
    socket.pause = () => {
      this.#isFlowing = false;
      return this.#pause();
    };
    socket.resume = () => {
      this.#isFlowing = true;
      return this.#isHeld ? socket : this.#resume();
    };
    socket.on("data", (piece: Buffer) => this.#onParsed(piece.length));
  }

  /** No request has come that is not answered. */
  get isIdle(): boolean {
    return this.#unfinished === 0;
  }

  /** Takes a request that has been parsed, up to its body: serves it at once where it is the only one. */
  take(request: IncomingMessage, response: ServerResponse): void {
    this.#last = request;
    this.#bodyBytes = Number(request.headers["content-length"] ?? 0);
    if (this.isIdle) return this.#begin(request, response);
    this.#waiting.push(() => this.#begin(request, response));
    this.#beginNext();
  }

  get #unfinished(): number {
    return this.#underWay + this.#waiting.length;
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay++;
    response.once("close", () => this.#end());
    this.#parts.serve(request, response);
  }

  #beginNext(): void {
    if (this.#isTurnComing || this.#waiting.length === 0 || this.#underWay >= this.#parts.maxUnderWay) return;
    this.#isTurnComing = true;
    setImmediate(() => {
      this.#isTurnComing = false;
      if (this.#socket.destroyed) this.#waiting.length = 0;
      this.#waiting.shift()?.();
      this.#beginNext();
    });
  }

  #end(): void {
    this.#underWay--;
    this.#beginNext();
    if (!this.#isHeld || this.#unfinished >= this.#parts.maxUnderWay) return;
    this.#isHeld = false;
    if (this.#isFlowing) this.#resume();
  }

  /** What is sure to be the rest of a body stays in one piece. */
  #pushInPieces(chunk: Buffer): boolean {
    let isMoreWanted = true;
    for (let at = 0; at < chunk.length && !this.#socket.destroyed; ) {
      // Pieces that are still to be parsed come before.
      const sureBytes = this.#socket.readableLength === 0 ? this.#bodyBytes : 0;
      const end = at + Math.max(pieceBytes, sureBytes);
      isMoreWanted = this.#push(chunk.subarray(at, end));
      at = end;
    }
    return isMoreWanted;
  }

  #onParsed(bytes: number): void {
    this.#bodyBytes = Math.max(0, this.#bodyBytes - bytes);
    if (this.#unfinished < this.#parts.maxUnderWay || !this.#last?.complete) return;
    this.#isHeld = true;
    this.#pause();
  }
}
