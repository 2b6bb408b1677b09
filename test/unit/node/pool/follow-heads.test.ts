import type { Head } from "../../../../src/node/head-feed.js";
import { createPool, type Pool } from "../../../../src/node/pool/pool.js";
import type { Upstream } from "../../../../src/node/upstream/upstream.js";

const signal = new AbortController().signal;

/** A node that tells `head`, and knows the blocks below it unless a test says otherwise. */
interface FakeNode extends Upstream {
  head: Head;
  /** What it says of a block that it is asked for by hash or height. */
  readBlock: (block: string) => Promise<Head | null>;
}

const hashAt = (height: number, branch: string): string => `0x${height.toString(16).padStart(60, "0")}${branch}`;
const headAt = (number: number, branch = "aaaa", parentBranch = branch): Head => ({
  number,
  hash: hashAt(number, branch),
  parentHash: hashAt(number - 1, parentBranch),
});

function nodeAt(name: string, height: number): FakeNode {
  const node: FakeNode = {
    name,
    weight: 1,
    concurrency: undefined,
    head: headAt(height),
    readBlock: async (block) => {
      const number = block.length === 66 ? Number(block.slice(0, 62)) : Number(block);
      return number <= node.head.number ? headAt(number) : null;
    },
    call: () => Promise.reject(new Error("not asked")),
    async ask(method, [block]) {
      if (method === "eth_syncing") return false;
      const head = block === "latest" ? node.head : await node.readBlock(String(block));
      return head && { ...head, number: `0x${head.number.toString(16)}` };
    },
    check: async () => undefined,
    isTellingHeads: () => false,
    onHead: () => () => undefined,
    close: async () => undefined,
  };
  return node;
}

let nodes: readonly FakeNode[];
let pool: Pool;

/** Starts with nodes at these heights; they are looked at when a test says so. */
async function open(...heights: readonly number[]): Promise<void> {
  nodes = heights.map((height, index) => nodeAt(`node${index}`, height));
  pool = createPool(nodes, { headPollMs: 1_000_000, probeTimeoutMs: 50 });
  await pool.start(signal);
}

/** Looks at all nodes, so often that those that are out and well are back. */
async function look(): Promise<void> {
  for (let times = 0; times < 3; times++) await pool.check(signal).catch(() => undefined);
}

const shown = (): number | undefined => pool.heads.current()?.number;

afterEach(() => pool.close());

describe("a head that its node can't show to follow", () => {
  it.each<[string, FakeNode["readBlock"]]>([
    ["since it hasn't the block's parent", async () => null],
    ["since it doesn't answer", () => new Promise(() => undefined)],
  ])("keeps no other from being shown: %s", async (_, readBlock) => {
    await open(10, 10);
    const [first, second] = nodes as [FakeNode, FakeNode];
    [first.head, first.readBlock] = [headAt(13, "bbbb"), readBlock];
    second.head = headAt(11);
    await look();

    expect(shown()).toBe(11);
  });
});
