import { lobbyPlaces } from "../../src/http/connection/connection-limits.js";
import { closeConnections, openConnection, postOf, type RawConnection } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

describe("connections past a limit", () => {
  let service: ServiceWithFakes;
  let callers: RawConnection[];

  const open = () => openConnection(service.service.port);
  const call = (connection: RawConnection) => {
    connection.write(postOf(service.path, callOf("eth_chainId")));
    return connection.read();
  };
  /** Starts the service and opens connections until one is refused. */
  const startFull = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    service = await startWithFakes({ CONNECTIONS: "20", ...settings });
    callers = [];
    for (;;) {
      const connection = await open();
      if ((await call(connection)).status !== 200) break;
      callers.push(connection);
    }
  };
  afterEach(async () => {
    closeConnections();
    await service.stop();
  });

  it.each([
    ["in all", {}, 503, "the service has too many open connections"],
    [
      "of one address",
      { CONNECTIONS: "9", CONNECTIONS_PER_ADDRESS: "2" },
      429,
      "your IP address has too many open connections",
    ],
  ])("%s get one response that says so, and are closed", async (_, settings, status, message) => {
    await startFull(settings);
    const refused = await open();
    const { headers, body, ...reply } = await call(refused);
    expect(reply.status).toBe(status);
    expect(headers).toMatchObject({ connection: "close", "access-control-allow-origin": "*" });
    expect(JSON.parse(body)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32005, message, data: { retryAfterMs: 1_000 } },
    });
    await refused.closed;

    expect((await call(callers[0] as RawConnection)).status).toBe(200);
  });

  it("are served again when others have been closed", async () => {
    await startFull();
    callers[0]?.socket.destroy();
    let status = 0;
    while (status !== 200) ({ status } = await call(await open()));
    expect(status).toBe(200);
  });

  it("are past the limit for all only, where their address is a proxy's", async () => {
    await startFull({ CONNECTIONS_PER_ADDRESS: "2", TRUST_PROXY: "loopback" });
    expect(callers.length).toBeGreaterThan(2);
    expect((await call(await open())).status).toBe(503);
  });

  it("are served probes", async () => {
    await startFull();
    for (const path of ["/healthz", "/readyz"]) {
      const probe = await open();
      probe.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect(await probe.read()).toMatchObject({ status: 200, headers: { connection: "close" } });
      await probe.closed;
    }
  });

  it("make way for later ones when they are many and silent", async () => {
    await startFull();
    const silent = await Promise.all(Array.from({ length: lobbyPlaces + 5 }, open));
    const last = await open();
    expect((await call(last)).status).toBe(503);
    await Promise.all(silent.slice(0, 5).map(({ closed }) => closed));
    expect(silent.filter(({ socket }) => !socket.destroyed).length).toBeGreaterThanOrEqual(lobbyPlaces - 1);
  });
});
