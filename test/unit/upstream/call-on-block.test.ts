import { collectBytes } from "../../../src/json/raw-json.js";
import { BehindError } from "../../../src/node/behind-error.js";
import { nodeUnavailable } from "../../../src/node/node-unavailable.js";
import { UnprovenError } from "../../../src/node/unproven-error.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import { createCallOnBlock } from "../../../src/upstream/call-on-block.js";
import { createHttpTransport } from "../../../src/upstream/http-exchange.js";
import { HttpStatusError } from "../../../src/upstream/http-status-error.js";
import type { HttpResponse } from "../../../src/upstream/response-reader.js";

const block = { number: 100, hash: `0x${"ab".repeat(32)}`, isProofOptional: true };
const [logs, otherHash] = ['[{"data":"0x1"}]', `0x${"cd".repeat(32)}`];

let bodies: string[];
/** What the node says, request by request: a result, `undefined` for no answer to it. */
let results: (string | undefined)[];
/** How the node answers a batch as a whole; undefined for one answer to each request. */
let asWhole: (() => string) | undefined;
/** So many bytes come first, where the answer is a long one. */
let headLength: number | undefined;

const blockJson = (hash: string): string => `{"number":"0x64","hash":"${hash}","transactions":[]}`;
const response = (id: number, result: string | undefined): string =>
  result === undefined ? "" : `{"jsonrpc":"2.0","id":${id},"result":${result}}`;

function respond(body: string): string {
  const request = JSON.parse(body) as { id: number } | { id: number }[];
  if (!Array.isArray(request)) return response(request.id, results.shift());
  if (asWhole) return asWhole();
  return `[${request
    .map(({ id }) => response(id, results.shift()))
    .filter(Boolean)
    .join(",")}]`;
}

async function* rest(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50);
}

const exchange = {
  async post(body: string): Promise<HttpResponse> {
    bodies.push(body);
    const bytes = Buffer.from(respond(body));
    return headLength === undefined
      ? { head: bytes }
      : { head: bytes.subarray(0, headLength), rest: rest(bytes.subarray(headLength)) };
  },
  isKeepingConnections: () => false,
  close: async () => undefined,
};

let lastId = 0;
const createRequest = (method: string, params: readonly unknown[]) => {
  const id = ++lastId;
  return { id, method, text: JSON.stringify({ jsonrpc: "2.0", id, method, params }) };
};

async function read({ isHttp = true, isProofOptional = true } = {}): Promise<string> {
  const single = createHttpTransport(exchange);
  const call = createCallOnBlock({ single, exchange: isHttp ? exchange : undefined, createRequest });
  const answer = await call(
    createRequest("eth_getLogs", [{}]),
    { ...block, isProofOptional },
    new CallAbortController(),
  );
  if ("error" in answer) throw new Error(answer.error.message);
  return Buffer.from(await collectBytes(answer.result)).toString();
}

beforeEach(() => {
  bodies = [];
  results = [blockJson(block.hash), logs, blockJson(block.hash)];
  asWhole = undefined;
  headLength = undefined;
});

it("asks for the block before and after, all in one batch", async () => {
  expect(await read()).toBe(logs);
  expect(bodies).toHaveLength(1);
  expect((JSON.parse(bodies[0] ?? "") as { method: string; params: unknown[] }[]).map(({ method }) => method)).toEqual([
    "eth_getBlockByNumber",
    "eth_getLogs",
    "eth_getBlockByNumber",
  ]);
});

it.each([
  ["before", () => [blockJson(otherHash), logs, blockJson(block.hash)]],
  ["after", () => [blockJson(block.hash), logs, blockJson(otherHash)]],
  ["at all", () => ["null", logs, "null"]],
])("takes nothing of a node that has not the block %s", async (_, told) => {
  results = told();
  await expect(read()).rejects.toThrow(BehindError);
});

it("hands a long answer on while it arrives", async () => {
  const many = `[${Array.from({ length: 50 }, () => '{"data":"0x1"}').join()}]`;
  results = [blockJson(block.hash), many, blockJson(block.hash)];
  headLength = 300;
  expect(await read()).toBe(many);
  expect(bodies).toHaveLength(1);
});

it.each([
  ["the block has gone", () => blockJson(otherHash)],
  ["the block is not told", () => undefined],
])("ends a long answer by an error when %s at its end", async (_, last) => {
  results = [blockJson(block.hash), `[${Array.from({ length: 50 }, () => '{"data":"0x1"}').join()}]`, last()];
  headLength = 300;
  await expect(read()).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
});

it("waits for all of a long answer that begins otherwise than usual", async () => {
  results = [blockJson(block.hash), logs, blockJson(block.hash)];
  headLength = 10;
  expect(await read()).toBe(logs);
});

it.each([
  ["leaves out a part of the batch", undefined, [blockJson(block.hash), undefined, blockJson(block.hash)]],
  ["answers the batch by one error", () => '{"error":{"code":-32011,"message":"timeout"}}', []],
  [
    "refuses the batch",
    () => {
      throw nodeUnavailable(new HttpStatusError(405));
    },
    [],
  ],
])(
  "believes a node that %s without proof where that is optional: it is asked alone, and for the block after that",
  async (_, whole, told) => {
    asWhole = whole;
    results = [...told, logs, blockJson(block.hash)];
    await expect(read({ isProofOptional: false })).rejects.toThrow(UnprovenError);
    expect(bodies).toHaveLength(1);
    results = [...told, logs, blockJson(block.hash)];
    expect(await read()).toBe(logs);
    expect(bodies).toHaveLength(4);
  },
);

it("asks over a WebSocket one by one", async () => {
  results = [logs, blockJson(block.hash)];
  expect(await read({ isHttp: false })).toBe(logs);
  results = [logs, blockJson(otherHash)];
  await expect(read({ isHttp: false })).rejects.toThrow(BehindError);
});

it("takes what can't be understood for no answer", async () => {
  asWhole = () => "<html>";
  await expect(read()).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
  expect(bodies).toHaveLength(1);
});

it("passes on that there is no answer", async () => {
  asWhole = () => {
    throw nodeUnavailable(new HttpStatusError(429));
  };
  await expect(read()).rejects.toMatchObject({ data: { reason: "node_unavailable" } });
  expect(bodies).toHaveLength(1);
});
