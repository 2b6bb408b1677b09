import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One TCP connection to the service, written to byte by byte: for what no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  write(data: string | Uint8Array): void;
  /** The next whole answer. Rejects when the connection ends before it is complete. */
  read(): Promise<RawReply>;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<unknown>;
}

const opened = new Set<Socket>();

/** Drops every connection that a test has left open, whether it passed or failed; a service could not stop before. */
export function closeConnections(): void {
  for (const socket of opened) socket.destroy();
  opened.clear();
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, "127.0.0.1");
  opened.add(socket);
  const closed = once(socket, "close").catch(() => undefined);
  socket.on("error", doNothing);
  await once(socket, "connect");
  let received = Buffer.alloc(0);
  let wake = doNothing;
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  socket.on("close", () => wake());

  const read = async (): Promise<RawReply> => {
    for (;;) {
      const found = parseReply(received);
      if (found) {
        received = received.subarray(found.length);
        return found.reply;
      }
      if (socket.destroyed) throw new Error(`the connection ended after ${received.length} bytes`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };

  return { socket, write: (data) => void socket.write(data), read, closed };
}

function doNothing(): void {}

/** The head of a POST, as bytes on the wire. */
export function headOf(path: string, headers: readonly string[]): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`;
}

/** A whole POST with a JSON body, as bytes on the wire. */
export function postOf(path: string, body: string, headers: readonly string[] = []): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return headOf(path, ["Content-Type: application/json", length, ...headers]) + body;
}

/** `body` as one chunk of a chunked body. */
export function chunkOf(body: string): string {
  return `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`;
}

function parseReply(bytes: Buffer): { reply: RawReply; length: number } | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const [statusLine = "", ...lines] = bytes.subarray(0, headEnd).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => splitHeader(line)));
  const start = headEnd + 4;
  const body =
    headers["transfer-encoding"] === "chunked" ? parseChunks(bytes, start) : parseLength(bytes, start, headers);
  return body && { reply: { status: Number(statusLine.split(" ")[1]), headers, body: body.text }, length: body.end };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

interface FoundBody {
  readonly text: string;
  readonly end: number;
}

function parseLength(bytes: Buffer, start: number, headers: Readonly<Record<string, string>>): FoundBody | undefined {
  const end = start + Number(headers["content-length"] ?? 0);
  return bytes.length < end ? undefined : { text: bytes.subarray(start, end).toString("utf8"), end };
}

function parseChunks(bytes: Buffer, start: number): FoundBody | undefined {
  let text = "";
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { text, end: next };
    text += bytes.subarray(lineEnd + 2, lineEnd + 2 + size).toString("utf8");
    at = next;
  }
}
