import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { ResponseJson } from "../../rpc/envelope.js";
import { JsonStream } from "../../rpc/raw-json.js";
import type { Reader, Readers } from "../response/readers.js";
import { cut } from "../response/write-response.js";

/** Maximum bytes of one frame; larger messages are sent in fragments. */
const frameBytes = 262_144;

/** Sends messages one after another at their reader's pace. Those that follow back to back leave together. */
export class FrameWriter {
  readonly #socket: Socket;
  readonly #webSocket: WebSocket;
  readonly #reader: Reader;
  /** Ends with the last message; undefined when none waits. */
  #last: Promise<void> | undefined;
  /** Of events that the reader has not taken. */
  #waitingBytes = 0;
  #isLastFrame = true;
  #isCorked = false;

  constructor(webSocket: WebSocket, socket: Socket, readers: Readers) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#reader = readers.open({
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

  /** Sends a message that nobody waits for; disconnects a reader with more than `maxWaitingBytes` of them to take. */
  sendEvent(message: string, maxWaitingBytes: number): void {
    const bytes = Buffer.from(message);
    const sent = this.send(bytes, () => undefined);
    if (!sent) return;
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes > maxWaitingBytes) this.#socket.destroy();
    const taken = (): void => void (this.#waitingBytes -= bytes.length);
    sent.then(taken, taken);
  }

  /** Sends messages one after another, at the reader's pace. Resolves when they have left; rejects when the reader is gone. */
  sendInTurn(messages: Iterable<string>): Promise<void> {
    return this.#follow((this.#last ?? Promise.resolve()).then(() => this.#sendMessages(messages)));
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

  async #sendMessages(messages: Iterable<string>): Promise<void> {
    for (const message of messages) {
      if (this.#socket.destroyed) throw new Error("the client has disconnected");
      const taken = this.#sendPiece(Buffer.from(message), true);
      if (taken) await taken;
    }
  }

  #sendPiece(piece: Uint8Array, isLast: boolean): Promise<void> | undefined {
    this.#isLastFrame = isLast;
    return this.#reader.write(piece);
  }

  #writeFrame(piece: Uint8Array): boolean {
    this.#cork();
    this.#webSocket.send(piece, { binary: false, fin: this.#isLastFrame });
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
