import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

afterEach(closeConnections);

/** Less than the time after which a server ends a connection whose request doesn't come. */
const limitMs = 20_000;

/** As if servers kept idle connections for ever. */
function keepIdle(message: unknown): void {
  (message as { server: Server }).server.keepAliveTimeout = 0;
}

describe("stopping", () => {
  let service: ServiceWithFakes;
  beforeEach(async () => {
    subscribe("http.server.request.start", keepIdle);
    service = await startWithFakes();
  });
  afterEach(() => void unsubscribe("http.server.request.start", keepIdle));

  /** A connection that is made before the listener closes is served. */
  const untilRefused = async (): Promise<void> => {
    const outcome = (): Promise<unknown> =>
      service.send({ body: callOf("eth_chainId") }).then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    while ((await outcome()) !== "ECONNREFUSED");
  };

  it("lets a running call finish, refuses new connections, and ends when the call has its answer", async () => {
    let tell: (asked: [ServerResponse, unknown]) => void;
    const asked = new Promise<[ServerResponse, unknown]>((resolve) => (tell = resolve));
    service.nodes.testnet.fault = (response, id) => tell([response, id]);
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, callOf("eth_gasPrice")));
    const [response, id] = await asked;

    let isStopped = false;
    const stopped = service.stop().then(() => (isStopped = true));
    await untilRefused();
    expect(isStopped).toBe(false);
    response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":"0x2a"}`);

    expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x2a"}' });
    await connection.closed;
    await stopped;
  });

  it(
    "closes connections that are kept alive and idle",
    async () => {
      const connections = await Promise.all(Array.from({ length: 5 }, () => openConnection(service.service.port)));
      for (const connection of connections) {
        connection.write(postOf(service.path, callOf("eth_chainId")));
        expect((await connection.read()).status).toBe(200);
      }
      await service.stop();
      await Promise.all(connections.map(({ closed }) => closed));
    },
    limitMs,
  );

  it(
    "does not wait for a connection that has not sent a request, nor for the rest of a refused body",
    async () => {
      const spare = await openConnection(service.service.port);
      const refused = await openConnection(service.service.port);
      refused.write(postOf("/wrong", "[".repeat(1_000)).slice(0, -500));
      expect((await refused.read()).status).toBe(401);
      await service.stop();
      await Promise.all([spare.closed, refused.closed]);
    },
    limitMs,
  );

  it("may be asked for twice", async () => {
    await service.service.stop();
    await expect(service.service.stop()).resolves.toBeUndefined();
    await service.stop();
  });
});
