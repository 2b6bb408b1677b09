import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { Connections } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import { readBody } from "../../../../src/http/read-body.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { runs } from "../../../runs.js";
import { createRandom, type Random } from "../../../simulation/random.js";
import { MemorySocket } from "../plain/memory-socket.js";
import { NodeReader } from "../plain/node-reader.js";

const COUNT = runs(3_000);

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** Bytes that would be a request if they stood elsewhere. */
const bait = "POST /bait HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n";

const upgrades = ["h2c", "websocket", "TLS/1.3"];

/** A request; `upgrade` is none that is accepted. */
function drawRequest(random: Random, url: string, upgrade?: string): Buffer {
  const isGet = upgrade !== "websocket" && random.chance(0.3);
  const body = isGet ? "" : bait.repeat(random.pick([0, 1, 1, 10, 30, 100])) + "x".repeat(random.integer(0, 1_100));
  const headers = [
    "Host: a",
    ...(upgrade === undefined ? [] : ["Connection: keep-alive, Upgrade", `Upgrade: ${upgrade}`]),
    ...(random.chance(0.3) ? [`X-Long: ${"x".repeat(random.integer(1, 1_500))}`] : []),
  ];
  const isChunked = !isGet && random.chance(0.4);
  const framing = isGet ? [] : [isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.length}`];
  const head = [`${isGet ? "GET" : "POST"} /${url} HTTP/1.1`, ...headers, ...framing].join("\r\n");
  const chunks = body === "" ? "" : `${body.length.toString(16)}\r\n${body}\r\n`;
  return Buffer.from(`${head}\r\n\r\n${isChunked ? `${chunks}0\r\n\r\n` : body}`);
}

interface Drawn {
  readonly requests: readonly Buffer[];
  /** Which of them asks for an upgrade. */
  readonly position: number;
  readonly chunks: readonly Buffer[];
}

/** Pipelined requests with an upgrade at any position, cut anywhere or nowhere. */
function draw(seed: number): Drawn {
  const random = createRandom(Math.imul(seed + 1, 0x9e3779b1));
  const length = random.integer(1, 6);
  const position = random.integer(0, length - 1);
  const requests = Array.from({ length }, (_, index) =>
    drawRequest(random, String(index), index === position ? random.pick(upgrades) : undefined),
  );
  const bytes = Buffer.concat(requests);
  const cuts = Array.from({ length: random.pick([0, 0, 1, 3, 10]) }, () => random.integer(0, bytes.length));
  const ends = [...cuts, bytes.length].toSorted((a, b) => a - b);
  return { requests, position, chunks: ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end)) };
}

/** Says what it has read, some turns later. */
function echo(request: IncomingMessage, response: ServerResponse): void {
  readBody(request, { maxBytes: 1_000_000 }, (body) => {
    const later = (left: number): void =>
      void (left === 0 ? response.end(`${request.url} ${String(body)}`) : setImmediate(() => later(left - 1)));
    later(String(body).length % 3);
  });
}

function startOurs(serve: RequestListener = echo, upgrade: () => void = () => undefined) {
  const server = createServer<typeof IncomingMessage, typeof TrackedResponse>({
    IncomingMessage: UpgradableRequest,
    ServerResponse: TrackedResponse,
  });
  const connections = new Connections(server, { maxUnderWay: 4, admission: freeAdmission, serve, upgrade });
  return { server, connections };
}

interface Replies {
  readonly bodies: readonly string[];
  readonly isClosed: boolean;
  readonly saysClose: boolean;
}

/** What a client reads. */
function readReplies(socket: MemorySocket): Replies {
  const bodies: string[] = [];
  let head = "";
  for (let rest = socket.sent; rest !== "";) {
    const start = rest.indexOf("\r\n\r\n") + 4;
    head = rest.slice(0, start);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    bodies.push(rest.slice(start, start + length));
    rest = rest.slice(start + length);
  }
  const saysClose = /connection: close/i.test(head);
  const isClosed = socket.destroyed;
  socket.destroy();
  return { bodies, isClosed, saysClose };
}

async function converse(server: ReturnType<typeof createServer>, chunks: readonly Buffer[]): Promise<Replies> {
  const socket = new MemorySocket();
  server.emit("connection", socket);
  for (const chunk of chunks) {
    socket.receive(chunk);
    await turns(2);
  }
  await turns(60);
  return readReplies(socket);
}

it(`serves ${COUNT} pipelines up to a declined upgrade as node:http serves each request alone, and closes`, async () => {
  const [{ server: ours }, bare] = [startOurs(), createServer(echo)];
  const failures: string[] = [];
  const compare = async (seed: number): Promise<void> => {
    const { requests, position, chunks } = draw(seed);
    const served = requests.slice(0, position + 1);
    const alone = await Promise.all(served.map((request) => converse(bare, [request])));
    const expected = { bodies: alone.flatMap(({ bodies }) => bodies), isClosed: true, saysClose: true };
    const actual = await converse(ours, chunks);
    expect(expected.bodies).toHaveLength(position + 1);
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      failures.push(JSON.stringify({ seed, position, lengths: chunks.map(({ length }) => length), actual, expected }));
  };
  for (let from = 0; from < COUNT && failures.length < 3; from += 100)
    await Promise.all(Array.from({ length: 100 }, (_, index) => compare(from + index)));

  expect(failures.slice(0, 3)).toEqual([]);
});

it("draws upgrades that llhttp takes for such, and other requests that it takes for none", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { requests, position } = draw(seed);
    const asks = requests.map((request, index) => {
      const head = request.subarray(0, request.indexOf("\r\n\r\n") + 4);
      const read = new NodeReader().read(index === position ? head : request);
      return typeof read === "string" ? read : read.isUpgrade;
    });
    expect(asks).toEqual(requests.map((_, index) => index === position));
  }
});

const handshake = "GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

it("declines a WebSocket handshake behind a request that is not responded to yet", async () => {
  const upgrade = jest.fn();
  const chunk = Buffer.from(`GET /first HTTP/1.1\r\nHost: a\r\n\r\n${handshake}${bait}`);
  expect(await converse(startOurs(echo, upgrade).server, [chunk])).toEqual({
    bodies: ["/first ", "/socket "],
    isClosed: true,
    saysClose: true,
  });
  expect(upgrade).not.toHaveBeenCalled();
});

it("accepts a WebSocket handshake once all requests before it have been responded to", async () => {
  const upgrade = jest.fn();
  const socket = new MemorySocket();
  startOurs(echo, upgrade).server.emit("connection", socket);
  socket.receive(Buffer.from("GET /first HTTP/1.1\r\nHost: a\r\n\r\n"));
  await turns(20);
  socket.receive(Buffer.from(handshake));
  await turns(20);
  expect(upgrade).toHaveBeenCalledTimes(1);
  socket.destroy();
});
