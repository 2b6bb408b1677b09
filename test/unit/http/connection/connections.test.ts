import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Connections } from "../../../../src/http/connection/connections.js";
import { TrackedResponse } from "../../../../src/http/connection/tracked-response.js";
import { UpgradableRequest } from "../../../../src/http/connection/upgradable-request.js";
import { freeAdmission } from "../../../fakes/free-admission.js";
import { createManualClock, type ManualClock } from "../../../fakes/manual-clock.js";
import { closeConnections, openConnection, postOf, type RawConnection } from "../../../integration/raw-connection.js";

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const post = postOf("/", "{}");

let clock: ManualClock;
let connections: Connections;
let responses: ServerResponse[];
let connection: RawConnection;
let port: number;

beforeEach(async () => {
  clock = createManualClock();
  responses = [];
  const server = createServer({ IncomingMessage: UpgradableRequest, ServerResponse: TrackedResponse });
  const serve = (_request: unknown, response: ServerResponse) => void responses.push(response);
  connections = new Connections(
    server,
    { maxUnderWay: 4, serve, upgrade: () => undefined, admission: freeAdmission },
    clock,
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  connection = await openConnection(port);
});
afterEach(async () => {
  closeConnections();
  await connections.close();
});

const untilServed = async (count: number): Promise<void> => {
  while (responses.length < count) await turns(1);
};
/** Sends a request and has it answered. */
const call = async () => {
  connection.write(post);
  await untilServed(responses.length + 1);
  responses.at(-1)?.end("done");
  return connection.read();
};
const connectionHeaders = async (count: number): Promise<(string | undefined)[]> => {
  const headers: (string | undefined)[] = [];
  while (headers.length < count) headers.push((await connection.read()).headers["connection"]);
  return headers;
};

describe("draining", () => {
  it("serves the next request of a connection, says that it closes, and closes it", async () => {
    expect((await call()).headers["connection"]).toBe("keep-alive");
    connections.drain();
    expect(await call()).toMatchObject({ status: 200, body: "done", headers: { connection: "close" } });
    await connection.closed;
  });

  it("says so in the response to a request that is under way, and to clients that come now", async () => {
    connection.write(post);
    await untilServed(1);
    connections.drain();
    responses[0]?.end();
    expect((await connection.read()).headers["connection"]).toBe("close");

    connection = await openConnection(port);
    expect((await call()).headers["connection"]).toBe("close");
  });

  it("answers all pipelined requests and says so in the last response only", async () => {
    connection.write(post.repeat(2));
    await untilServed(2);
    connections.drain();
    connection.write(post);
    await untilServed(3);
    for (const response of responses) response.end();
    expect(await connectionHeaders(3)).toEqual(["keep-alive", "keep-alive", "close"]);
  });

  it("does not run what comes after the response that says so", async () => {
    connection.write(post);
    await untilServed(1);
    connections.drain();
    responses[0]?.write("first");
    connection.write(post);
    await turns(50);
    responses[0]?.end();
    await connection.closed;
    expect(responses).toHaveLength(1);
  });

  it("lets a connection last whose response had begun before", async () => {
    connection.write(post);
    await untilServed(1);
    responses[0]?.write("begun");
    connections.drain();
    responses[0]?.end();
    expect((await connection.read()).headers["connection"]).toBe("keep-alive");
    expect((await call()).headers["connection"]).toBe("close");
  });
});

describe("closing", () => {
  it("serves requests that are on their way to idle connections, for a while", async () => {
    await call();
    const fresh = await openConnection(port);
    const closed = connections.close({ lingerMs: 1_000 });
    await turns(5);
    clock.advance(999);
    expect((await call()).headers["connection"]).toBe("close");
    await turns(5);
    expect(fresh.socket.destroyed).toBe(false);

    clock.advance(1);
    expect(await closed).toBe(0);
    await fresh.closed;
  });

  it("lets a response that has ended leave, however slowly it is read", async () => {
    const body = Buffer.alloc(8_000_000);
    connection.socket.pause();
    connection.write(post);
    await untilServed(1);
    responses[0]?.end(body);
    const closed = connections.close();
    await turns(50);
    connection.socket.resume();
    expect((await connection.read()).body).toHaveLength(body.length);
    expect(await closed).toBe(0);
  });

  it("serves connections that the system has accepted before", async () => {
    const pending = Array.from({ length: 300 }, () => connect(port, "127.0.0.1"));
    const ended = Promise.all(pending.map((socket) => once(socket.resume(), "end")));
    await new Promise((resolve) => process.nextTick(resolve));
    const closed = connections.close({ lingerMs: 1_000 });
    for (const socket of pending) socket.write(post);
    for (let turn = 0; turn < 10_000 && responses.length < pending.length; turn++) await turns(1);
    for (const response of responses) response.end();
    await ended;
    clock.advance(1_000);
    expect(await closed).toBe(0);
  });

  it("closes after a thousand turns though each brings a connection", async () => {
    let accepted = 0;
    const connectAgain = (): void => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.on("connect", () => accepted++ < 3_000 && connectAgain());
    };
    connectAgain();
    await turns(1);
    const closed = connections.close();
    expect(await closed).toBe(0);
    expect(accepted).toBeGreaterThan(500);
    expect(accepted).toBeLessThanOrEqual(1_010);
  });

  it("takes no new connections", async () => {
    const closed = connections.close({ lingerMs: 1_000 });
    await turns(5);
    const [error] = (await once(connect(port, "127.0.0.1"), "error")) as [Error];
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    clock.advance(1_000);
    await closed;
  });

  it("cuts off what takes longer than the timeout, and says how many connections", async () => {
    connection.write(post);
    await untilServed(1);
    const closed = connections.close({ timeoutMs: 15_000 });
    await turns(5);
    clock.advance(14_999);
    await turns(5);
    expect(connection.socket.destroyed).toBe(false);
    clock.advance(1);
    expect(await closed).toBe(1);
    await connection.closed;
  });
});
