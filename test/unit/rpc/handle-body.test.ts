import { JsonPieces } from "../../../src/json/json-pieces.js";
import { JsonStream } from "../../../src/json/raw-json.js";
import { type BodyResponse, type Dispatch, handleBody } from "../../../src/rpc/handle-body.js";
import { isInvalid } from "../../../src/rpc/request.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { textOf } from "../../fakes/text-of.js";

const limits = { maxBatchLength: 3, maxResponseBytes: 300 };

const dispatch: Dispatch = async (request) => {
  if (isInvalid(request)) return { error: request.error };
  const { method, params } = request;
  if (method === "echo") return { result: params };
  if (method === "raw") return { result: Buffer.from('{"raw": 1}') };
  if (method === "repeat") return { result: "z".repeat((params as [number])[0]) };
  if (method === "long") return { result: "x".repeat(180) };
  if (method === "stream") return { result: new JsonStream(chunks('["', "abc", '"]')) };
  if (method === "flow") return { result: new JsonStream(chunks(`"${"w".repeat(140)}"`)) };
  if (method === "flood") return { result: new JsonStream(chunks('"', "y".repeat(500), '"')) };
  if (method === "broken") return { result: new JsonStream(brokenOff("v".repeat(140))) };
  if (method === "late") return { result: new JsonStream(afterOthers(`"${"u".repeat(140)}"`)) };
  if (method === "slow down") return { error: new RpcError("RateLimited") };
  return { error: new RpcError("MethodNotFound") };
};

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* afterOthers(text: string): AsyncGenerator<Uint8Array> {
  await new Promise(setImmediate);
  yield Buffer.from(text);
}

/** Ends as the node's stream does that dies half-way. */
async function* brokenOff(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  throw new RpcError("InternalError");
}

async function post(body: string): Promise<{ status: number; text: string | undefined }> {
  const answer: BodyResponse = await handleBody(Buffer.from(body), { dispatch, lane: "u1" }, limits);
  return { status: answer.status, text: answer.body && (await textOf(answer.body)) };
}

const request = (method: string, rest = "") => `{"jsonrpc":"2.0","id":1,"method":"${method}"${rest}}`;

describe("answerBody", () => {
  it("answers a single request", async () => {
    expect(await post(request("echo", ',"params":[1]'))).toEqual({
      status: 200,
      text: '{"jsonrpc":"2.0","id":1,"result":[1]}',
    });
  });

  it("takes missing and null params as none", async () => {
    expect((await post(request("echo"))).text).toContain('"result":[]');
    expect((await post(request("echo", ',"params":null'))).text).toContain('"result":[]');
  });

  it("splices raw bytes unparsed", async () => {
    expect((await post(request("raw"))).text).toBe('{"jsonrpc":"2.0","id":1,"result":{"raw": 1}}');
  });

  it("passes a stream on, single and in a batch", async () => {
    expect((await post(request("stream"))).text).toBe('{"jsonrpc":"2.0","id":1,"result":["abc"]}');
    expect((await post(`[${request("stream")}]`)).text).toBe('[{"jsonrpc":"2.0","id":1,"result":["abc"]}]');
  });

  it("answers -32011 to the elements that take a batch past the size limit, and runs the rest", async () => {
    const { text } = await post(`[${request("long")},${request("long")},${request("echo")}]`);
    expect(JSON.parse(text as string)).toMatchObject([
      { id: 1 },
      { id: 1, error: { code: -32011 } },
      { id: 1, result: [] },
    ]);
  });

  it("answers -32011 to a stream in a batch once it is too large, and lets one through that stands alone", async () => {
    const { text } = await post(`[${request("flood")}]`);
    expect(JSON.parse(text as string)).toMatchObject([{ id: 1, error: { code: -32011 } }]);
    expect(JSON.parse((await post(request("flood"))).text as string)).toEqual({
      jsonrpc: "2.0",
      id: 1,
      result: "y".repeat(500),
    });
  });

  it("takes an answer of just the limit and refuses one byte more", async () => {
    const envelope = '{"jsonrpc":"2.0","id":1,"result":""}'.length;
    const fitting = request("repeat", `,"params":[${limits.maxResponseBytes - envelope}]`);
    const over = request("repeat", `,"params":[${limits.maxResponseBytes - envelope + 1}]`);
    expect((await post(fitting)).text).toHaveLength(limits.maxResponseBytes);
    expect(JSON.parse((await post(over)).text as string)).toMatchObject({ id: 1, error: { code: -32011 } });
  });

  it("gives 429 to a single refused request, 200 to the same in a batch", async () => {
    expect((await post(request("slow down"))).status).toBe(429);
    expect((await post(`[${request("slow down")}]`)).status).toBe(200);
  });

  it("dispatches what is refused as a whole, so that it counts as one request, and takes another refusal for an answer", async () => {
    const dispatched: unknown[] = [];
    const bodies = ["[", "", "[]", `[${Array(4).fill(request("echo")).join()}]`, "5", "[".repeat(200)];
    const refuseAll: Dispatch = async (one, isInBatch) => {
      dispatched.push([isInvalid(one) && one.id, isInBatch]);
      return { error: new RpcError("QuotaExceeded") };
    };
    for (const body of bodies) {
      const { status, body: json } = await handleBody(Buffer.from(body), { dispatch: refuseAll, lane: "u1" }, limits);
      expect([status, JSON.parse(await textOf(json ?? Buffer.alloc(0)))]).toMatchObject([
        200,
        { error: { code: -32029 } },
      ]);
    }
    expect(dispatched).toEqual(bodies.map(() => ["null", false]));
  });

  it("keeps a large result of a single request and of a batch as it is, in pieces", async () => {
    const large = Buffer.from(`"${"l".repeat(1_000_000)}"`);
    const answerLarge: Dispatch = async () => ({ result: large });
    const roomy = { maxBatchLength: 3, maxResponseBytes: 3_000_000 };
    for (const body of [request("large"), `[${request("large")},${request("large")}]`]) {
      const { body: json } = await handleBody(Buffer.from(body), { dispatch: answerLarge, lane: "u1" }, roomy);
      expect(json).toBeInstanceOf(JsonPieces);
      expect((json as JsonPieces).pieces).toContain(large);
      const text = await textOf(json as JsonPieces);
      expect(text).toHaveLength((json as JsonPieces).length);
      expect(JSON.parse(text)).toEqual(
        JSON.parse(body.replaceAll(/"method":"large"/g, `"result":${large.toString()}`)),
      );
    }
  });

  it("does not respond notifications", async () => {
    expect(await post('{"jsonrpc":"2.0","method":"echo"}')).toEqual({ status: 204, text: undefined });
    expect(await post('[{"jsonrpc":"2.0","method":"echo"}]')).toEqual({ status: 204, text: undefined });
    const mixed = await post(`[{"jsonrpc":"2.0","method":"echo"},${request("echo")}]`);
    expect(mixed.text).toBe('[{"jsonrpc":"2.0","id":1,"result":[]}]');
  });

  it("takes batches up to the limit and refuses one element more, running nothing", async () => {
    expect((await post(`[${Array(3).fill(request("echo")).join()}]`)).status).toBe(200);
    const over = await post(`[${Array(4).fill(request("echo")).join()}]`);
    expect(over.status).toBe(400);
    expect(JSON.parse(over.text as string)).toMatchObject({ id: null, error: { code: -32600 } });
  });

  it("keeps order and spares good elements beside a bad one", async () => {
    const { text } = await post(`[${request("echo")},5,${request("nope")}]`);
    expect(JSON.parse(text as string)).toMatchObject([
      { id: 1, result: [] },
      { id: null, error: { code: -32600 } },
      { id: 1, error: { code: -32601 } },
    ]);
  });
});

it("lets the streams of a batch bring together no more than one answer may hold", async () => {
  const flow = request("flow");
  const { text } = await post(`[${flow},${flow}]`);
  const codes = (JSON.parse(text as string) as { error?: { code: number } }[]).map(({ error }) => error?.code);
  expect(codes.filter((code) => code === -32011)).toHaveLength(1);
});

it("lets a stream of a batch that breaks off take nothing from the others", async () => {
  const { text } = await post(`[${request("broken")},${request("late")}]`);
  const codes = (JSON.parse(text as string) as { error?: { code: number } }[]).map(({ error }) => error?.code);
  expect(codes).toEqual([-32603, undefined]);
});

it("lets the source of a batch's stream go that has no room even for its beginning", async () => {
  let isEnded = false;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from('"w"');
    } finally {
      isEnded = true;
    }
  }
  const envelope = '{"jsonrpc":"2.0","id":1,"result":}'.length;
  const filling = JSON.stringify("f".repeat(limits.maxResponseBytes - envelope - 3));
  const dispatchBoth: Dispatch = async (asked) => {
    if (!isInvalid(asked) && asked.method === "fill") return { result: new JsonStream(chunks(filling)) };
    await new Promise(setImmediate);
    return { result: new JsonStream(watched()) };
  };
  await handleBody(
    Buffer.from(`[${request("fill")},${request("late")}]`),
    { dispatch: dispatchBoth, lane: "u1" },
    limits,
  );
  expect(isEnded).toBe(true);
});

const batchOf = (length: number) => Buffer.from(`[${Array(length).fill(request("raw")).join(",")}]`);

it("dispatches the elements of a batch as fast as its sender's exchange has room for them", async () => {
  const roomy = { maxBatchLength: 1_000, maxResponseBytes: 1_000_000 };
  const ends: (() => void)[] = [];
  let dispatched = 0;
  const count: Dispatch = (asked, isInBatch) => {
    dispatched++;
    return dispatch(asked, isInBatch);
  };
  const exchange = {
    isOver: false,
    untilFewWait: () =>
      dispatched > 0 && dispatched % 10 === 0 ? new Promise<void>((resolve) => ends.push(resolve)) : undefined,
  };
  const batch = (length: number) => handleBody(batchOf(length), { dispatch: count, lane: "u1", exchange }, roomy);
  const whole = batch(25);
  for (const soFar of [10, 20]) {
    while (ends.length === 0) await new Promise(setImmediate);
    expect(dispatched).toBe(soFar);
    ends.shift()?.();
  }
  expect((await whole).status).toBe(200);
  expect(dispatched).toBe(25);

  dispatched = 0;
  const left = batch(25);
  while (ends.length === 0) await new Promise(setImmediate);
  exchange.isOver = true;
  ends.shift()?.();
  expect(await left).toEqual({ status: 204 });
  expect(dispatched).toBe(10);
});

it("does nothing more for a sender who has disconnected", async () => {
  const exchange = { isOver: false, untilFewWait: () => undefined };
  let dispatched = 0;
  const leaveAtThird: Dispatch = async () => {
    dispatched++;
    if (dispatched === 3) exchange.isOver = true;
    return { result: Buffer.from("1") };
  };
  const body = `[${Array(1_000).fill('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}').join(",")}]`;
  const roomy = { maxBatchLength: 1_000, maxResponseBytes: 1_000_000 };
  const response = await handleBody(Buffer.from(body), { dispatch: leaveAtThird, lane: "u1", exchange }, roomy);
  expect([response, dispatched]).toEqual([{ status: 204 }, 3]);
});
