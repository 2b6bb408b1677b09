import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type ClientOptions, WebSocket } from "ws";

/** What a closed connection ended with. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** A WebSocket client that keeps what arrives until it is read. */
export interface SocketClient {
  readonly socket: WebSocket;
  readonly closed: Promise<Closing>;
  send(text: string | Buffer): void;
  /** The next message, as it came. Rejects when the connection is closed. */
  next(): Promise<string>;
  /** The next message's JSON. */
  nextJson<
    Message = { readonly id?: unknown; readonly result?: unknown; readonly error?: { readonly code: number } },
  >(): Promise<Message>;
}

const opened: WebSocket[] = [];

/** Opens a connection to an http URL. */
export async function openWebSocket(url: string, options: ClientOptions = {}): Promise<SocketClient> {
  const client = startWebSocket(url, options);
  await once(client.socket, "open");
  return client;
}

/** Begins to. */
function startWebSocket(url: string, options: ClientOptions = {}): SocketClient {
  const socket = new WebSocket(url.replace(/^http/, "ws"), options);
  opened.push(socket);
  const arrived: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  socket.on("error", () => undefined);
  socket.on("message", (data: Buffer, isBinary) => {
    const text = isBinary ? `binary: ${String(data)}` : String(data);
    const give = waiting.shift();
    if (give) give(text);
    else arrived.push(text);
  });
  const closed = new Promise<Closing>((resolve) =>
    socket.once("close", (code, reason) => resolve({ code, reason: String(reason) })),
  );
  const next = async (): Promise<string> => {
    const message = arrived.shift();
    if (message !== undefined) return message;
    const fail = closed.then(({ code }) => Promise.reject(new Error(`closed with ${code}`)));
    return Promise.race([new Promise<string>((resolve) => waiting.push(resolve)), fail]);
  };
  return { socket, closed, next, send: (text) => socket.send(text), nextJson: async () => JSON.parse(await next()) };
}

/** The HTTP response to a handshake that is refused. */
export async function readRefusal(url: string, options: ClientOptions = {}): Promise<{ status: number; text: string }> {
  const { socket } = startWebSocket(url, options);
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, text: String(Buffer.concat(chunks)) };
}

/** Cuts off all connections; call it after each test. */
export function closeWebSockets(): void {
  for (const socket of opened.splice(0)) socket.terminate();
}
