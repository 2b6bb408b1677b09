import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import * as faults from "../fakes/rskj/faults.js";

let fake: FakeRskj;
let node: Node;
const signal = new AbortController().signal;

beforeEach(async () => {
  fake = await createFakeRskj({ chainId: 31 });
  node = createUpstream({ url: fake.url, network: networks.testnet });
});

afterEach(async () => {
  await node.close();
  await fake.close();
});

const unavailable = { code: -32603, data: { reason: "node_unavailable" } };

describe("an upstream takes for no answer at all", () => {
  it.each([
    ["garbage", faults.garbage],
    ["an empty body", faults.empty],
    ["an error page", faults.badGateway],
    ["the answer to another request", faults.wrongId],
    ["a refusal for too many requests", faults.rateLimited],
    ["a body that breaks off", faults.truncated],
    ["a connection that breaks off", faults.reset],
    ["413", faults.sending(() => "", 413)],
    ["415", faults.sending(() => "", 415)],
    ["501", faults.sending(() => "", 501)],
    ["an empty 400, as RSKj's to an Origin", faults.sending(() => "", 400)],
    ["RSKj's complaint about a batch", faults.sending(() => '{"error":{"code":-32601,"message":"method not found"}}')],
  ])("%s", async (_, fault) => {
    fake.fault = fault;

    await expect(node.call("eth_blockNumber", [], signal)).rejects.toMatchObject(unavailable);
  });

  it("nothing until its time is over", async () => {
    const impatient = createUpstream({ url: fake.url, network: networks.testnet, timeoutMs: 100 });
    fake.fault = faults.silent;

    await expect(impatient.call("eth_blockNumber", [], signal)).rejects.toMatchObject(unavailable);
    await impatient.close();
  });

  it("a node that isn't there", async () => {
    await fake.close();

    const failure = await node.call("eth_blockNumber", [], signal).catch((error: unknown) => error);

    expect(failure).toMatchObject(unavailable);
    expect(String(failure)).not.toMatch(/127\.0\.0\.1|ECONN/);
  });
});

it("keeps what went wrong for the log", async () => {
  fake.fault = faults.badGateway;

  await expect(node.call("eth_blockNumber", [], signal)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("502") },
  });
});

it("takes an error without id and version under status 400 for an answer", async () => {
  fake.fault = faults.sending(() => '{"error":{"code":-32600,"message":"Block 0x5 not found"}}', 400);

  await expect(node.call("eth_getBalance", ["0x00", "0x5"], signal)).rejects.toMatchObject({
    code: -32602,
    message: "block 0x5 not found",
  });
});

it("works again as soon as the node does", async () => {
  fake.fault = faults.reset;
  await expect(node.call("eth_blockNumber", [], signal)).rejects.toMatchObject(unavailable);
  fake.fault = undefined;

  expect(await readJson(await node.call("eth_blockNumber", [], signal))).toBe("0x2");
});

it("refuses an answer that is too large", async () => {
  const small = createUpstream({ url: fake.url, network: networks.testnet, maxResponseBytes: 10_000 });
  fake.fault = faults.large(20_000);

  await expect(small.call("eth_blockNumber", [], signal)).rejects.toMatchObject({
    code: -32011,
    data: { reason: "too_large" },
  });
  await small.close();
});

describe("a request", () => {
  it("carries neither Origin nor Referer, asks for no compression, and has a number as id", async () => {
    await node.call("eth_blockNumber", [], signal);
    await node.call("eth_gasPrice", [], signal);

    const headers = Object.keys(fake.requests[0]?.headers ?? {});
    expect(headers.sort()).toEqual(["accept", "connection", "content-length", "content-type", "host"]);
    expect(fake.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] },
      { jsonrpc: "2.0", id: 2, method: "eth_gasPrice", params: [] },
    ]);
  });

  it("goes to the path of the node's URL with its credentials", async () => {
    const { host } = new URL(fake.url);
    const guarded = createUpstream({ url: `http://us%40er:pass@${host}/v1/rpc?token=t`, network: networks.testnet });
    await guarded.call("eth_blockNumber", [], signal);
    await guarded.close();

    expect(fake.requests[0]?.path).toBe("/v1/rpc?token=t");
    expect(fake.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from("us@er:pass").toString("base64")}`);
  });
});

describe("when the caller gives up", () => {
  it("rejects with the signal's reason and closes the connection", async () => {
    fake.fault = faults.silent;
    const caller = new AbortController();
    const answer = node.call("eth_blockNumber", [], caller.signal);
    await until(() => fake.requests.length === 1);
    const disconnected = fake.onceDisconnected();
    const reason = new Error("the client has disconnected");

    caller.abort(reason);

    await expect(answer).rejects.toBe(reason);
    await disconnected;
  });

  it("sends nothing when that was before", async () => {
    const reason = new Error("the client has disconnected");

    await expect(node.call("eth_blockNumber", [], AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(fake.requests).toHaveLength(0);
  });

  it("sends nothing when that was while it waited for a connection", async () => {
    fake.fault = faults.silent;
    const single = createUpstream({ url: fake.url, network: networks.testnet, maxConnections: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const answers = [single.call("eth_blockNumber", [], first.signal), single.call("eth_gasPrice", [], second.signal)];
    await until(() => fake.requests.length === 1);
    const settled = Promise.allSettled(answers);

    second.abort(new Error("gone"));
    fake.fault = undefined;
    first.abort(new Error("gone"));
    await settled;

    await single.call("eth_protocolVersion", [], signal);
    expect(fake.requests.map(({ body }) => (JSON.parse(body) as { method: string }).method)).toEqual([
      "eth_blockNumber",
      "eth_protocolVersion",
    ]);
    await single.close();
  });
});

describe("a connection that the node had closed", () => {
  let server: Server;
  let sent: string[];
  let staleNode: Node;

  beforeEach(async () => {
    sent = [];
    server = createServer((socket) => answerOnce(socket, sent));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    staleNode = createUpstream({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      network: networks.testnet,
    });
    await staleNode.call("eth_blockNumber", [], signal);
    // The connection is free for the next request one turn later.
    await new Promise((resolve) => setImmediate(resolve));
  });

  afterEach(async () => {
    await staleNode.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it("is replaced by a new one for a read", async () => {
    expect(await readJson(await staleNode.call("eth_gasPrice", [], signal))).toBe("0x1");
    expect(sent).toEqual(["eth_blockNumber", "eth_gasPrice", "eth_gasPrice"]);
  });

  it("is not used for a transaction, which goes over a new one, once", async () => {
    expect(await readJson(await staleNode.call("eth_sendRawTransaction", ["0x00"], signal))).toBe(transactionHash);
    expect(sent).toEqual(["eth_blockNumber", "eth_sendRawTransaction"]);
  });
});

const transactionHash = `0x${"ab".repeat(32)}`;

/** A server that promises to keep its connections, answers each one's first request, and cuts it off at the second. */
function answerOnce(socket: Socket, sent: string[]): void {
  let count = 0;
  socket.on("error", () => undefined);
  socket.on("data", (bytes) => {
    const [, id, method] = /"id":(\d+),"method":"(\w+)"/.exec(bytes.toString()) ?? [];
    sent.push(method ?? "");
    count++;
    if (count > 1) {
      socket.resetAndDestroy();
      return;
    }
    const result = method === "eth_sendRawTransaction" ? transactionHash : "0x1";
    const body = `{"jsonrpc":"2.0","id":${id},"result":"${result}"}`;
    socket.write(`HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  });
}

/** Resolves as soon as `isTrue`, looking once in every turn of the event loop. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
