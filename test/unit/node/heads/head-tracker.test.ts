import type { Head } from "../../../../src/node/head-feed.js";
import { createPool, type Pool } from "../../../../src/node/pool.js";
import { systemTimers } from "../../../../src/node/timers.js";
import type { Upstream } from "../../../../src/node/upstream/upstream.js";
import { WrongChainError } from "../../../../src/node/upstream/wrong-chain-error.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";

const signal = new AbortController().signal;

/** A node that tells `head`, and knows the blocks below it unless a test says otherwise. */
interface FakeNode extends Upstream {
  head: Head;
  /** Why it fails its check. */
  problem: Error | undefined;
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
    problem: undefined,
    readBlock: async (block) => {
      const number = block.length === 66 ? Number(block.slice(0, 62)) : Number(block);
      return number <= node.head.number ? headAt(number) : null;
    },
    call: () => Promise.reject(new RpcError("InternalError", "broken", { data: { reason: "node_unavailable" } })),
    async ask(method, [block]) {
      if (method === "eth_syncing") return false;
      const head = block === "latest" ? node.head : await node.readBlock(String(block));
      return head && { ...head, number: `0x${head.number.toString(16)}` };
    },
    async check() {
      if (node.problem) throw node.problem;
    },
    isTellingHeads: () => false,
    onHead: () => () => undefined,
    close: async () => undefined,
  };
  return node;
}

let nodes: readonly FakeNode[];
let pool: Pool;
let now: number;

/** Starts with nodes at these heights; they are looked at when a test says so. */
async function open(...heights: readonly number[]): Promise<void> {
  nodes = heights.map((height, index) => nodeAt(`node${index}`, height));
  pool = createPool(
    nodes,
    { headPollMs: 1_000_000, probeTimeoutMs: 50 },
    { timers: { ...systemTimers, now: () => now } },
  );
  await pool.start(signal);
}

/** Looks at all nodes, so often that those that are out and well are back. */
async function look(): Promise<void> {
  for (let times = 0; times < 3; times++) await pool.check(signal).catch(() => undefined);
}

const shown = (): number | undefined => pool.heads.current()?.number;
const states = (): readonly string[] => pool.status().map(({ state }) => state);

beforeEach(() => {
  now = 0;
});

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

describe("the head of another chain's node", () => {
  it("is taken back when the node is found out", async () => {
    await open(10, 10);
    const [first, second] = nodes as [FakeNode, FakeNode];
    [first.head, first.problem] = [headAt(1_000, "bbbb"), new WrongChainError("another chain")];
    first.readBlock = async () => null;
    await look();
    expect([shown(), states()]).toEqual([1_000, ["in", "lagging"]]);

    now = 60_000;
    second.head = headAt(11);
    await look();
    await look();

    expect([shown(), states()]).toEqual([11, ["wrong chain", "in"]]);
  });

  it("makes what was told doubtful once, however often the node comes up", async () => {
    await open(10, 10);
    const [first] = nodes as [FakeNode];
    const doubts: number[] = [];
    pool.heads.onReorg((forkHeight) => doubts.push(forkHeight));
    for (let times = 1; times <= 3; times++) {
      now += 60_000;
      first.problem = new WrongChainError("another chain");
      await look();
      expect(states()[0]).toBe("wrong chain");
      first.problem = new Error("down");
      await look();
      expect(states()[0]).toBe("unreachable");
    }

    expect(doubts).toEqual([-1]);
  });
});

describe("the head of a node that is distrusted", () => {
  it("is taken back when another is in service again", async () => {
    await open(10, 10);
    const [first] = nodes as [FakeNode];
    first.head = headAt(16);
    await look();
    expect([shown(), states()]).toEqual([16, ["in", "lagging"]]);

    await pool.distrust("node0", "a lie");
    await look();

    expect([shown(), states()]).toEqual([10, ["distrusted", "in"]]);
  });

  it("is not shown any more, though the node is just telling how it follows", async () => {
    await open(10, 10);
    const [first] = nodes as [FakeNode];
    let tell: (block: Head) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      first.readBlock = () => {
        resolve();
        return new Promise((answer) => (tell = answer));
      };
    });
    first.head = headAt(12);
    const looking = look();
    await asked;
    const distrusting = pool.distrust("node0", "a lie");
    tell(headAt(11));
    await Promise.all([looking, distrusting]);

    expect(shown()).toBe(10);
  });
});

it("shows new heads while all nodes are out for failing calls only", async () => {
  await open(10);
  for (let times = 0; times < 5; times++) await pool.call("web3_clientVersion", [], signal).catch(() => undefined);
  expect(states()).toEqual(["failing"]);
  for (const node of nodes) node.head = headAt(11);
  await look();

  expect([shown(), states()]).toEqual([11, ["failing"]]);
});
