import { closeConnections, headOf, openConnection, postOf, type RawConnection } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

describe("requests in a row on one connection", () => {
  let service: ServiceWithFakes;
  let connection: RawConnection;
  /** Lets the node answer what it was asked. */
  let release: (() => void)[];

  beforeAll(async () => {
    service = await startWithFakes();
    const { testnet } = service.nodes;
    testnet.fault = (response, id) =>
      void release.push(() => response.end(JSON.stringify({ jsonrpc: "2.0", id, result: "0x7" })));
  });
  beforeEach(async () => {
    release = [];
    connection = await openConnection(service.service.port);
  });
  afterEach(closeConnections);
  afterAll(() => service.stop());

  const untilAsked = async (count: number): Promise<void> => {
    while (release.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const slow = (id: number) =>
    postOf(service.path, callOf("eth_getBalance", [`0x${String(id).repeat(40)}`, "latest"], id));
  const chunkedHead = () => headOf(service.path, ["Content-Type: application/json", "Transfer-Encoding: chunked"]);

  const broken: readonly (readonly [string, number, () => string])[] = [
    ["bytes that are no request", 400, () => "\u0016\u0003\u0001\r\n\r\n"],
    ["a request with two lengths", 400, () => postOf(service.path, "{}", ["Content-Length: 1"])],
    ["a body whose chunks are none", 400, () => `${chunkedHead()}xyz\r\n`],
    ["headers without end", 431, () => `GET / HTTP/1.1\r\nX-Long: ${"x".repeat(20_000)}`],
  ];

  it.each(broken)("%s are refused behind the responses that are due", async (_, status, write) => {
    connection.write(slow(1) + slow(2) + write());
    await untilAsked(2);
    for (const answer of release.toReversed()) answer();

    expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x7"}' });
    expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":2,"result":"0x7"}' });
    expect(await connection.read()).toMatchObject({ status, headers: { connection: "close" } });
    await connection.closed;
  });

  it.each(broken)("%s are refused at once when none is due, and end the connection", async (_, status, write) => {
    connection.write(write());
    expect(await connection.read()).toMatchObject({ status, headers: { connection: "close" } });
    await connection.closed;
  });

  it("a request that its sender has cut off gets no other one's response", async () => {
    connection.write(slow(1) + slow(2).slice(0, -10));
    connection.socket.end();
    await untilAsked(1);
    release[0]?.();

    expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x7"}' });
    expect(await connection.read()).toMatchObject({ status: 400 });
    await connection.closed;
  });

  it("requests whose connection is gone leave their slots to others", async () => {
    for (let times = 0; times < 10; times++) {
      release = [];
      const client = await openConnection(service.service.port);
      client.write([1, 2, 3, 4, 5, 6, 7, 8].map(slow).join(""));
      await untilAsked(8);
      client.socket.resetAndDestroy();
    }
    release = [];
    connection.write(slow(9));
    await untilAsked(1);
    release[0]?.();
    expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":9,"result":"0x7"}' });
  });

  it("100 Continue comes before the head of its response, large or small", async () => {
    for (const method of ["rpc.discover", "eth_chainId"]) {
      release = [];
      connection.write(slow(1) + postOf(service.path, callOf(method, [], 2), ["Expect: 100-continue"]));
      await untilAsked(1);
      release[0]?.();

      expect(await connection.read()).toMatchObject({ status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x7"}' });
      expect(await connection.read()).toMatchObject({ status: 100 });
      const { status, body } = await connection.read();
      expect([status, JSON.parse(body)]).toEqual([200, { jsonrpc: "2.0", id: 2, result: expect.anything() }]);
    }
  });
});
