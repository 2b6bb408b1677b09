import { isTrailerLine, readResponseHead } from "./http-response-head.js";

/** Receives one HTTP response as it arrives: `onStart`, any number of `onData`, `onEnd`; or `onError` at any time. */
export interface ResponseSink {
  /** `length`: of the body; 0 if unknown. */
  onStart(status: number, length: number): void;
  /** The chunk's memory is read into again after the call. */
  onData(chunk: Uint8Array): void;
  onEnd(): void;
  onError(error: unknown): void;
}

type State = "head" | "sized" | "until-close" | "chunk-head" | "chunk" | "chunk-end" | "trailer" | "done";

const headStart = Buffer.from("HTTP/1.");
const headEnd = Buffer.from("\r\n\r\n");
const lineEnd = Buffer.from("\r\n");
const nothing: Buffer = Buffer.alloc(0);

/** Longest head, and longest chunk extensions and trailer of a response together (as in Node). */
const maxHeadBytes = 16_384;

/** Maximum number of interim responses (status 1xx). */
const maxInterim = 16;

const switchingProtocols = 101;

/** A chunk's size, at most 4 GiB, and its extensions (RFC 9112, section 7.1). */
const chunkPattern =
  /^([\da-f]{1,8})(?:;[!#$%&'*+\-.^_`|~\dA-Za-z]+(?:=(?:[!#$%&'*+\-.^_`|~\dA-Za-z]+|"[\t !#-[\]-~]*"))?)*$/i;

/** Parses one HTTP/1 response. Strict: rejects everything that Node's own parser rejects, and ambiguous responses. Throws an Error then. */
export class HttpResponseParser {
  readonly #sink: ResponseSink;
  /** Whether the connection can carry another request once this response is done. */
  doesKeepAlive = false;
  #state: State = "head";
  #bytesLeft = 0;
  #interimCount = 0;
  /** Of chunk extensions and trailers. */
  #extraBytes = 0;
  /** The beginning of an incomplete line. */
  #held = nothing;
  /** Pieces of the body in the present chunk. */
  readonly #pieces: Buffer[] = [];

  constructor(sink: ResponseSink) {
    this.#sink = sink;
  }

  /** Takes the next bytes; true once the response is done. Throws when there is more than the response in them. */
  push(chunk: Buffer): boolean {
    // The end of a line may lie across: what was searched before is not searched again but for its last bytes.
    let from = Math.max(0, this.#held.length - headEnd.length + 1);
    let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    this.#held = nothing;
    while (bytes.length > 0) {
      if (this.#state === "done") throw new Error("bytes after the response");
      const used = this.#read(bytes, from);
      from = 0;
      if (used === 0) {
        if (bytes.length > maxHeadBytes) throw new Error("a line of the response never ends");
        this.#held = Buffer.from(bytes);
        break;
      }
      bytes = used === bytes.length ? nothing : bytes.subarray(used);
    }
    this.#deliver();
    return this.#state === "done";
  }

  /** Takes the end of the connection, which ends some responses. Throws when it came too early. */
  endOfConnection(): void {
    if (this.#state !== "until-close") throw new Error("the connection ended before the response");
    this.#state = "done";
  }

  /** How many bytes could be used; 0 when a line isn't whole yet, whose end is searched `from` there. */
  #read(bytes: Buffer, from: number): number {
    switch (this.#state) {
      case "head":
        return this.#readHead(bytes, from);
      case "sized":
        return this.#readData(bytes, "done");
      case "chunk":
        return this.#readData(bytes, "chunk-end");
      case "until-close":
        this.#pieces.push(bytes);
        return bytes.length;
      default:
        return this.#readLine(bytes, from);
    }
  }

  #readHead(bytes: Buffer, from: number): number {
    const end = bytes.indexOf(headEnd, from);
    if (end === -1) return waitForHead(bytes);
    if (end > maxHeadBytes) throw new Error("a head that is too long");
    const { status, framing, length, doesKeepAlive } = readResponseHead(bytes.toString("latin1", 0, end));
    if (status === switchingProtocols || (status < 200 && ++this.#interimCount > maxInterim))
      throw new Error("an interim response that was not asked for");
    if (status >= 200) {
      this.doesKeepAlive = doesKeepAlive;
      this.#bytesLeft = length;
      this.#state = framing === "none" ? "done" : framing === "chunked" ? "chunk-head" : framing;
      this.#sink.onStart(status, length);
    }
    return end + headEnd.length;
  }

  #readData(bytes: Buffer, next: State): number {
    const used = Math.min(bytes.length, this.#bytesLeft);
    this.#bytesLeft -= used;
    if (this.#bytesLeft === 0) this.#state = next;
    this.#pieces.push(used === bytes.length ? bytes : bytes.subarray(0, used));
    return used;
  }

  #readLine(bytes: Buffer, from: number): number {
    const end = bytes.indexOf(lineEnd, from);
    if (end === -1) return 0;
    const line = bytes.toString("latin1", 0, end);
    if (this.#state === "chunk-head") this.#beginChunk(line);
    else if (this.#state === "trailer") this.#readTrailer(line);
    else if (end === 0) this.#state = "chunk-head";
    else throw new Error("a chunk longer than it said");
    return end + lineEnd.length;
  }

  #beginChunk(line: string): void {
    const [, size] = chunkPattern.exec(line) ?? [];
    if (size === undefined) throw new Error("a chunk without a size");
    this.#count(line.length - size.length);
    this.#bytesLeft = Number.parseInt(size, 16);
    this.#state = this.#bytesLeft === 0 ? "trailer" : "chunk";
  }

  #readTrailer(line: string): void {
    this.#count(line.length);
    if (line === "") this.#state = "done";
    else if (!isTrailerLine(line)) throw new Error("a malformed trailer");
  }

  #count(bytes: number): void {
    this.#extraBytes += bytes;
    if (this.#extraBytes > maxHeadBytes) throw new Error("chunk extensions or a trailer that are too long");
  }

  /** Hands the body's bytes on: one piece, however many chunks they came in. */
  #deliver(): void {
    const [first] = this.#pieces;
    if (!first) return;
    const data = this.#pieces.length === 1 ? first : Buffer.concat(this.#pieces);
    this.#pieces.length = 0;
    this.#sink.onData(data);
  }
}

/** No use of the beginning of a head yet. What can't become one is refused at once: nothing more may come of it. */
function waitForHead(bytes: Buffer): 0 {
  const length = Math.min(bytes.length, headStart.length);
  if (bytes.compare(headStart, 0, length, 0, length) !== 0) throw new Error("not an HTTP response");
  return 0;
}
