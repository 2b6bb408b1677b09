import { BlockNotFoundError } from "../../../src/events/block-reader.js";
import { changesSince, UnknownBranchError } from "../../../src/events/changes-since.js";
import { BlockTree, type TreeBlock } from "./followed-tree.js";

const tree = new BlockTree();
const fork = tree.extend(tree.genesis, 3);
const left = tree.extend(fork, 2);
const head = tree.extend(fork, 4);
const bounds = { maxRemoved: 2, maxAdded: 4 };

const readFrom = (...missing: string[]) => {
  const reads: string[] = [];
  const readHeader = async (hash: string) => {
    reads.push(hash);
    if (missing.includes(hash)) throw new BlockNotFoundError(hash);
    return tree.get(hash).header;
  };
  return { reads, readHeader };
};

const numbersOf = (headers: readonly { readonly number: number }[]) => headers.map(({ number }) => number);
const changes = (from: TreeBlock, to: TreeBlock, limits = bounds) =>
  changesSince(from.header.hash, to.header.hash, { ...limits, ...readFrom() });

describe("the changes of a chain since a block", () => {
  it("are the blocks that left it, newest first, and those that joined it, oldest first", async () => {
    const { removed, added, fork: common } = (await changes(left, head)) ?? {};
    expect([removed, added].map((headers) => numbersOf(headers ?? []))).toEqual([
      [5, 4],
      [4, 5, 6, 7],
    ]);
    expect([removed?.[0]?.hash, added?.at(-1)?.hash, common]).toEqual([
      left.header.hash,
      head.header.hash,
      fork.header,
    ]);
  });

  it.each([
    ["none, since the head itself", head, head, [], []],
    ["only new blocks, since an ancestor", fork, head, [], [4, 5, 6, 7]],
    ["only removed blocks, when the head went back to an ancestor", left, fork, [5, 4], []],
  ])("are %s", async (_name, from, to, removed, added) => {
    const found = await changes(from, to);
    expect([numbersOf(found?.removed ?? [NaN as never]), numbersOf(found?.added ?? [])]).toEqual([removed, added]);
  });

  it("are bounded on both sides", async () => {
    expect(await changes(left, head, { maxRemoved: 1, maxAdded: 4 })).toBeUndefined();
    expect(await changes(left, head, { maxRemoved: 2, maxAdded: 3 })).toBeUndefined();
    expect(await changes(fork, left, { maxRemoved: 0, maxAdded: 2 })).toBeDefined();
  });

  it("read each block once, and none where the heights are too far apart", async () => {
    const source = readFrom();
    await changesSince(left.header.hash, head.header.hash, { ...bounds, ...source });
    expect(new Set(source.reads).size).toBe(source.reads.length - 1);
    const far = readFrom();
    await changesSince(tree.genesis.header.hash, head.header.hash, { maxRemoved: 0, maxAdded: 6, ...far });
    expect(far.reads).toHaveLength(2);
  });

  it("are not to be had when the branch that was left is unknown; a block of the chain can be read later", async () => {
    const parentOf = (block: TreeBlock) => block.header.parentHash;
    for (const [missing, expected] of [
      [left.header.hash, UnknownBranchError],
      [parentOf(left), UnknownBranchError],
      [parentOf(head), BlockNotFoundError],
    ] as const) {
      const changing = changesSince(left.header.hash, head.header.hash, { ...bounds, ...readFrom(missing) });
      await expect(changing).rejects.toBeInstanceOf(expected);
    }
  });
});
