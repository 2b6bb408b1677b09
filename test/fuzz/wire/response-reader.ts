import { type HttpResponse, WireError } from "./http-response.js";

const versionText = "HTTP/1.1 ";

/**
 * Reads the responses of one connection, strictly as RFC 9112 has them: CRLF only, one length and the right one, no byte between
 * two responses. It is nobody's parser but the fuzzer's.
 */
export class ResponseReader {
  #bytes: Buffer = Buffer.alloc(0);
  #head: Head | undefined;
  /** Where in the bytes a chunked body goes on, and what there is of it. */
  #chunkAt = 0;
  #chunks: Buffer[] = [];
  #hasEnded = false;

  /** Bytes that belong to no response that was taken. */
  get rest(): Buffer {
    return this.#bytes;
  }

  /** Whether they are the first part of a response. */
  get isWithinResponse(): boolean {
    return (
      this.#head !== undefined ||
      this.rest.toString("latin1", 0, versionText.length) === versionText.slice(0, this.rest.length)
    );
  }

  push(bytes: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes]);
  }

  /** The server has closed the connection. */
  end(): void {
    this.#hasEnded = true;
  }

  /** The next response, if it is there as a whole; `isBodyless` where the request was HEAD. Throws WireError. */
  take(isBodyless: boolean): HttpResponse | undefined {
    for (;;) {
      this.#head ??= this.#takeHead();
      if (!this.#head) return undefined;
      const { status, headers } = this.#head;
      if (status < 200) {
        if (status !== 100) throw new WireError(`the interim status ${status}`);
        this.#head = undefined;
        continue;
      }
      const body = isBodyless || status === 204 || status === 304 ? Buffer.alloc(0) : this.#takeBody(headers);
      if (!body) return undefined;
      this.#head = undefined;
      return { status, headers, body, isLast: isLast(headers) };
    }
  }

  #takeHead(): Head | undefined {
    const end = this.#bytes.indexOf("\r\n\r\n");
    if (end === -1) return undefined;
    const head = readHead(this.#bytes.toString("latin1", 0, end));
    this.#drop(end + 4);
    return head;
  }

  #takeBody(headers: ReadonlyMap<string, string>): Buffer | undefined {
    const length = headers.get("content-length");
    const coding = headers.get("transfer-encoding");
    if (coding === "chunked" && length === undefined) return this.#takeChunks();
    if (coding === undefined && length === undefined && isLast(headers))
      return this.#hasEnded ? this.#drop(this.#bytes.length) : undefined;
    if (coding !== undefined || length === undefined || !/^\d+$/.test(length))
      throw new WireError(`the length ${length} with the transfer coding ${coding}`);
    if (this.#bytes.length < Number(length)) return undefined;
    return this.#drop(Number(length));
  }

  #takeChunks(): Buffer | undefined {
    for (;;) {
      const lineEnd = this.#bytes.indexOf("\r\n", this.#chunkAt);
      if (lineEnd === -1) return undefined;
      const line = this.#bytes.toString("latin1", this.#chunkAt, lineEnd);
      if (!/^[\da-f]{1,8}$/i.test(line)) throw new WireError(`the chunk size ${JSON.stringify(line)}`);
      const start = lineEnd + 2;
      const end = start + Number.parseInt(line, 16);
      if (this.#bytes.length < end + 2) return undefined;
      if (this.#bytes.toString("latin1", end, end + 2) !== "\r\n") throw new WireError("a chunk longer than it says");
      this.#chunkAt = end + 2;
      if (end > start) this.#chunks.push(this.#bytes.subarray(start, end));
      else return this.#endChunks();
    }
  }

  #endChunks(): Buffer {
    const body = Buffer.concat(this.#chunks);
    this.#drop(this.#chunkAt);
    this.#chunkAt = 0;
    this.#chunks = [];
    return body;
  }

  #drop(length: number): Buffer {
    const dropped = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    return dropped;
  }
}

function isLast(headers: ReadonlyMap<string, string>): boolean {
  return headers.get("connection")?.toLowerCase() === "close";
}

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

function readHead(text: string): Head {
  const [statusLine = "", ...lines] = text.split("\r\n");
  const [, status] = /^HTTP\/1\.1 (\d{3}) [\t\x20-\x7e]*$/.exec(statusLine) ?? [];
  if (status === undefined) throw new WireError(`the status line ${JSON.stringify(statusLine.slice(0, 100))}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = /^([\w!#$%&'*+.^`|~-]+): ?([\t\x20-\x7e]*)$/.exec(line) ?? [];
    if (name === "") throw new WireError(`the header line ${JSON.stringify(line.slice(0, 100))}`);
    const key = name.toLowerCase();
    if (headers.has(key) && key !== "vary") throw new WireError(`the header ${key} twice`);
    headers.set(key, value);
  }
  return { status: Number(status), headers };
}
