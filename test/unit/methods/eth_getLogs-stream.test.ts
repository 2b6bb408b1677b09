import { JsonStream, type RawJson, readJson } from "../../../src/json/raw-json.js";
import { eth_getLogs } from "../../../src/methods/eth_getLogs.js";
import type { Node } from "../../../src/node/node.js";
import { handleBody } from "../../../src/rpc/handle-body.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import type { CallSignal } from "../../../src/turns/call-signal.js";
import { contextOf } from "../../fakes/node-answering.js";

const HEAD = 1_000_000;
const logText = (height: number) =>
  JSON.stringify({ logIndex: "0x0", blockNumber: `0x${height.toString(16)}`, data: `0x${"ab".repeat(1_000)}` });

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly signal: CallSignal;
  chunks: number;
  isEnded: boolean;
}

interface NodeWishes {
  readonly takesBlocks?: number;
  readonly logsPerBlock?: number;
  /** The height whose logs break off. */
  readonly breaksAt?: number;
}

/** A node with the same number of logs in every block, about 2 kB each; it streams, one block at a time. */
function streamingNode({ takesBlocks = Infinity, logsPerBlock = 1, breaksAt }: NodeWishes = {}) {
  const asked: Asked[] = [];
  async function* stream(one: Asked): AsyncGenerator<Uint8Array> {
    try {
      for (let height = one.from; height <= one.to; height++) {
        if (height === breaksAt) throw new RpcError("InternalError", "the node broke off");
        one.chunks++;
        const logs = Array(logsPerBlock).fill(logText(height)).join(",");
        yield Buffer.from(`${height === one.from ? "[" : ","}${logs}${height === one.to ? "]" : ""}`);
      }
    } finally {
      one.isEnded = true;
    }
  }
  const node: Node = {
    async call(method, params, signal): Promise<RawJson> {
      signal.throwIfAborted();
      if (method === "eth_blockNumber") return Buffer.from(`"0x${HEAD.toString(16)}"`);
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
      const one: Asked = { from: Number(fromBlock), to: Number(toBlock), signal, chunks: 0, isEnded: false };
      asked.push(one);
      if (one.to - one.from >= takesBlocks) throw new RpcError("LimitExceeded", "too many blocks");
      return new JsonStream(stream(one));
    },
    check: async () => {},
    close: async () => {},
  };
  return { node, asked };
}

async function getLogs(node: Node, blocks: number, signal = new AbortController().signal, bounds = {}) {
  const filter = { fromBlock: "0x1", toBlock: `0x${blocks.toString(16)}` } as const;
  const logBounds = { blocksPerCall: 5_000, maxBytes: 64_000_000, ...bounds };
  return (await eth_getLogs([filter], { ...contextOf(node, signal), logBounds })) as RawJson;
}

const heightsOf = async (reply: RawJson) =>
  ((await readJson(reply)) as { blockNumber: string }[]).map(({ blockNumber }) => Number(blockNumber));
const upTo = (blocks: number) => Array.from({ length: blocks }, (_, index) => index + 1);

describe("eth_getLogs of up to 2,000 blocks", () => {
  it("streams a large answer of many pieces, in order and whole", async () => {
    const { node, asked } = streamingNode({ takesBlocks: 130 });
    const reply = await getLogs(node, 2_000);
    expect(reply).toBeInstanceOf(JsonStream);
    expect(await heightsOf(reply)).toEqual(upTo(2_000));
    expect(asked.length).toBeGreaterThan(16);
  });

  it("hands a single answer of the node through as it is", async () => {
    const { node, asked } = streamingNode();
    const reply = await getLogs(node, 2_000);
    expect(asked[0]?.chunks).toBe(0);
    expect(await heightsOf(reply)).toEqual(upTo(2_000));
    expect(asked).toHaveLength(1);
  });

  it("streams more than an answer may hold that is held as a whole", async () => {
    const { node } = streamingNode({ takesBlocks: 130 });
    const dispatch = async () => ({ result: await getLogs(node, 2_000) });
    const body = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[]}');
    const answer = await handleBody(body, { dispatch, lane: "u1" }, { maxBatchLength: 1, maxResponseBytes: 1_000_000 });
    const { result } = (await readJson(answer.body as RawJson)) as { result: unknown[] };
    expect(result).toHaveLength(2_000);
  });

  it("reads no further than its reader: a few pieces are begun, and hardly more is taken than the reader took", async () => {
    const { node, asked } = streamingNode({ takesBlocks: 130 });
    const reply = (await getLogs(node, 2_000)) as JsonStream;
    const reader = reply.chunks[Symbol.asyncIterator]();
    await reader.next();
    for (let waits = 0; waits < 50; waits++) await new Promise(setImmediate);
    // 256 kB are held back to the first byte: 130 blocks of 2 kB each.
    const taken = asked.reduce((sum, { chunks }) => sum + chunks, 0);
    expect(taken).toBeLessThan(150);
    expect(asked.filter(({ to, from }) => to - from < 130).length).toBeLessThanOrEqual(6);
    await reader.return?.();
  });

  it("stops everything under way when its reader goes", async () => {
    const { node, asked } = streamingNode({ takesBlocks: 130 });
    const reply = (await getLogs(node, 2_000)) as JsonStream;
    for await (const _ of reply.chunks) break;
    expect(asked.filter(({ signal }) => !signal.aborted)).toEqual(asked.filter(({ to, from }) => to - from >= 1_999));
    expect(asked.filter(({ chunks, isEnded }) => chunks > 0 && !isEnded)).toEqual([]);
  });

  it("stops when its caller is gone before the first byte", async () => {
    const { node, asked } = streamingNode({ takesBlocks: 130, logsPerBlock: 0 });
    const caller = new AbortController();
    const gone = new RpcError("LimitExceeded", "the client has disconnected");
    const wrapped: Node = {
      ...node,
      async call(...args) {
        const answer = await node.call(...args);
        if (asked.length === 8) caller.abort(gone);
        return answer;
      },
    };
    await expect(getLogs(wrapped, 2_000, caller.signal, { blocksPerCall: 100 })).rejects.toMatchObject({
      code: -32011,
    });
    expect(asked.length).toBeLessThanOrEqual(9);
  });

  it("fails as a whole where it fails early, and breaks off where bytes are out already", async () => {
    const early = streamingNode({ takesBlocks: 130, breaksAt: 100 });
    await expect(getLogs(early.node, 2_000)).rejects.toMatchObject({ code: -32603 });

    const late = streamingNode({ takesBlocks: 130, breaksAt: 1_500 });
    const reply = await getLogs(late.node, 2_000);
    await expect(readJson(reply)).rejects.toThrow("the node broke off");
    for (let waits = 0; waits < 5; waits++) await new Promise(setImmediate);
    expect(late.asked.filter(({ chunks, isEnded }) => chunks > 0 && !isEnded)).toEqual([]);
  });
});

describe("eth_getLogs of more than 2,000 blocks", () => {
  it("streams up to 10,000 logs", async () => {
    const { node } = streamingNode();
    expect(await heightsOf(await getLogs(node, 10_000))).toEqual(upTo(10_000));
  });

  it("reads no more of an answer than it takes to see that there are too many", async () => {
    const { node, asked } = streamingNode({ logsPerBlock: 100 });
    await expect(getLogs(node, 4_000)).rejects.toMatchObject({ code: -32602, data: { from: "0x1", to: "0x7d0" } });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.chunks).toBe(101);
    expect(asked[0]?.isEnded).toBe(true);
  });

  it.each([
    [1, "0x7d0"],
    [3_000, "0xbb7"],
  ])("refuses more bytes than it may hold, naming a range that works: they are of block %d", async (height, to) => {
    const text = `[${Array(10).fill(logText(height)).join(",")}]`;
    const node = nodeOf((filter) => {
      const isThere = Number(filter.fromBlock) <= height && height <= Number(filter.toBlock);
      return isThere ? new JsonStream(chunksOf([text])) : Buffer.from("[]");
    });
    const read = (maxBytes: number) =>
      getLogs(node, 4_000, new AbortController().signal, { blocksPerCall: 2_999, maxBytes });
    await expect(read(text.length + "[]".length)).resolves.toBeDefined();
    await expect(read(text.length - 1)).rejects.toMatchObject({ code: -32011, data: { from: "0x1", to } });
  });

  it("names the same range wherever the reading is cut off in the first log too many", async () => {
    const logAt = (height: number) => JSON.stringify({ logIndex: "0x0", blockNumber: `0x${height.toString(16)}` });
    const before = `[${Array(10_000).fill(logAt(1)).join(",")},`;
    const firstTooMany = logAt(3_000);
    const after = `,${logAt(3_001)}]`;
    const suggested = new Set<unknown>();
    for (let cut = 0; cut <= firstTooMany.length; cut++) {
      const texts = [before + firstTooMany.slice(0, cut), firstTooMany.slice(cut), after];
      const node = nodeOf(() => new JsonStream(chunksOf(texts)));
      const failure = (await getLogs(node, 4_000).catch((error: unknown) => error)) as RpcError;
      suggested.add((failure.data as { to: unknown }).to);
    }
    expect([...suggested]).toEqual(["0xbb7"]);
  });
});

async function* chunksOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** A node that knows nothing but its head and these logs. */
function nodeOf(logs: (filter: { fromBlock: string; toBlock: string }) => RawJson): Node {
  return {
    call: async (method, [filter]) =>
      method === "eth_blockNumber" ? Buffer.from(`"0x${HEAD.toString(16)}"`) : logs(filter as never),
    check: async () => {},
    close: async () => {},
  };
}
