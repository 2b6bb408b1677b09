import type { Head } from "../../../../src/node/head-feed.js";
import { relateHead } from "../../../../src/pool/heads/relate-head.js";
import { type Branch, branchOf } from "../../../../src/pool/model/branch.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import { KnownBlocks } from "../../../../src/pool/model/known-blocks.js";
import {
  ancestorAt,
  type BlockTree,
  createBlockTree,
  type ScriptedBlock,
} from "../../../fakes/scripted-chain/block-tree.js";

let tree: BlockTree;
let chain: CanonicalChain;
let known: KnownBlocks;
let reads: (string | number)[];
/** Those of them that went to a node with the shown head. */
let readsOfShown: (string | number)[];

beforeEach(() => {
  tree = createBlockTree();
  chain = new CanonicalChain();
  known = new KnownBlocks();
  [reads, readsOfShown] = [[], []];
});

function grow(from: ScriptedBlock, blocks: number): ScriptedBlock {
  let block = from;
  for (let count = 0; count < blocks; count++) block = tree.mine(block);
  return block;
}

function headOf({ number, hash, json }: ScriptedBlock): Head {
  return { number, hash, parentHash: json.parentHash };
}

/** Shows the chain up to a block, of which the last `count` are known. */
function show(tip: ScriptedBlock, count = 40): void {
  const blocks: Head[] = [];
  for (let at: ScriptedBlock | undefined = tip; at && blocks.length < count; at = at.parent) blocks.unshift(headOf(at));
  chain.show(blocks, (blocks[0] as Head).number - 1);
}

interface Node {
  /** Whether it has blocks by their hash. */
  readonly hasHashes?: boolean;
  /** What it says of each block, as blocks do, and heads over a WebSocket don't. */
  readonly totalDifficulty?: bigint;
}

/** How a node's chain lies to the shown one, found out by reading of that node, which knows the blocks of other branches too. */
async function relate(
  tip: ScriptedBlock,
  { hasHashes = true, totalDifficulty }: Node = {},
): Promise<Branch | undefined> {
  const readBlock = async (block: string | number): Promise<Head | undefined> => {
    reads.push(block);
    const found = typeof block === "number" ? ancestorAt(tip, block) : hasHashes ? tree.find(block) : undefined;
    return found && { ...headOf(found), ...(totalDifficulty !== undefined && { totalDifficulty }) };
  };
  const readShown = async (block: string | number): Promise<Head | undefined> => {
    reads.push(block);
    readsOfShown.push(block);
    return headOf(tree.find(String(block)) as ScriptedBlock);
  };
  await relateHead(headOf(tip), { chain, known, readBlock, readShown, maxReorgBlocks: 30 });
  return branchOf(headOf(tip), { chain, known });
}

it("reads nothing for what is known to follow", async () => {
  const tip = grow(tree.genesis, 10);
  show(tip);

  expect(await relate(tip)).toMatchObject({ forkHeight: 10, blocks: [] });
  expect(await relate(ancestorAt(tip, 7) as ScriptedBlock)).toMatchObject({ forkHeight: 7, blocks: [] });
  const next = tree.mine(tip);
  expect(await relate(next)).toMatchObject({ forkHeight: 10, blocks: [headOf(next)] });
  expect(reads).toEqual([]);
});

it("reads the blocks that were missed", async () => {
  const tip = grow(tree.genesis, 10);
  show(tip);

  const branch = await relate(grow(tip, 4));

  expect(branch?.blocks.map(({ number }) => number)).toEqual([11, 12, 13, 14]);
  expect(reads).toHaveLength(3);
});

it.each([1, 2, 5, 10, 29])("finds the fork of a branch %i blocks deep", async (depth) => {
  const tip = grow(tree.genesis, 50);
  show(tip);
  const fork = ancestorAt(tip, 50 - depth) as ScriptedBlock;

  expect(await relate(grow(fork, depth + 2))).toMatchObject({ forkHeight: 50 - depth });
  expect(reads.length).toBeLessThanOrEqual(depth + 2);
});

it("finds the fork below the blocks that are known of the shown chain", async () => {
  const tip = grow(tree.genesis, 20);
  show(tip, 1);

  expect(await relate(grow(ancestorAt(tip, 15) as ScriptedBlock, 6))).toMatchObject({ forkHeight: 15 });
  expect(readsOfShown).toEqual([]);
});

it("finds the fork by height where the node has no blocks by hash", async () => {
  const tip = grow(tree.genesis, 40);
  show(tip);
  const own = grow(ancestorAt(tip, 33) as ScriptedBlock, 10);

  expect(await relate(own, { hasHashes: false })).toMatchObject({ forkHeight: 33, blocks: [headOf(own)] });
});

it("finds the fork of a branch deeper than any that is followed block by block", async () => {
  const tip = grow(tree.genesis, 90);
  show(tip, 90);

  expect(await relate(grow(ancestorAt(tip, 20) as ScriptedBlock, 72))).toMatchObject({ forkHeight: 20 });
  expect(reads.length).toBeLessThan(50);
});

it("reads few blocks after a long absence, enough to tell several nodes' heads apart", async () => {
  const tip = grow(tree.genesis, 10);
  show(tip);
  const far = grow(tip, 100);

  const [higher, lower] = [await relate(far), await relate(far.parent?.parent as ScriptedBlock)];

  expect(reads.length).toBeLessThan(25);
  expect(higher?.forkHeight).toBe(10);
  expect(higher?.blocks.map(({ hash }) => hash)).toContain(lower?.blocks.at(-1)?.hash);
});

it.each([
  ["itself", true, 0],
  ["that has the shown head", false, 7],
])("reads what lies between a node below and the shown blocks known of a node %s", async (_, hasHashes, ofShown) => {
  const tip = grow(tree.genesis, 20);
  show(tip, 1);

  const branch = await relate(ancestorAt(tip, 12) as ScriptedBlock, { hasHashes });
  expect(branch).toMatchObject({ forkHeight: 12, blocks: [] });
  expect(readsOfShown).toHaveLength(ofShown);
});

it("finds nothing for a node far below", async () => {
  const tip = grow(tree.genesis, 60);
  show(tip, 5);

  expect(await relate(ancestorAt(tip, 12) as ScriptedBlock)).toBeUndefined();
  expect(reads.length).toBeLessThan(40);
});

it("says that there is nothing in common with another chain", async () => {
  show(grow(tree.genesis, 600), 512);

  expect(await relate(grow(tree.genesis, 590))).toMatchObject({ forkHeight: -1 });
});

it("fails with the node", async () => {
  show(grow(tree.genesis, 10));
  const own = grow(tree.genesis, 12);
  const readBlock = (): Promise<never> => Promise.reject(new Error("gone"));
  const search = { chain, known, readBlock, readShown: readBlock, maxReorgBlocks: 30 };

  await expect(relateHead(headOf(own), search)).rejects.toThrow("gone");
  expect(branchOf(headOf(own), { chain, known })).toBeUndefined();
});

it("keeps a bounded number of blocks in mind", () => {
  for (let number = 0; number <= 4_096; number++)
    known.add({ number, hash: `0x${number}`, parentHash: `0x${number - 1}` });

  expect([known.get("0x0"), known.get("0x1")?.number, known.get("0x4096")?.number]).toEqual([undefined, 1, 4_096]);
});

it("reads a parent that a node has reported at another height", async () => {
  const shown = grow(tree.genesis, 20);
  show(shown);
  const parent = tree.mine(shown);
  const tip = tree.mine(parent);
  known.add({ ...headOf(parent), number: shown.number });
  expect(known.parentOf(headOf(tip))).toBeUndefined();
  expect(await relate(tip, { totalDifficulty: 1n })).toMatchObject({
    forkHeight: shown.number,
    blocks: [headOf(parent), headOf(tip)],
  });
  expect(reads).toContain(parent.hash);
});
