import type { MethodName } from "../../../generated/methods.js";
import { withCache } from "../../../src/cache/with-cache.js";
import { JsonStream, readJson } from "../../../src/json/raw-json.js";
import { RpcError } from "../../../src/rpc/rpc-error.js";
import { createChain, createFakeHeads } from "../../fakes/fake-heads.js";
import { createHandDrivenNode } from "../../fakes/hand-driven-node.js";
import type { ScriptedBlock } from "../../fakes/scripted-chain/block-tree.js";

const address = `0x${"b".repeat(40)}`;
const { signal } = new AbortController();

function setUp({ height = 20, depth = 5 } = {}) {
  const chain = createChain(height);
  const heads = createFakeHeads(chain.tip);
  const inner = createHandDrivenNode();
  const told: string[] = [];
  let timeMs = 0;
  const node = withCache(
    inner,
    { maxBytes: 1_000_000, depth },
    {
      heads,
      now: () => timeMs,
      events: {
        onCacheHit: (method, level) => told.push(`hit ${method} ${level}`),
        onCacheMiss: (method) => told.push(`miss ${method}`),
        onCacheDrop: (count) => told.push(`drop ${count}`),
      },
    },
  );
  /** Asks, lets the node answer, and reads the answer. */
  const ask = async (method: MethodName, params: unknown[], answer: unknown): Promise<unknown> => {
    const asked = inner.calls.length;
    const reply = node.call(method, params, signal);
    if (inner.calls.length > asked) inner.last.answer(answer);
    return readJson(await reply);
  };
  const balanceAt = (block: string, answer: unknown) => ask("eth_getBalance", [address, block], answer);
  return { ...chain, heads, inner, node, told, ask, balanceAt, pass: (ms: number) => (timeMs += ms) };
}

describe("withCache", () => {
  it("answers `latest` from memory until the next head", async () => {
    const { tree, tip, heads, balanceAt, told } = setUp();
    expect(await balanceAt("latest", "0x1")).toBe("0x1");
    expect(await balanceAt("latest", "0x2")).toBe("0x1");
    heads.moveTo(tree.mine(tip));
    expect(await balanceAt("latest", "0x3")).toBe("0x3");
    expect(told).toEqual(["miss eth_getBalance", "hit eth_getBalance memory", "miss eth_getBalance"]);
  });

  it("keeps what is of a buried block across heads, and what is not until the next", async () => {
    const { tree, tip, heads, balanceAt } = setUp();
    await balanceAt("0xf", "0x1");
    await balanceAt("0x10", "0x1");
    heads.moveTo(tree.mine(tip));
    expect(await balanceAt("0xf", "0x2")).toBe("0x1");
    expect(await balanceAt("0x10", "0x2")).toBe("0x2");
  });

  it("drops what lies above the fork before the next answer, however deep", async () => {
    const { tree, blocks, heads, balanceAt, told } = setUp();
    for (const height of ["0x8", "0x9", "0xa", "0x13"]) await balanceAt(height, "0x1");
    heads.moveTo(tree.mine(blocks[9] as ScriptedBlock));
    expect(await balanceAt("0x8", "0x2")).toBe("0x1");
    expect(await balanceAt("0x9", "0x2")).toBe("0x1");
    expect(await balanceAt("0xa", "0x2")).toBe("0x2");
    expect(told).toContain("drop 1");
  });

  it("doesn't keep what was asked for before a head and came after it", async () => {
    const { tree, tip, heads, inner, node, balanceAt } = setUp();
    const early = node.call("eth_getBalance", [address, "latest"], signal);
    heads.moveTo(tree.mine(tip));
    inner.last.answer("0x1");
    await early;
    expect(await balanceAt("latest", "0x2")).toBe("0x2");
  });

  it("doesn't keep anything that was under way during a reorganisation", async () => {
    const { tree, blocks, heads, inner, node, balanceAt } = setUp();
    const early = node.call("eth_getBalance", [address, "0x3"], signal);
    heads.moveTo(tree.mine(blocks[2] as ScriptedBlock));
    inner.last.answer("0x1");
    await early;
    expect(await balanceAt("0x3", "0x2")).toBe("0x2");
  });

  it("keeps what was under way during a new head where it is of a buried block", async () => {
    const { tree, tip, heads, inner, node, balanceAt } = setUp();
    const early = node.call("eth_getBalance", [address, "0x3"], signal);
    heads.moveTo(tree.mine(tip));
    inner.last.answer("0x1");
    await early;
    expect(await balanceAt("0x3", "0x2")).toBe("0x1");
  });

  it("keeps no error", async () => {
    const { inner, node, balanceAt } = setUp();
    const failing = node.call("eth_getBalance", [address, "0x3"], signal);
    inner.last.fail(new RpcError("CallRejected"));
    await expect(failing).rejects.toMatchObject({ code: -32000 });
    expect(await balanceAt("0x3", "0x2")).toBe("0x2");
  });

  it("hands streams through and keeps none", async () => {
    const { inner, node, balanceAt } = setUp();
    const streaming = node.call("eth_getBalance", [address, "0x3"], signal);
    const stream = new JsonStream((async function* () {})());
    inner.last.answerRaw(stream);
    expect(await streaming).toBe(stream);
    expect(await balanceAt("0x3", "0x2")).toBe("0x2");
  });

  it("keeps nothing while no head is known", async () => {
    const inner = createHandDrivenNode();
    const node = withCache(inner, { maxBytes: 1_000_000, depth: 5 }, { heads: createFakeHeads() });
    for (const answer of ["0x1", "0x2"]) {
      const reply = node.call("eth_getBalance", [address, "0x0"], signal);
      inner.last.answer(answer);
      expect(await readJson(await reply)).toBe(answer);
    }
  });

  it("doesn't answer from memory for ever while no block comes", async () => {
    const { balanceAt, pass } = setUp();
    await balanceAt("latest", "0x1");
    pass(59_999);
    expect(await balanceAt("latest", "0x2")).toBe("0x1");
    pass(1);
    expect(await balanceAt("latest", "0x3")).toBe("0x3");
    expect(await balanceAt("latest", "0x4")).toBe("0x3");
  });

  it("tells at once what it knows", async () => {
    const { node, balanceAt } = setUp();
    expect(node.known("eth_getBalance", [address, "latest"])).toBeUndefined();
    await balanceAt("latest", "0x1");
    const known = node.known("eth_getBalance", [address, "latest"]);
    expect(known && Buffer.from(known).toString()).toBe('"0x1"');
  });

  it("keeps the answers of two networks apart", async () => {
    const [first, second] = [setUp(), setUp()];
    await first.balanceAt("latest", "0x1");
    expect(await second.balanceAt("latest", "0x2")).toBe("0x2");
  });
});
