/** Is told of one HTTP response while it arrives: `onStart`, any number of `onData`, `onEnd`; or `onError` at any time. */
export interface ResponseSink {
  /** `length`: the body's; 0 where it is not announced. */
  onStart(status: number, length: number): void;
  onData(chunk: Uint8Array): void;
  onEnd(): void;
  onError(error: unknown): void;
}

type State = "head" | "sized" | "until-close" | "chunk-head" | "chunk" | "chunk-end" | "trailer" | "done";

const headEnd = Buffer.from("\r\n\r\n");
const lineEnd = Buffer.from("\r\n");
const nothing: Buffer = Buffer.alloc(0);

/** Longest head, chunk head or trailer line. */
const maxLineBytes = 16_384;

/** Reads one HTTP/1.1 response from the bytes of a connection. Throws an Error on what is none. */
export class HttpResponseParser {
  /** Whether the connection can carry another request once this response is done. */
  doesKeepAlive = false;
  private state: State = "head";
  private bytesLeft = 0;
  /** What came of a line that isn't whole yet. */
  private held = nothing;

  constructor(private readonly sink: ResponseSink) {}

  /** Takes the next bytes; true once the response is done. Throws when there is more than the response in them. */
  push(chunk: Buffer): boolean {
    let bytes = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
    this.held = nothing;
    while (bytes.length > 0) {
      if (this.state === "done") throw new Error("bytes after the response");
      const used = this.read(bytes);
      if (used === 0) {
        if (bytes.length > maxLineBytes) throw new Error("a line of the response never ends");
        this.held = bytes;
        break;
      }
      bytes = used === bytes.length ? nothing : bytes.subarray(used);
    }
    return this.state === "done";
  }

  /** Takes the end of the connection, which ends some responses. Throws when it came too early. */
  endOfConnection(): void {
    if (this.state !== "until-close") throw new Error("the connection ended before the response");
    this.state = "done";
  }

  /** How many bytes could be used; 0 when a line isn't whole yet. */
  private read(bytes: Buffer): number {
    switch (this.state) {
      case "head":
        return this.readHead(bytes);
      case "sized":
        return this.readData(bytes, "done");
      case "chunk":
        return this.readData(bytes, "chunk-end");
      case "until-close":
        this.sink.onData(bytes);
        return bytes.length;
      default:
        return this.readLine(bytes);
    }
  }

  private readHead(bytes: Buffer): number {
    const end = bytes.indexOf(headEnd);
    if (end === -1) return 0;
    const head = bytes.toString("latin1", 0, end);
    const [, minorVersion, code] = /^HTTP\/1\.([01]) (\d{3})(?= |\r|$)/.exec(head) ?? [];
    if (code === undefined) throw new Error("not an HTTP response");
    const status = Number(code);
    // Interim responses come before the one that counts.
    if (status >= 200) this.begin(head, status, minorVersion === "1");
    return end + headEnd.length;
  }

  private begin(head: string, status: number, isPersistent: boolean): void {
    const connection = readField(head, connectionPattern)?.toLowerCase();
    const encoding = readField(head, encodingPattern)?.toLowerCase();
    const length = readField(head, lengthPattern);
    this.doesKeepAlive = isPersistent ? connection !== "close" : connection === "keep-alive";
    if (encoding !== undefined) {
      if (encoding !== "chunked") throw new Error("a transfer encoding that was not asked for");
      this.state = "chunk-head";
    } else if (length !== undefined) {
      if (!/^\d{1,15}$/.test(length)) throw new Error("a content length that is no number");
      this.bytesLeft = Number(length);
      this.state = this.bytesLeft === 0 ? "done" : "sized";
    } else if (status === 204 || status === 304) {
      this.state = "done";
    } else {
      this.doesKeepAlive = false;
      this.state = "until-close";
    }
    this.sink.onStart(status, this.bytesLeft);
  }

  private readData(bytes: Buffer, next: State): number {
    const used = Math.min(bytes.length, this.bytesLeft);
    this.bytesLeft -= used;
    if (this.bytesLeft === 0) this.state = next;
    this.sink.onData(used === bytes.length ? bytes : bytes.subarray(0, used));
    return used;
  }

  private readLine(bytes: Buffer): number {
    const end = bytes.indexOf(lineEnd);
    if (end === -1) return 0;
    if (this.state === "chunk-head") this.beginChunk(bytes.toString("latin1", 0, end));
    else if (this.state === "trailer") this.state = end === 0 ? "done" : "trailer";
    else if (end === 0) this.state = "chunk-head";
    else throw new Error("a chunk longer than it said");
    return end + lineEnd.length;
  }

  private beginChunk(line: string): void {
    const [, size] = /^([\da-f]{1,8})[ \t]*(?:;|$)/i.exec(line) ?? [];
    if (size === undefined) throw new Error("a chunk without a size");
    this.bytesLeft = Number.parseInt(size, 16);
    this.state = this.bytesLeft === 0 ? "trailer" : "chunk";
  }
}

const connectionPattern = /\r\nconnection:[ \t]*([^\r\n]*)/i;
const encodingPattern = /\r\ntransfer-encoding:[ \t]*([^\r\n]*)/i;
const lengthPattern = /\r\ncontent-length:[ \t]*([^\r\n]*)/i;

function readField(head: string, pattern: RegExp): string | undefined {
  return pattern.exec(head)?.[1]?.trim();
}
