import { large } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { held } from "./watch-node.js";
import { closeWebSockets, openWebSocket, readRefusal } from "./web-socket-client.js";

let service: ServiceWithFakes;
beforeAll(async () => {
  service = await startWithFakes({ MAX_BODY_BYTES: "400000", PUBLIC_URL: "https://dashboard.localhost" });
});
afterAll(() => service.stop());
afterEach(() => {
  service.nodes.testnet.fault = undefined;
  closeWebSockets();
  closeConnections();
});

const url = () => service.urls.testnet;
describe("a WebSocket", () => {
  it("takes a request per message, and responds as to the same body over HTTP", async () => {
    const client = await openWebSocket(url());
    for (const body of [
      callOf("eth_chainId", [], "a"),
      callOf("eth_gasPrice"),
      `[${callOf("eth_chainId", [], 1)},${callOf("eth_nothing", [], 2)},${notificationOf("eth_chainId")}]`,
      callOf("eth_getBalance", ["0x1"], 3),
      '{"jsonrpc":"2.0","id":1',
      "[]",
      "null",
      "",
    ]) {
      client.send(body);
      const { text } = await service.send({ body });
      expect(await client.next()).toBe(text);
    }
  });

  it("takes requests in binary frames and in fragments; responses are text", async () => {
    const client = await openWebSocket(url());
    client.send(Buffer.from(callOf("eth_chainId")));
    expect(await client.next()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1f"}');

    const body = callOf("eth_chainId", [], 2);
    for (let at = 0; at < body.length; at++)
      client.socket.send(body.slice(at, at + 1), { fin: at === body.length - 1 });
    expect(await client.next()).toBe('{"jsonrpc":"2.0","id":2,"result":"0x1f"}');
  });

  it("sends nothing for notifications", async () => {
    const client = await openWebSocket(url());
    client.send(notificationOf("eth_chainId"));
    client.send(`[${notificationOf("eth_chainId")}]`);
    client.send(callOf("eth_chainId", [], "after"));
    expect(await client.nextJson()).toMatchObject({ id: "after" });
  });

  it("responds to a quick request before a slow one that came first", async () => {
    let finish = (): void => undefined;
    service.nodes.testnet.fault = (response, id) => {
      finish = () => void response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":"0x2a"}`);
    };
    const client = await openWebSocket(url());
    client.send(callOf("eth_gasPrice", [], "slow"));
    client.send(callOf("eth_chainId", [], "quick"));
    expect(await client.nextJson()).toMatchObject({ id: "quick" });
    finish();
    expect(await client.nextJson()).toMatchObject({ id: "slow", result: "0x2a" });
  });

  it("closes after a message that is too large", async () => {
    const client = await openWebSocket(url());
    client.send("[".repeat(400_001));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  it("streams a large result in fragments, and goes on after it", async () => {
    service.nodes.testnet.fault = large(10_000_000);
    const client = await openWebSocket(url());
    client.send(callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"], "large"));
    const { id, result } = await client.nextJson<{ id: string; result: string[] }>();
    expect([id, result.length, new Set(result).size]).toEqual(["large", 4_988, 1]);
    client.send(callOf("eth_chainId"));
    expect(await client.nextJson()).toMatchObject({ id: 1 });
  });

  it("closes when a result breaks off half-way", async () => {
    const fault = held();
    service.nodes.testnet.fault = fault;
    const client = await openWebSocket(url());
    client.send(callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]));
    const { response, id } = await fault.asked;
    response.write(`{"jsonrpc":"2.0","id":${String(id)},"result":["${"a".repeat(600_000)}"`, () => response.destroy());
    expect(await client.closed).toMatchObject({ code: 1011 });
  });
});

describe("a handshake", () => {
  it.each([
    ["an unknown key", "/wrong"],
    ["no key", "/"],
    ["a key with a query", "/wrong?a=b"],
  ])("with %s gets the status and body of a POST without a body", async (_name, path) => {
    const reply = await service.send({ path, body: "" });
    expect(await readRefusal(service.origin + path)).toEqual({ status: reply.status, text: reply.text });
    expect(reply.status).toBe(401);
  });

  it("elsewhere is not found", async () => {
    expect(await readRefusal(`${service.origin}/docs`)).toMatchObject({ status: 404 });
    expect(await readRefusal(`${service.origin}/a/b`)).toMatchObject({ status: 404 });
  });

  it("may follow a POST on the same connection", async () => {
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, callOf("eth_chainId")));
    expect(await connection.read()).toMatchObject({ status: 200 });
    connection.write(
      `GET ${service.path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    expect(await connection.read()).toMatchObject({ status: 101 });
  });

  it("needs no compression, and gets none", async () => {
    const { socket } = await openWebSocket(url(), { perMessageDeflate: true });
    expect(socket.extensions).toBe("");
  });

  it("leaves requests that offer another protocol to HTTP", async () => {
    const body = callOf("eth_chainId");
    for (const upgrade of ["h2c", "websocket"]) {
      const connection = await openConnection(service.service.port);
      const headers = `Connection: Upgrade\r\nUpgrade: ${upgrade}\r\nContent-Length`;
      connection.write(postOf(service.path, body).replace("Content-Length", headers));
      expect(await connection.read()).toMatchObject({
        status: 200,
        headers: { connection: "close" },
        body: '{"jsonrpc":"2.0","id":1,"result":"0x1f"}',
      });
      await connection.closed;
    }
    const connection = await openConnection(service.service.port);
    connection.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n");
    expect(await connection.read()).toMatchObject({ status: 200 });
  });
});
