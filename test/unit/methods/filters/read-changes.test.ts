import { UnknownBranchError } from "../../../../src/events/changes-since.js";
import type { BlockLog } from "../../../../src/events/followed-chain.js";
import { address, BlockTree, topics } from "../../events/followed-tree.js";
import { FilterOnTree } from "./filtered-chain.js";

const [a, b] = topics;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("a filter", () => {
  it("reads nothing while the head stays", async () => {
    const tree = new BlockTree();
    const head = tree.extend(tree.genesis, 3);
    const filter = new FilterOnTree(tree, head);
    expect(await filter.poll(head)).toEqual([]);
    expect(filter.reads).toEqual({ headers: 0, logs: 0 });
  });

  it("reads a new block once, and logs only where the bloom filter may match", async () => {
    const tree = new BlockTree();
    const head = tree.extend(tree.genesis, 3);
    const filter = new FilterOnTree(tree, head, { criteria: { topics: [a as `0x${string}`] } });
    await filter.poll(tree.mine(head, [b]));
    expect(filter.reads).toEqual({ headers: 1, logs: 0 });
  });

  it("reports nothing while the head lags behind, as it may on another process, nor anything twice then", async () => {
    const tree = new BlockTree();
    const behind = tree.extend(tree.genesis, 3, [a]);
    const ahead = tree.extend(behind, 3, [a]);
    for (const criteria of [undefined, {}]) {
      const filter = new FilterOnTree(tree, tree.genesis, { criteria });
      expect(await filter.poll(ahead)).toHaveLength(6);
      expect([await filter.poll(behind), await filter.poll(tree.genesis), await filter.poll(ahead)]).toEqual([
        [],
        [],
        [],
      ]);
    }
  });

  it("reports 2,000 blocks in a poll, the others in the next ones", async () => {
    const tree = new BlockTree();
    const filter = new FilterOnTree(tree, tree.genesis);
    const head = tree.extend(tree.genesis, 4_001);
    expect((await filter.poll(head)).length).toBe(2_000);
    expect((await filter.poll(head)).length).toBe(2_000);
    expect(await filter.poll(head)).toEqual([head.header.hash]);
  });

  it("ends a poll after 10,000 logs, with the block that they end in", async () => {
    const tree = new BlockTree();
    const filter = new FilterOnTree(tree, tree.genesis, { criteria: {}, readLogs: logsOf(3_000) });
    const head = tree.extend(tree.genesis, 5, [a]);
    expect((await filter.poll(head)).length).toBe(12_000);
    expect((await filter.poll(head)).length).toBe(3_000);
    expect(await filter.poll(head)).toEqual([]);
  });

  it("ends a poll after 4 MiB of logs", async () => {
    const tree = new BlockTree();
    const filter = new FilterOnTree(tree, tree.genesis, { criteria: {}, readLogs: logsOf(1, 1024 * 1024) });
    const head = tree.extend(tree.genesis, 5, [a]);
    expect((await filter.poll(head)).length).toBe(4);
    expect((await filter.poll(head)).length).toBe(1);
  });

  it("has no changes for a block by its hash", async () => {
    const tree = new BlockTree();
    const filter = new FilterOnTree(tree, tree.genesis, { criteria: { blockHash: `0x${"1".repeat(64)}` } });
    expect(await filter.poll(tree.extend(tree.genesis, 3, [a]))).toEqual([]);
  });
});

describe("blocks that no node has any more", () => {
  it("are removed all the same: a filter keeps the hashes and the logs of the newest blocks", async () => {
    const { tree, filter, fork, forget } = await reportThenForget(20);
    const other = tree.extend(fork, 3, [a]);
    const reported = await filter.poll(other);
    expect(reported.map((log) => (log as { removed: boolean }).removed)).toEqual([
      ...numbers(20).map(() => true),
      ...numbers(3).map(() => false),
    ]);
    expect(forget.size).toBe(20);
  });

  it("end the filter when there are more of them than it keeps", async () => {
    const { tree, filter, fork } = await reportThenForget(40);
    await expect(filter.poll(tree.extend(fork, 3))).rejects.toThrow(UnknownBranchError);
  });

  it("end the filter when it reported more logs of them than it keeps", async () => {
    const { tree, filter, fork } = await reportThenForget(3, logsOf(1, 20_000));
    await expect(filter.poll(tree.extend(fork, 1))).rejects.toThrow(UnknownBranchError);
  });

  it("are no loss to a filter that reported no logs of them", async () => {
    const { tree, filter, fork } = await reportThenForget(20, undefined, b);
    const other = tree.mine(fork, [b]);
    expect(await filter.poll(other)).toEqual([{ blockHash: other.header.hash, logIndex: "0x0", removed: false }]);
  });
});

/** A filter that has reported so many blocks with a log of topic `a`, which no node has any more then. */
async function reportThenForget(count: number, readLogs?: ReturnType<typeof logsOf>, topic = a) {
  const tree = new BlockTree();
  const fork = tree.extend(tree.genesis, 3);
  const forget = new Set<string>();
  const criteria = { topics: [topic as `0x${string}`] };
  const forgets = (hash: string): boolean => forget.has(hash);
  const filter = new FilterOnTree(tree, fork, { criteria, forgets, ...(readLogs && { readLogs }) });
  let head = fork;
  for (let left = count; left > 0; left--) {
    head = tree.mine(head, [a]);
    await filter.poll(head);
  }
  for (let block = head; block !== fork; block = block.parent as typeof head) forget.add(block.header.hash);
  return { tree, filter, fork, forget };
}

/** So many logs a block, each of so many characters. */
function logsOf(count: number, length = 10) {
  return async (blockHash: string): Promise<readonly BlockLog[]> =>
    numbers(count).map((index) => {
      const log = { address, topics: [a] };
      const json = { ...log, blockHash, logIndex: `0x${index}`, removed: false, data: "0".repeat(length) };
      return { log, json: JSON.stringify(json) };
    });
}
