import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import { sending } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection } from "./raw-connection.js";
import { jsonOf } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { openWebSocket } from "./web-socket-client.js";

interface Failed {
  readonly error: { readonly data: { readonly requestId: string } };
}

const form = /^[0-9a-f]{12}-[0-9a-z]+$/;
const headerName = "x-request-id";

let service: ServiceWithFakes;
beforeAll(async () => {
  service = await startWithFakes({ ACCESS_LOG: "1" });
});
afterEach(async () => {
  closeConnections();
  await service.mend();
});
afterAll(() => service.stop());

const failNode = (): void => {
  service.nodes.testnet.fault = sending(
    (id) => `{"jsonrpc":"2.0","id":${String(id)},"error":{"code":-32603,"message":"broken"}}`,
  );
};
const loggedIds = (): unknown[] => service.logged.map(([fields]) => (fields as { requestId?: string }).requestId);

it.each([
  ["a result", {}],
  ["a refused key", { path: "/rg_test_nobody" }],
  ["a refused verb", { method: "PUT" }],
  ["a refused content type", { headers: { "content-type": "text/plain" } }],
  ["a preflight", { method: "OPTIONS" }],
  ["a probe", { method: "GET", path: "/healthz" }],
  ["the document", { method: "GET", path: "/openrpc.json" }],
  ["the dashboard's API", { method: "GET", path: "/api/profile" }],
  ["an unknown page", { method: "GET", path: "/no/such/page" }],
])("gives %s a request ID of its own", async (_, request) => {
  const send = async (): Promise<unknown> =>
    (await service.send({ body: callOf("eth_chainId"), ...request })).headers[headerName];
  const [first, second] = [await send(), await send()];
  expect([first, second]).toEqual([expect.stringMatching(form), expect.stringMatching(form)]);
  expect(first).not.toBe(second);
});

it.each([
  ["a small result", callOf("eth_chainId")],
  ["a large result", callOf("rpc.discover")],
])(
  "gives %s one on a connection's first request, by node:http, and on the next one, which passes by it",
  async (_, body) => {
    const connection = await openConnection(service.service.port);
    const text = `POST ${service.path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const read = async (): Promise<string | undefined> => {
      connection.write(text);
      return (await connection.read()).headers[headerName];
    };
    const [first, second] = [await read(), await read()];
    expect([first, second]).toEqual([expect.stringMatching(form), expect.stringMatching(form)]);
    expect(first).not.toBe(second);
  },
);

it("ignores a caller's own", async () => {
  const headers = { "content-type": "application/json", [headerName]: "chosen-by-the-caller" };
  const reply = await service.send({ headers, body: callOf("eth_chainId") });
  expect(reply.headers[headerName]).toMatch(form);
});

it("is what the error of a failed call and its line in the log have", async () => {
  failNode();
  const reply = await service.send({ body: callOf("eth_gasPrice") });
  const id = reply.headers[headerName];
  expect(jsonOf(reply)).toMatchObject({ error: { code: -32603, data: { requestId: id } } });
  expect(loggedIds()).toContain(id);
});

it("is one for all elements of a batch", async () => {
  failNode();
  const body = `[${callOf("eth_gasPrice", [], 1)},${callOf("eth_getBalance", [`0x${"1".repeat(40)}`, "pending"], 2)}]`;
  const reply = await service.send({ body });
  const errors: readonly Failed[] = jsonOf(reply);
  expect(errors.map(({ error }) => error.data.requestId)).toEqual(Array(2).fill(reply.headers[headerName]));
});

it("stands in the handshake of a WebSocket, and numbers its messages", async () => {
  const socket = new WebSocket(service.urls.testnet.replace("http", "ws"));
  const [response] = (await once(socket, "upgrade")) as [IncomingMessage];
  socket.terminate();
  expect(response.headers[headerName]).toMatch(form);

  const client = await openWebSocket(service.urls.testnet);
  client.send(callOf("eth_chainId"));
  await client.next();
  failNode();
  client.send(callOf("eth_gasPrice"));
  const { requestId } = (await client.nextJson<Failed>()).error.data;
  client.socket.terminate();
  expect(requestId).toMatch(/^[0-9a-f]{12}-[0-9a-z]+\.2$/);
  expect(loggedIds()).toContain(requestId);
});

it("stands in the refusal of a handshake", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${service.service.port}/rg_test_nobody`);
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
  response.destroy();
  expect([response.statusCode, response.headers[headerName]]).toEqual([401, expect.stringMatching(form)]);
});

it("stands in the access log, once for each element of a batch, without params, results and API key", async () => {
  const address = `0x${"2".repeat(40)}`;
  const body = `[${callOf("eth_chainId", [], 1)},${callOf("eth_getBalance", [address, "soon"], 2)},${callOf("no_such", [], 3)}]`;
  const reply = await service.send({ body });
  const id = reply.headers[headerName];
  const lines = service.logged.filter(
    ([fields, text]) => text === "request" && (fields as { requestId: unknown }).requestId === id,
  );
  const of = {
    network: "testnet",
    userId: expect.any(String),
    keyId: expect.any(String),
    ms: expect.any(Number),
    from: "server",
  };
  // In the order in which they ended.
  expect(lines.map(([fields]) => fields)).toHaveLength(3);
  expect(lines.map(([fields]) => fields)).toEqual(
    expect.arrayContaining([
      { requestId: id, ...of, method: "eth_chainId", code: 0 },
      { requestId: id, ...of, method: "eth_getBalance", code: -32602 },
      { requestId: id, ...of, method: "unknown", code: -32601 },
    ]),
  );
  expect(JSON.stringify(lines)).not.toContain(service.path.slice(1));
});
