import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { JsonStream } from "../../json/raw-json.js";
import type { ResponseHold } from "../../limits/response-hold.js";
import type { ResponseJson } from "../../rpc/envelope.js";
import type { Reader, Readers } from "../response/readers.js";
import { cut } from "../response/write-response.js";
import type { EventFrame } from "./event-frame.js";

/** Maximum bytes of one frame; larger messages are sent in fragments. */
const frameBytes = 262_144;

export interface FrameWriterParts {
  readonly readers: Readers;
  /** Opens the accounting of the events that wait, once some do. */
  readonly openHold: () => ResponseHold;
  /** Most bytes of events that wait for a slow reader; then it is disconnected. */
  readonly maxWaitingBytes: number;
}

/** Sends messages in order at their reader's pace. Consecutive messages leave together. */
export class FrameWriter {
  readonly #socket: Socket;
  readonly #webSocket: WebSocket;
  readonly #reader: Reader;
  /** Ends with the last message; undefined when none waits. */
  #last: Promise<void> | undefined;
  readonly #parts: FrameWriterParts;
  #hold: ResponseHold | undefined;
  /** Of events that the reader has not taken. */
  #waitingBytes = 0;
  /** Goes before the bytes that are written next, which are then no frame of their own. */
  #head: Buffer | undefined;
  #isLastFrame = true;
  #isCorked = false;

  constructor(webSocket: WebSocket, socket: Socket, parts: FrameWriterParts) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#parts = parts;
    this.#reader = parts.readers.open({
      get destroyed() {
        return socket.destroyed;
      },
      write: (piece) => this.#writeFrame(piece),
      end: () => undefined,
      destroy: () => socket.destroy(),
      on: (event, listener) => socket.on(event, listener),
      once: (event, listener) => socket.once(event, listener),
    });
  }

  get isWaitedFor(): boolean {
    return this.#reader.isWaitedFor;
  }

  get stalledMs(): number {
    return this.#reader.stalledMs;
  }

  /**
   * Sends a message after those before it. A promise if it could not leave at once, which resolves when the reader takes more;
   * it rejects when a stream fails, and then the connection is of no more use.
   */
  send(body: ResponseJson, onPiece: () => void): Promise<void> | undefined {
    if (!this.#last && body instanceof Uint8Array && body.length <= frameBytes) {
      this.#isLastFrame = true;
      const taken = this.#reader.write(body);
      return taken && this.#follow(taken);
    }
    return this.#follow((this.#last ?? Promise.resolve()).then(() => this.#sendPieces(body, onPiece)));
  }

  /** Sends a message in the background; disconnects a reader with too many unsent ones. */
  sendEvent(frame: EventFrame): void {
    const sent = this.#last ? this.#follow(this.#last.then(() => this.#writeEvent(frame))) : this.#writeEvent(frame);
    if (!sent) return;
    if (!this.#last) void this.#follow(sent);
    const bytes = frame.head.length + frame.payload.length;
    this.#hold ??= this.#parts.openHold();
    this.#waitingBytes += bytes;
    if (this.#waitingBytes > this.#parts.maxWaitingBytes || !this.#hold.take(bytes)) this.#socket.destroy();
    const taken = (): void => {
      this.#waitingBytes -= bytes;
      this.#hold?.release(bytes);
    };
    sent.then(taken, taken);
  }

  /** Sends events one after another, at the reader's pace. Resolves when they have left; rejects when the reader is gone. */
  sendInTurn(frames: Iterable<EventFrame>): Promise<void> {
    return this.#follow((this.#last ?? Promise.resolve()).then(() => this.#sendEvents(frames)));
  }

  /** Ends the accounting: the connection is closed. */
  close(): void {
    this.#hold?.close();
  }

  #writeEvent({ head, payload }: EventFrame): Promise<void> | undefined {
    this.#head = head;
    return this.#reader.write(payload);
  }

  #follow(sent: Promise<void>): Promise<void> {
    this.#last = sent;
    const forget = (): void => {
      if (this.#last === sent) this.#last = undefined;
    };
    sent.then(forget, forget);
    return sent;
  }

  async #sendPieces(body: ResponseJson, onPiece: () => void): Promise<void> {
    let held: Uint8Array | undefined;
    for await (const piece of piecesOf(body)) {
      onPiece();
      if (held) await this.#sendPiece(held, false);
      held = piece;
    }
    if (held) await this.#sendPiece(held, true);
  }

  async #sendEvents(frames: Iterable<EventFrame>): Promise<void> {
    for (const frame of frames) {
      if (this.#socket.destroyed) throw new Error("the client has disconnected");
      const taken = this.#writeEvent(frame);
      if (taken) await taken;
    }
  }

  #sendPiece(piece: Uint8Array, isLast: boolean): Promise<void> | undefined {
    this.#isLastFrame = isLast;
    return this.#reader.write(piece);
  }

  #writeFrame(piece: Uint8Array): boolean {
    this.#cork();
    const head = this.#head;
    this.#head = undefined;
    if (!head) this.#webSocket.send(piece, { binary: false, fin: this.#isLastFrame });
    // ws would copy what all subscriptions share.
    else if (this.#webSocket.readyState === this.#webSocket.OPEN) {
      this.#socket.write(head);
      this.#socket.write(piece);
    }
    return !this.#socket.writableNeedDrain;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#socket.cork();
    setImmediate(() => {
      this.#isCorked = false;
      this.#socket.uncork();
    });
  }
}

function piecesOf(body: ResponseJson): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body instanceof JsonStream ? body.chunks : cut(body instanceof Uint8Array ? [body] : body.pieces, frameBytes);
}
