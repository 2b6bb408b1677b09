import { withSharedCache } from "../../../src/cache/with-shared-cache.js";
import { readJson } from "../../../src/json/raw-json.js";
import { createChain, createFakeHeads } from "../../fakes/fake-heads.js";
import { createHandDrivenNode } from "../../fakes/hand-driven-node.js";
import { createMemoryStore } from "../../fakes/memory-store.js";
import type { ScriptedBlock } from "../../fakes/scripted-chain/block-tree.js";

const address = `0x${"b".repeat(40)}`;
const { signal } = new AbortController();

function setUp() {
  const chain = createChain(20);
  const memory = createMemoryStore();
  const open = () => {
    const heads = createFakeHeads(chain.tip);
    const inner = createHandDrivenNode();
    const node = withSharedCache(inner, { depth: 5 }, { heads, store: memory });
    const balanceAt = async (block: string, answer: unknown): Promise<unknown> => {
      const reply = node.call("eth_getBalance", [address, block], signal);
      await new Promise(setImmediate);
      inner.calls.at(-1)?.answer(answer);
      return readJson(await reply);
    };
    return { heads, inner, node, balanceAt };
  };
  return { ...chain, memory, open };
}

describe("withSharedCache", () => {
  it("answers from what another process was told of a buried block", async () => {
    const { open } = setUp();
    await open().balanceAt("0xf", "0x1");
    const other = open();
    expect(await other.balanceAt("0xf", "0x2")).toBe("0x1");
    expect(other.inner.calls).toHaveLength(0);
  });

  it.each(["latest", "pending", "0x10"])("doesn't even look for %s", async (block) => {
    const { memory, open } = setUp();
    expect(await open().balanceAt(block, "0x1")).toBe("0x1");
    expect(memory.looks).toBe(0);
    expect(memory.results.size).toBe(0);
  });

  it("asks the node while the store is away", async () => {
    const { memory, open } = setUp();
    memory.isAway = true;
    expect(await open().balanceAt("0xf", "0x1")).toBe("0x1");
    expect(await open().balanceAt("0xf", "0x2")).toBe("0x2");
  });

  it("doesn't believe what is not buried yet, as it sees the chain", async () => {
    const { memory, open } = setUp();
    const reader = open();
    await reader.balanceAt("0xf", "0x1");
    for (const [key, answer] of memory.results) memory.results.set(key, { ...answer, height: 16 });
    expect(await reader.balanceAt("0xf", "0x2")).toBe("0x2");
  });

  it("makes all forget when blocks that counted as buried are left behind, and not before", async () => {
    const { tree, blocks, memory, open } = setUp();
    const { heads, balanceAt } = open();
    await balanceAt("0x1", "0x1");
    heads.moveTo(tree.mine(blocks[15] as ScriptedBlock));
    expect(memory.results.size).toBe(1);
    heads.moveTo(tree.mine(blocks[9] as ScriptedBlock));
    expect(memory.results.size).toBe(0);
  });

  it("doesn't keep what was under way during a reorganisation", async () => {
    const { tree, blocks, memory, open } = setUp();
    const { heads, inner, node } = open();
    const reply = node.call("eth_getBalance", [address, "0x3"], signal);
    await new Promise(setImmediate);
    heads.moveTo(tree.mine(blocks[2] as ScriptedBlock));
    inner.last.answer("0x1");
    await reply;
    expect(memory.results.size).toBe(0);
  });
});
