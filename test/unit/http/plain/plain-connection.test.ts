import { type EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Connections, type TrackedServer } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import type { PlainRequest } from "../../../../src/http/plain/plain-request.js";
import type { RpcResponse } from "../../../../src/http/response/rpc-response.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { closeConnections, openConnection, postOf, type RawConnection } from "../../../integration/raw-connection.js";

interface Served {
  readonly by: "node" | "plain";
  readonly request: IncomingMessage | PlainRequest;
  readonly response: RpcResponse;
  isOver: boolean;
}

/** Longer than this process stands still on a busy machine. */
const patient = { keepAliveMs: 30_000, headersTimeoutMs: 30_000 };

let server: TrackedServer;
let connections: Connections;
let served: Served[];
let connection: RawConnection;

const note =
  (by: Served["by"]) =>
  (request: Served["request"], response: RpcResponse): void => {
    const one: Served = { by, request, response, isOver: false };
    response.exchange = { onOver: () => (one.isOver = true) };
    served.push(one);
  };

async function start({ keepAliveMs, headersTimeoutMs }: typeof patient): Promise<void> {
  served = [];
  server = createServer({
    IncomingMessage: UpgradableRequest,
    ServerResponse: TrackedResponse,
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: 100,
  });
  connections = new Connections(server, {
    maxUnderWay: 4,
    admission: freeAdmission,
    upgrade: () => undefined,
    serve: note("node"),
    plain: { keepAliveMs, timeoutMs: 30_000, serve: note("plain") },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  connection = await openConnection((server.address() as AddressInfo).port);
}

async function stop(): Promise<void> {
  closeConnections();
  await connections.close();
}

beforeEach(() => start(patient));
afterEach(stop);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ask = (body = "{}"): void => connection.write(postOf("/key", body));
const untilServed = async (count: number): Promise<Served> => {
  while (served.length < count) await pause(1);
  return served[count - 1] as Served;
};
const respond = ({ response }: Served, body = "done"): void =>
  response.sendWhole(200, ["content-length", String(body.length)], body);
/** The first request, which node:http serves. */
const begin = async (): Promise<void> => {
  ask();
  respond(await untilServed(1));
  await connection.read();
};
const ways = () => served.map(({ by }) => by);

it("has its first request served by node:http, and plain ones after it without", async () => {
  await begin();
  for (let count = 2; count <= 4; count++) {
    ask("x".repeat(count));
    const one = await untilServed(count);
    expect("body" in one.request && String(one.request.body)).toBe("x".repeat(count));
    respond(one, "ok");
    const { status, headers, body } = await connection.read();
    expect([status, headers["connection"], headers["keep-alive"], body]).toEqual([
      200,
      "keep-alive",
      "timeout=30",
      "ok",
    ]);
    expect(Date.parse(headers["date"] as string)).toBeGreaterThan(Date.now() - 2_000);
  }
  expect(ways()).toEqual(["node", "plain", "plain", "plain"]);
  expect(served.every(({ isOver }) => isOver)).toBe(true);
});

it("is left to node:http from what is not plain on", async () => {
  await begin();
  connection.write(postOf("/key", "{}", ["Connection: keep-alive, x"]));
  respond(await untilServed(2));
  ask();
  respond(await untilServed(3));
  expect(ways()).toEqual(["node", "node", "node"]);
});

it("reads no more than one chunk during a request, and serves it afterwards", async () => {
  await begin();
  ask("first");
  const { socket } = (await untilServed(2)).request;
  const before = socket.bytesRead;
  ask("second");
  while (socket.bytesRead === before) await pause(1);
  const readBytes = socket.bytesRead;
  connection.write("x".repeat(1_000_000));
  await pause(20);
  expect(served).toHaveLength(2);
  expect(socket.bytesRead).toBe(readBytes);

  respond(served[1] as Served, "one");
  respond(await untilServed(3), "two");
  expect((await connection.read()).body).toBe("one");
  expect((await connection.read()).body).toBe("two");
  expect((await connection.read()).status).toBe(400);
});

it("tells a request whose client is gone", async () => {
  await begin();
  ask();
  const one = await untilServed(2);
  connection.socket.destroy();
  while (!one.isOver) await pause(1);
  expect([one.response.destroyed, one.response.writableFinished]).toEqual([true, false]);
});

it("sends a long response at its reader's pace, and serves the next request", async () => {
  await begin();
  ask();
  const one = await untilServed(2);
  const stream = one.response.begin(200, ["content-type", "text/plain"]);
  let waits = 0;
  for (let count = 0; count < 30; count++) {
    if (stream.write(Buffer.alloc(100_000, "a"))) continue;
    waits++;
    await once(stream as unknown as EventEmitter, "drain");
  }
  stream.end();
  const { headers, body } = await connection.read();
  expect(headers).toMatchObject({ "transfer-encoding": "chunked", "keep-alive": "timeout=30" });
  expect([body.length, waits > 10]).toEqual([3_000_000, true]);
  while (!one.isOver) await pause(1);
  expect(one.response.writableFinished).toBe(true);

  ask();
  respond(await untilServed(3), "next");
  expect((await connection.read()).body).toBe("next");
  expect(ways()).toEqual(["node", "plain", "plain"]);
});

it("says that it closes, and closes, when the server stops", async () => {
  await begin();
  ask();
  const one = await untilServed(2);
  connections.drain();
  respond(one);
  expect((await connection.read()).headers["connection"]).toBe("close");
  await connection.closed;
});

it("closes when nothing has come for a while after a plain request, and not before", async () => {
  await stop();
  await start({ keepAliveMs: 2_000, headersTimeoutMs: 1_000 });
  await begin();
  for (let count = 2; count <= 4; count++) {
    await pause(700);
    ask();
    respond(await untilServed(count));
    await connection.read();
  }
  const startedAt = performance.now();
  await once(connection.socket, "close");
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  expect(ways()).toEqual(["node", "plain", "plain", "plain"]);
});
