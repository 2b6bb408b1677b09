import type { ServerResponse } from "node:http";
import { jsonOf } from "./send-http.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

interface Element {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

const batchOf = (...elements: string[]) => `[${elements.join(",")}]`;
const times = (count: number, elementOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => elementOf(index));

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, "0")}`;

describe("batches", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes();
  });
  afterEach(() => service.mend());
  afterAll(() => service.stop());

  const asked = () => service.nodes.testnet.requests.length;

  it("1,000 elements are all answered, in order", async () => {
    const reply = await service.send({ body: batchOf(...times(1_000, (id) => callOf("eth_chainId", [], id))) });
    expect(reply.status).toBe(200);
    expect(reply.text).toBe(batchOf(...times(1_000, (id) => `{"jsonrpc":"2.0","id":${id},"result":"0x1f"}`)));
  });

  it("1,001 elements are refused with one error, and none is run", async () => {
    const before = asked();
    const reply = await service.send({ body: batchOf(...times(1_001, (id) => callOf("eth_blockNumber", [], id))) });
    expect(reply.status).toBe(400);
    expect(jsonOf(reply)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600, message: "a batch may hold at most 1000 requests" },
    });
    expect(asked()).toBe(before);
  });

  it("notifications and garbage count as elements", async () => {
    const reply = await service.send({
      body: batchOf(...times(1_001, (index) => (index % 2 ? "1" : notificationOf("eth_chainId")))),
    });
    expect(reply.status).toBe(400);
  });

  it("the limit is a setting", async () => {
    const narrow = await startWithFakes({ MAX_BATCH_LENGTH: "2" });
    const fits = await narrow.send({ body: batchOf(callOf("eth_chainId"), callOf("eth_chainId")) });
    const over = await narrow.send({
      body: batchOf(callOf("eth_chainId"), callOf("eth_chainId"), callOf("eth_chainId")),
    });
    await narrow.stop();
    expect([fits.status, over.status]).toEqual([200, 400]);
  });

  it("an empty batch gets one error", async () => {
    const reply = await service.send({ body: "[ ]" });
    expect(reply.status).toBe(400);
    expect(jsonOf(reply)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600, message: "a batch must not be empty" },
    });
  });

  it("good and bad elements stand side by side, in order, each under its id", async () => {
    const reply = await service.send({
      body: batchOf(
        callOf("eth_chainId", [], 7),
        "null",
        callOf("no_such_method", [], "x"),
        notificationOf("no_such_method"),
        callOf("web3_sha3", ["zz"], 9),
        "[]",
        '{"jsonrpc":"2.0","id":10,"method":5}',
        '{"jsonrpc":"2.0","id":null,"method":"net_version"}',
        callOf("eth_chainId", [], 7),
      ),
    });
    expect(reply.status).toBe(200);
    expect((jsonOf(reply) as Element[]).map(({ id, result, error }) => [id, result ?? error?.code])).toEqual([
      [7, "0x1f"],
      [null, -32600],
      ["x", -32601],
      [9, -32602],
      [null, -32600],
      [10, -32600],
      [null, "31"],
      [7, "0x1f"],
    ]);
  });

  it("one element that the node fails leaves the others alone", async () => {
    service.nodes.testnet.fault = (response) => response.socket?.resetAndDestroy();
    const reply = await service.send({ body: batchOf(callOf("eth_gasPrice", [], 1), callOf("eth_chainId", [], 2)) });
    expect(jsonOf(reply)).toMatchObject([
      { id: 1, error: { code: -32603, data: { reason: "node_unavailable", requestId: expect.any(String) as string } } },
      { id: 2, result: "0x1f" },
    ]);
  });

  it("elements run at once, and answers that come in another order are put right", async () => {
    const held: [ServerResponse, unknown][] = [];
    service.nodes.testnet.fault = (response, id) => {
      held.push([response, id]);
      if (held.length < 20) return;
      // All twenty have been asked before the first is answered; they are answered last to first.
      for (const [index, [waiting, waitingId]] of [...held.entries()].toReversed())
        waiting.end(JSON.stringify({ jsonrpc: "2.0", id: waitingId, result: `0x${index.toString(16)}` }));
    };
    const reply = await service.send({
      body: batchOf(...times(20, (id) => callOf("eth_getBalance", [addressOf(id)], id))),
    });

    const askedOrder = service.nodes.testnet.requests
      .slice(-20)
      .map(({ body }) => (JSON.parse(body) as { params: string[] }).params[0]);
    const elements = jsonOf(reply) as Element[];
    expect(held).toHaveLength(20);
    expect(elements.map(({ id }) => id)).toEqual(times(20, String).map(Number));
    expect(elements.map(({ result }) => askedOrder[Number(result)])).toEqual(times(20, addressOf));
  });

  it("notifications are run and not answered: alone, in a batch of them, and among calls", async () => {
    const before = asked();
    const alone = await service.send({ body: notificationOf("eth_gasPrice") });
    const both = await service.send({
      body: batchOf(notificationOf("eth_gasPrice"), notificationOf("no_such_method")),
    });
    const mixed = await service.send({ body: batchOf(notificationOf("eth_gasPrice"), callOf("eth_chainId")) });

    expect([alone, both].map(({ status, text }) => [status, text])).toEqual([
      [204, ""],
      [204, ""],
    ]);
    expect(alone.headers["content-type"]).toBeUndefined();
    expect(mixed).toMatchObject({ status: 200, text: '[{"jsonrpc":"2.0","id":1,"result":"0x1f"}]' });
    expect(
      service.nodes.testnet.requests.slice(before).map(({ body }) => (JSON.parse(body) as { method: string }).method),
    ).toEqual(["eth_gasPrice", "eth_gasPrice", "eth_gasPrice"]);
  });

  it("a notification that fails is not answered either", async () => {
    expect(await service.send({ body: notificationOf("web3_sha3", [1, 2, 3]) })).toMatchObject({
      status: 204,
      text: "",
    });
  });
});
