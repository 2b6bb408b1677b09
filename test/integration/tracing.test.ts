import { type Collector, type SentSpan, startCollector } from "../fakes/collector.js";
import { jsonOf } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { closeWebSockets, openWebSocket } from "./web-socket-client.js";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const address = "0x39b12c05e8503356e3a7df0b7b33efa4c054c409";

const variables = [
  "OTEL_EXPORTER_OTLP_PROTOCOL",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "OTEL_RESOURCE_ATTRIBUTES",
];
let collector: Collector;
let service: ServiceWithFakes | undefined;

beforeEach(async () => {
  collector = await startCollector();
  process.env["OTEL_EXPORTER_OTLP_PROTOCOL"] = "http/json";
});
afterEach(async () => {
  closeWebSockets();
  await service?.stop();
  service = undefined;
  collector.close();
  for (const name of variables) delete process.env[name];
});

const start = async (settings: Record<string, string> = {}): Promise<ServiceWithFakes> => {
  service = await startWithFakes({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  return service;
};

/** Sends what has ended. */
const stop = async (): Promise<SentSpan[]> => {
  await service?.stop();
  service = undefined;
  return collector.spans();
};

const spansOf = (spans: readonly SentSpan[], id: string): SentSpan[] => spans.filter((span) => span.traceId === id);

/** Names with what is within them. */
function treeOf(spans: readonly SentSpan[], parent: SentSpan): unknown {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  return children.length === 0 ? parent.name : { [parent.name]: children.map((child) => treeOf(spans, child)) };
}

const rootOf = (spans: readonly SentSpan[]): SentSpan => {
  const root = spans.find(({ kind }) => kind === 2);
  if (!root) throw new Error("no span of a server");
  return root;
};

const traced = (flags: string) => ({
  "content-type": "application/json",
  traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}`,
});

it("tells the steps of a request within the caller's trace, and gives the node its place in it", async () => {
  const { send, nodes } = await start();
  const response = await send({ headers: traced("01"), body: callOf("eth_gasPrice") });
  expect(jsonOf(response)).toHaveProperty("result");
  expect(response.status).toBe(200);
  const [upstreamHeader] = nodes.testnet.requests.flatMap(({ headers }) => headers["traceparent"] ?? []).slice(-1);
  const spans = spansOf(await stop(), traceId);
  const root = rootOf(spans);
  expect(root).toMatchObject({
    name: "POST /{api_key}",
    parentSpanId: "00f067aa0ba902b7",
    attributes: {
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "rootgate.request_id": response.headers["x-request-id"],
    },
  });
  expect(treeOf(spans, root)).toEqual({
    "POST /{api_key}": [{ eth_gasPrice: ["quota", { node: ["eth_gasPrice"] }] }],
  });
  const call = spans.find(({ kind }) => kind === 3);
  expect(call?.attributes).toMatchObject({ "rpc.method": "eth_gasPrice" });
  expect(upstreamHeader).toBe(`00-${traceId}-${call?.spanId}-01`);
});

it("tells a refused key and a call that fails, and neither keys nor params", async () => {
  const { send, path } = await start();
  await send({ path: `/rg_test_${"a".repeat(36)}`, headers: traced("01"), body: callOf("eth_chainId") });
  await send({ body: callOf("eth_getBalance", [address, "12"]) });
  const spans = await stop();
  const refused = rootOf(spansOf(spans, traceId));
  expect(refused).toMatchObject({ status: 2, attributes: { "error.type": "Unauthorized" } });
  expect(spans.find(({ status, kind }) => status === 2 && kind === 1)?.attributes).toMatchObject({
    "error.type": "InvalidParams",
    "rpc.response.status_code": "-32602",
  });
  const sent = Buffer.concat(collector.requests.map(({ body }) => body)).toString();
  expect(sent).not.toContain(path.slice(1));
  expect(sent).not.toContain(address);
});

it("tells each request of a batch, and each message of a WebSocket", async () => {
  const { send, urls } = await start();
  await send({ headers: traced("01"), body: `[${callOf("eth_chainId")},${callOf("no_such")},17]` });
  const socket = await openWebSocket(urls.testnet);
  socket.send(callOf("net_version"));
  await socket.nextJson();
  const spans = await stop();
  const batch = spansOf(spans, traceId);
  expect(treeOf(batch, rootOf(batch))).toEqual({
    // In the order in which they ended.
    "POST /{api_key}": expect.arrayContaining([
      { eth_chainId: ["quota"] },
      { unknown: ["quota"] },
      { invalid: ["quota"] },
    ]) as unknown,
  });
  const message = spans.find(({ name }) => name === "WebSocket message");
  expect(message && treeOf(spans, message)).toEqual({ "WebSocket message": [{ net_version: ["quota"] }] });
});

it("names itself, with what the standard variables add", async () => {
  process.env["OTEL_RESOURCE_ATTRIBUTES"] = "deployment.environment.name=test";
  await start();
  await stop();
  expect(collector.resource()).toMatchObject({
    "service.name": "rootgate",
    "service.version": expect.stringMatching(/^\d+\.\d+\.\d+$/),
    "deployment.environment.name": "test",
  });
  expect(collector.requests[0]?.path).toBe("/v1/traces");
});

it("sends nothing of requests that are not sampled, and tells the node so", async () => {
  process.env["OTEL_TRACES_SAMPLER"] = "traceidratio";
  process.env["OTEL_TRACES_SAMPLER_ARG"] = "0";
  const { send, nodes } = await start();
  // Its caller would have it sampled, but an operator who asks for this sampler decides alone.
  await send({ headers: traced("01"), body: callOf("eth_gasPrice") });
  const [header] = nodes.testnet.requests.flatMap(({ headers }) => headers["traceparent"] ?? []).slice(-1);
  expect(header).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  expect(await stop()).toEqual([]);
});

it.each([
  "",
  "nonsense",
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `ff-${traceId}-00f067aa0ba902b7-01`,
  `00-${traceId}-00f067aa0ba902b7-01, x`,
])("begins a trace of its own after the header %j", async (traceparent) => {
  const { send } = await start();
  await send({ headers: { "content-type": "application/json", traceparent }, body: callOf("eth_chainId") });
  const spans = await stop();
  expect(spansOf(spans, traceId)).toEqual([]);
  expect(spans.filter(({ kind }) => kind === 2).every(({ parentSpanId }) => !parentSpanId)).toBe(true);
});

it("serves while the collector refuses, complains once without the URL, and stops in bounded time before one that is silent", async () => {
  collector.status = 400;
  const { send, logged, path } = await start();
  expect((await send({ body: callOf("eth_chainId") })).status).toBe(200);
  collector.isSilent = true;
  const startedMs = Date.now();
  await service?.stop();
  service = undefined;
  expect(Date.now() - startedMs).toBeLessThan(15_000);
  const complaints = logged.filter(([, message]) => message === "traces could not be sent to the collector");
  expect(complaints.length).toBeLessThanOrEqual(1);
  expect(JSON.stringify(complaints)).not.toContain(path);
});

it("sends protobuf unless told otherwise", async () => {
  process.env["OTEL_EXPORTER_OTLP_PROTOCOL"] = "";
  await start();
  await service?.stop();
  service = undefined;
  expect(collector.requests[0]?.headers["content-type"]).toBe("application/x-protobuf");
});

it("sends nothing where it isn't asked to", async () => {
  await start({ OTEL_TRACES_EXPORTER: "none" });
  await service?.stop();
  service = undefined;
  expect(collector.requests).toEqual([]);
});
