import type { Head } from "../../../../src/node/head-feed.js";
import { type ChainView, createChainView } from "../../../../src/node/heads/canonical-chain.js";
import {
  ancestorAt,
  type BlockTree,
  createBlockTree,
  type ScriptedBlock,
} from "../../../fakes/scripted-chain/block-tree.js";

let tree: BlockTree;
let view: ChainView;
let told: string[];
let reads: (string | number)[];

beforeEach(() => {
  tree = createBlockTree();
  told = [];
  reads = [];
  view = createChainView((depth) => told.push(`depth ${depth}`));
  view.onReorg((forkHeight) => told.push(`fork ${forkHeight}`));
  view.onHead(({ number }) => told.push(`head ${number}`));
});

function grow(from: ScriptedBlock, blocks: number): ScriptedBlock {
  let block = from;
  for (let count = 0; count < blocks; count++) block = tree.mine(block);
  return block;
}

function headOf({ number, hash, json }: ScriptedBlock): Head {
  return { number, hash, parentHash: json.parentHash };
}

/** As a node does whose chain ends in `tip`; it knows blocks of other branches by their hash. */
function follow(tip: ScriptedBlock): Promise<void> {
  return view.follow(headOf(tip), async (block) => {
    reads.push(block);
    const found = typeof block === "string" ? tree.find(block) : ancestorAt(tip, block);
    return found && headOf(found);
  });
}

it("tells each head once, and reads nothing for a child of the last", async () => {
  const tip = grow(tree.genesis, 5);
  await follow(tip);
  await follow(tip);
  await follow(grow(tip, 1));

  expect(told).toEqual(["head 5", "head 6"]);
  expect(reads).toEqual([]);
});

it("reads the blocks it missed, and finds no fork", async () => {
  const tip = grow(tree.genesis, 5);
  await follow(tip);
  await follow(grow(tip, 4));

  expect(told).toEqual(["head 5", "head 9"]);
  expect(reads).toHaveLength(3);
});

it("asks for the last head's height after a long absence", async () => {
  const tip = grow(tree.genesis, 5);
  await follow(tip);
  await follow(grow(tip, 100));

  expect(told).toEqual(["head 5", "head 105"]);
  expect(reads).toEqual([5]);
});

it.each([1, 2, 5, 10])(
  "finds the fork of a reorganisation of %i blocks, seen from its first head on",
  async (depth) => {
    const tip = grow(tree.genesis, 20);
    await follow(tip);
    told.length = 0;
    const fork = ancestorAt(tip, 20 - depth) as ScriptedBlock;
    const other = grow(fork, depth + 2);
    await follow(other);

    expect(told).toEqual([`fork ${20 - depth}`, `depth ${depth}`, "head 22"]);
    expect(view.has(headOf(other))).toBe(true);
    expect(view.has(headOf(tip))).toBe(false);
  },
);

it("finds the fork when the new chain is no longer, or shorter", async () => {
  const tip = grow(tree.genesis, 20);
  await follow(tip);
  await follow(grow(ancestorAt(tip, 18) as ScriptedBlock, 2));
  await follow(grow(ancestorAt(tip, 17) as ScriptedBlock, 1));

  expect(told.filter((what) => what.startsWith("fork"))).toEqual(["fork 18", "fork 17"]);
  expect(view.current()?.number).toBe(18);
});

it("drops at least what is above the fork after a long absence", async () => {
  let tip = tree.genesis;
  for (let count = 0; count < 40; count++) {
    tip = grow(tip, 1);
    await follow(tip);
  }
  told.length = 0;
  await follow(grow(ancestorAt(tip, 35) as ScriptedBlock, 60));

  const [, forkHeight] = (told[0] as string).split(" ");
  expect(told[0]).toMatch(/^fork/);
  expect(Number(forkHeight)).toBeLessThanOrEqual(35);
  expect(Number(forkHeight)).toBeGreaterThanOrEqual(25);
});

it("keeps its head when the node can't show how the new one follows, and goes on with the next", async () => {
  const tip = grow(tree.genesis, 5);
  await follow(tip);
  const other = grow(tree.genesis, 7);

  await expect(view.follow(headOf(other), async () => undefined)).rejects.toThrow("parent");

  expect(view.current()).toEqual(headOf(tip));
  await follow(grow(tip, 1));
  expect(view.current()?.number).toBe(6);
});

it("stops telling who stopped listening", async () => {
  const heads: number[] = [];
  const stop = view.onHead(({ number }) => heads.push(number));
  const tip = grow(tree.genesis, 1);
  await follow(tip);
  stop();
  await follow(grow(tip, 1));

  expect(heads).toEqual([1]);
});
