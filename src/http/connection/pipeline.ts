import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { NodeConnection } from "../plain/plain-connection.js";
import { HeldReading } from "./held-reading.js";
import type { PipelineParts } from "./pipeline-parts.js";
import { QueuedResponses } from "./queued-responses.js";
import { type TrackedResponse, trackResponse } from "./tracked-response.js";
import { UpgradableRequest } from "./upgradable-request.js";

/** At most 40 of the shortest possible requests. */
const pieceBytes = 1_024;

/**
 * Serves the requests of one connection, of which `maxUnderWay` may be under way; what a client pipelines past them (RFC 9112,
 * section 9.3.2) waits in the socket. Pipelined requests begin one by one, those of all connections for up to a millisecond per turn
 * of the event loop: connections full of them take turns with each other, addresses too, and with everybody else.
 *
 * node:http parses at once whatever a read of up to 64 KiB brings, 2,600 of the shortest requests, and queues their responses. So
 * it gets its bytes in small pieces, each followed by a look at what is unfinished. Only public means: bytes enter a socket's
 * stream by `push`, and node:http takes them from there, by its listener of "data", once anybody else has listened to "data" too.
 */
export class Pipeline implements NodeConnection {
  readonly #socket: Socket;
  readonly #parts: PipelineParts;
  readonly #push: Socket["push"];
  readonly #reading: HeldReading;
  #underWay = 0;
  /** Parsed, but not started. */
  readonly #waiting: (() => void)[] = [];
  #isTurnComing = false;
  /** The last parsed request: while its body is incomplete, reading continues. */
  #last: IncomingMessage | undefined;
  /** Its upgrade was declined. node:http drops what it gets behind such a request, and would take later bytes for a new one. */
  #isFinal = false;
  /** At least this many of the next bytes belong to that body. */
  #bodyBytes = 0;
  /** Whether chunks may wait in the socket's stream, so that each must be tracked. */
  #isWatchingPieces = false;
  /** Response to the last parsed request, unless it has been sent. */
  #lastResponse: TrackedResponse | undefined;
  #isClosing = false;
  /** Sent after the last response. */
  #refusal: string | undefined;
  readonly #queued: QueuedResponses;

  /** Must be created before the socket's first byte is read. */
  constructor(socket: Socket, parts: PipelineParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#queued = new QueuedResponses(socket);
    this.#reading = new HeldReading(socket);
    // oxlint-disable-next-line typescript/unbound-method -- called with the socket
    this.#push = socket.push;
    socket.push = (chunk: Buffer | null) => this.#receive(chunk);
    // From then on node:http gets its bytes from the stream.
    socket.on("data", this.#onPiece).off("data", this.#onPiece);
  }

  /** Whether all received requests have been responded to. */
  get isIdle(): boolean {
    return this.#unfinished === 0;
  }

  get isFree(): boolean {
    return this.isIdle && this.#reading.isFlowing && this.#socket.readableLength === 0 && !this.#isClosing;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  onBegin(): void {
    this.#underWay++;
  }

  /** Makes the response to the last parsed request close the connection, by node:http. */
  closeAfterLast(): void {
    this.#isClosing = true;
    this.#setKeepAlive(false);
  }

  /** Accepts a parsed request; starts it at once if it is the only one. */
  take(request: IncomingMessage, response: TrackedResponse): void {
    // The client knows that it is not processed (RFC 9112, section 9.6).
    if (this.#isClosing && this.#lastResponse?.headersSent && !this.#lastResponse.shouldKeepAlive) return;
    this.#setKeepAlive(true);
    this.#lastResponse = response;
    this.#setKeepAlive(false);
    this.#last = request;
    this.#isFinal = request instanceof UpgradableRequest && request.asksForUpgrade === true;
    if (this.#isFinal) this.closeAfterLast();
    this.#bodyBytes = Number(request.headers["content-length"] ?? 0);
    if (this.isIdle) return this.#begin(request, response);
    this.#waiting.push(() => this.#begin(request, response));
    this.#beginNext();
  }

  /** Hands over an idle connection. */
  upgrade(request: UpgradableRequest, response: TrackedResponse, head: Buffer): void {
    this.#reading.end();
    this.#socket.push = this.#push;
    this.#socket.off("data", this.#onPiece);
    this.#parts.upgrade(request, response, head);
  }

  /** Stops reading, and sends `refusal`, a complete response, after the responses to all complete requests. */
  refuseRest(refusal: string): void {
    if (this.#refusal !== undefined) return;
    this.#refusal = refusal;
    this.#reading.hold();
    this.#endAfterResponse(refusal);
  }

  #endAfterResponse(refusal: string): void {
    const isCutOff = this.#last?.complete === false;
    if (this.#unfinished > (isCutOff ? 1 : 0)) return;
    const hasResponded = isCutOff && (this.isIdle || this.#lastResponse?.headersSent);
    if (!hasResponded) this.#socket.write(refusal);
    this.#socket.destroySoon();
  }

  /** The last response's `connection` header, unless its head was sent. */
  #setKeepAlive(shouldKeepAlive: boolean): void {
    if (this.#isClosing && this.#lastResponse) this.#lastResponse.shouldKeepAlive = shouldKeepAlive;
  }

  get #unfinished(): number {
    return this.#underWay + this.#waiting.length;
  }

  onOver(): void {
    this.#underWay--;
    if (this.isIdle) {
      this.#lastResponse = undefined;
      this.#parts.onIdle(this.#socket);
    }
    if (this.#waiting.length > 0) this.#beginNext();
    if (this.#refusal !== undefined) return this.#endAfterResponse(this.#refusal);
    if (this.#reading.isHeld && !this.#isFinal && this.#unfinished < this.#parts.maxUnderWay) this.#reading.release();
  }

  #begin(request: IncomingMessage, response: TrackedResponse): void {
    this.onBegin();
    trackResponse(response, this);
    this.#queued.add(response);
    this.#parts.serve(request, response);
  }

  #beginNext(): void {
    if (this.#isTurnComing || this.#waiting.length === 0 || this.#underWay >= this.#parts.maxUnderWay) return;
    this.#isTurnComing = true;
    this.#parts.onTurn(this.#socket, () => {
      this.#isTurnComing = false;
      if (this.#socket.destroyed) this.#waiting.length = 0;
      this.#waiting.shift()?.();
      this.#beginNext();
    });
  }

  /** Bytes were read, or the stream ended. */
  #receive(chunk: Buffer | null): boolean {
    if (this.#isWatchingPieces && this.#socket.readableLength === 0) this.#watchPieces(false);
    const isParsedAtOnce = this.#reading.isFlowing && !this.#isWatchingPieces;
    if (chunk === null) return this.#push.call(this.#socket, null);
    if (!isParsedAtOnce || chunk.length > pieceBytes) return this.#pushInPieces(chunk);
    const isMoreWanted = this.#push.call(this.#socket, chunk);
    this.#onParsed(chunk.length);
    return isMoreWanted;
  }

  /** Bytes that certainly belong to the body are not split. */
  #pushInPieces(chunk: Buffer): boolean {
    const socket = this.#socket;
    if (!this.#isWatchingPieces) this.#watchPieces(true);
    let isMoreWanted = true;
    for (let at = 0; at < chunk.length && !socket.destroyed;) {
      // Earlier chunks must be parsed first.
      const sureBytes = socket.readableLength === 0 ? this.#bodyBytes : 0;
      const end = at + Math.max(pieceBytes, sureBytes);
      isMoreWanted = this.#push.call(socket, chunk.subarray(at, end));
      at = end;
    }
    return isMoreWanted;
  }

  /** Waiting chunks are parsed when the stream flows again. */
  #watchPieces(isWatchingPieces: boolean): void {
    this.#isWatchingPieces = isWatchingPieces;
    this.#socket[isWatchingPieces ? "on" : "off"]("data", this.#onPiece);
  }

  /** node:http has parsed a chunk. */
  readonly #onPiece = (piece: Buffer): void => this.#onParsed(piece.length);

  #onParsed(bytes: number): void {
    this.#bodyBytes = Math.max(0, this.#bodyBytes - bytes);
    if (this.#last?.complete && (this.#isFinal || this.#unfinished >= this.#parts.maxUnderWay)) this.#reading.hold();
  }
}
