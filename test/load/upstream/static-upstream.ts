import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Answers } from "./answers.js";

/*
 * A node that knows its answers by heart, as a process of its own: `static-upstream.js <answers file> [close|slow]`. It speaks just
 * enough HTTP to cost next to nothing. With `close` it ends the connection after each answer, as RSKj does; with
 * `slow` it takes 1 ms for each call, those of a batch in turn, for eight HTTP requests at once. `GET /` tells how
 * many JSON-RPC requests came. It listens at $PORT, by default at any free port. go/main.go is the same, faster, for where Go is installed.
 */

const [file = "", manner] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, "utf8")) as Answers;
const results = new Map(Object.entries(answers).map(([key, result]) => [key, Buffer.from(`,"result":${result}}`)]));
const unknown = Buffer.from(',"error":{"code":-32601,"message":"method not found"}}');
const doesClose = manner === "close";
/** Of a param, by which an answer is found besides. */
const prefixLength = 6;
const slowAtOnce = 8;
const slowWaiting: (() => void)[] = [];
let slowBusy = 0;
let requestCount = 0;

const server = createServer((socket) => {
  let waiting = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let used = takeRequest(socket, waiting); used > 0; used = takeRequest(socket, waiting))
      waiting = waiting.subarray(used);
  });
});
server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () =>
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`),
);

/** Answers the first whole request in `bytes`; how many bytes it had, 0 while it is incomplete. */
function takeRequest(socket: Socket, bytes: Buffer): number {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return 0;
  const head = bytes.toString("latin1", 0, headEnd);
  const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  if (bytes.length < end) return 0;
  answer(socket, bytes.toString("latin1", headEnd + 4, end));
  return end;
}

function answer(socket: Socket, body: string): void {
  if (body === "") return send(socket, [Buffer.from(String(requestCount))]);
  if (manner === "slow") return void answerSlowly(socket, body);
  answerNow(socket, body);
}

async function answerSlowly(socket: Socket, body: string): Promise<void> {
  if (slowBusy >= slowAtOnce) await new Promise<void>((resolve) => slowWaiting.push(resolve));
  slowBusy++;
  const calls = body.startsWith("[") ? (JSON.parse(body) as unknown[]).length : 1;
  await new Promise((resolve) => setTimeout(resolve, calls));
  slowBusy--;
  slowWaiting.shift()?.();
  answerNow(socket, body);
}

function answerNow(socket: Socket, body: string): void {
  if (!body.startsWith("[")) return send(socket, answerOne(body));
  const parts = (JSON.parse(body) as unknown[]).flatMap((request, index) => [
    Buffer.from(index === 0 ? "[" : ","),
    ...answerOne(JSON.stringify(request)),
  ]);
  send(socket, [...parts, Buffer.from("]")]);
}

function answerOne(request: string): Buffer[] {
  requestCount++;
  const id = /"id":([^,}]+)/.exec(request)?.[1] ?? "null";
  const method = /"method":"(\w+)"/.exec(request)?.[1] ?? "";
  const param = /"params":\["(\w+)"/.exec(request)?.[1] ?? "";
  const result =
    results.get(`${method} ${param}`) ??
    results.get(`${method} ${param.slice(0, prefixLength)}`) ??
    results.get(method) ??
    unknown;
  return [Buffer.from(`{"jsonrpc":"2.0","id":${id}`), result];
}

function send(socket: Socket, parts: readonly Buffer[]): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const connection = doesClose ? "connection: close\r\n" : "";
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${connection}content-length: ${length}\r\n\r\n`;
  socket.cork();
  socket.write(head, "latin1");
  for (const part of parts) socket.write(part);
  socket.uncork();
  if (doesClose) socket.end();
}
