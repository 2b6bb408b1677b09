import { networks } from "../../src/config/networks.js";
import { JsonStream } from "../../src/json/raw-json.js";
import type { Node } from "../../src/node/node.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { large } from "../fakes/rskj/faults.js";

const MEGABYTE = 1_000_000;

let fake: FakeRskj;
let node: Node;
let caller: AbortController;

beforeEach(async () => {
  fake = await createFakeRskj({ chainId: 31 });
  node = createUpstream({ url: fake.url, network: networks.testnet });
  caller = new AbortController();
});

afterEach(async () => {
  await node.close();
  await fake.close();
});

it("hands 10 MB on piece by piece, to the last byte", async () => {
  fake.fault = large(10 * MEGABYTE);

  const sizes: number[] = [];
  const chunks: Uint8Array[] = [];
  for await (const chunk of await stream()) {
    sizes.push(chunk.length);
    chunks.push(chunk);
  }

  const list = JSON.parse(Buffer.concat(chunks).toString("utf8")) as string[];
  expect(new Set(list)).toEqual(new Set([`0x${"ab".repeat(1_000)}`]));
  expect(Buffer.concat(chunks).length).toBeGreaterThan(9.9 * MEGABYTE);
  expect(Math.max(...sizes)).toBeLessThan(0.5 * MEGABYTE);
});

it("makes the node wait for a slow reader", async () => {
  const fault = large(60 * MEGABYTE);
  fake.fault = fault;
  const chunks = await stream();
  const reader = chunks[Symbol.asyncIterator]();
  let read = 0;
  for (let n = 0; n < 5; n++) read += (await reader.next()).value?.length ?? 0;

  await untilUnchanged(() => fault.progress.written);

  // What is underway is in the kernel's socket buffers, some MB on loopback.
  expect(fault.progress.written).toBeLessThan(30 * MEGABYTE);
  for (let next = await reader.next(); !next.done; next = await reader.next()) read += next.value.length;
  expect(read).toBeGreaterThan(59 * MEGABYTE);
});

it.each([
  ["other members after the result", ',"error":null}'],
  ["white space", " \r\n} \n\n"],
])("takes %s", async (_, after) => {
  fake.fault = large(MEGABYTE, { after });

  expect(JSON.parse((await collect(await stream())).toString("utf8"))).toHaveLength(Math.round(MEGABYTE / 2_005));
});

it.each([
  ["there is no end", ""],
  ["there is an error after the result", ',"error":{"code":1,"message":"m"}}'],
  ["there is a second result", ',"result":1}'],
  ["it turns out to be another request's answer", ',"id":99}'],
  ["there is garbage after it", "}<html>"],
  ["there is very much after it", `,"x":"${"x".repeat(100_000)}"}`],
])("fails in the end when %s", async (_, after) => {
  fake.fault = large(MEGABYTE, { after });

  await expect(collect(await stream())).rejects.toMatchObject({ code: -32603, data: { reason: "node_unavailable" } });
});

it("fails when the connection dies half-way", async () => {
  fake.fault = large(10 * MEGABYTE, { breakAfterBytes: 5 * MEGABYTE });

  await expect(collect(await stream())).rejects.toMatchObject({ code: -32603, data: { reason: "node_unavailable" } });
});

it("fails when it becomes too large", async () => {
  const small = createUpstream({ url: fake.url, network: networks.testnet, maxResponseBytes: MEGABYTE });
  fake.fault = large(2 * MEGABYTE);

  const result = await small.call("eth_getLogs", [{}], caller.signal);

  await expect(collect((result as JsonStream).chunks)).rejects.toMatchObject({
    code: -32011,
    data: { reason: "too_large" },
  });
  await small.close();
});

it("fails before it begins when it is announced as too large", async () => {
  const small = createUpstream({ url: fake.url, network: networks.testnet, maxResponseBytes: MEGABYTE });
  fake.fault = (response) => response.writeHead(200, { "content-length": MEGABYTE + 1 }).flushHeaders();

  await expect(small.call("eth_getLogs", [{}], caller.signal)).rejects.toMatchObject({
    code: -32011,
    data: { reason: "too_large" },
  });
  await small.close();
});

it("closes the connection when the caller gives up half-way", async () => {
  fake.fault = large(30 * MEGABYTE);
  const reader = (await stream())[Symbol.asyncIterator]();
  await reader.next();
  const disconnected = fake.onceDisconnected();
  const reason = new Error("the client has disconnected");

  caller.abort(reason);

  await expect(drain(reader)).rejects.toBe(reason);
  await disconnected;
});

it("closes the connection when the reader stops", async () => {
  fake.fault = large(30 * MEGABYTE);
  const chunks = await stream();
  const disconnected = fake.onceDisconnected();

  for await (const _ of chunks) break;

  await expect(disconnected).resolves.toBeUndefined();
});

it.each([
  ["member beside the result", `"padding":"${"x".repeat(MEGABYTE)}","result":"0x5"`],
  ["error", `"error":{"code":-32000,"message":"m","data":[${"[],".repeat(MEGABYTE / 3)}[]]}`],
])("takes a long response with a large %s for none", async (_, members) => {
  fake.fault = (response, id) => response.end(`{"jsonrpc":"2.0","id":${String(id)},${members}}`);
  await expect(node.call("eth_getLogs", [{}], caller.signal)).rejects.toMatchObject({
    data: { reason: "node_unavailable" },
  });
});

it("breaks off a streamed result at bytes that are not UTF-8", async () => {
  fake.fault = (response, id) => {
    response.write(`{"jsonrpc":"2.0","id":${String(id)},"result":"${"x".repeat(MEGABYTE)}`);
    response.end(Buffer.from('\xff"}', "latin1"));
  };
  await expect(collect(await stream())).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
});

async function stream(): Promise<AsyncIterable<Uint8Array>> {
  const result = await node.call("eth_getLogs", [{}], caller.signal);
  if (!(result instanceof JsonStream)) throw new Error("not a stream");
  return result.chunks;
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return Buffer.concat(collected);
}

async function drain(reader: AsyncIterator<Uint8Array>): Promise<void> {
  while (!(await reader.next()).done);
}

/** Resolves when `read` has given the same number in 200 turns of the event loop. */
async function untilUnchanged(read: () => number): Promise<void> {
  let last = -1;
  for (let same = 0; same < 200; same++) {
    if (read() !== last) same = 0;
    last = read();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
