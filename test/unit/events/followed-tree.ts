import type { BlockHeader, BlockLog } from "../../../src/events/followed-chain.js";
import { bloomOf } from "../../../src/rootstock/logs-bloom.js";

/** A block of a tree without proofs. */
export interface TreeBlock {
  readonly header: BlockHeader;
  readonly parent: TreeBlock | undefined;
  readonly logs: readonly BlockLog[];
}

/** Topics of the tree's logs. */
export const topics = ["a", "b", "c"].map((digit) => `0x${digit.repeat(64)}`) as [string, string, string];

/** The contract of all logs. */
export const address = `0x${"1".repeat(40)}`;

/** Blocks with their parents, each with a log for each of its topics. */
export class BlockTree {
  readonly #blocks = new Map<string, TreeBlock>();
  readonly genesis: TreeBlock = this.mine(undefined, []);

  mine(parent: TreeBlock | undefined, logTopics: readonly string[] = []): TreeBlock {
    const number = parent ? parent.header.number + 1 : 0;
    const hash = `0x${(this.#blocks.size + 1).toString(16).padStart(64, "0")}`;
    const logs = logTopics.map((topic, index) => {
      const log = { address, topics: [topic] };
      return { log, json: JSON.stringify({ ...log, blockHash: hash, logIndex: `0x${index}`, removed: false }) };
    });
    const logsBloom = bloomOf(logs.map(({ log }) => log) as unknown as Parameters<typeof bloomOf>[0]);
    const parentHash = parent?.header.hash ?? `0x${"0".repeat(64)}`;
    const json = JSON.stringify({ number: `0x${number.toString(16)}`, hash, parentHash });
    const block = { header: { number, hash, parentHash, logsBloom, json }, parent, logs };
    this.#blocks.set(hash, block);
    return block;
  }

  /** Mines so many blocks on top of one; the last. */
  extend(parent: TreeBlock, count: number, logTopics: readonly string[] = []): TreeBlock {
    let tip = parent;
    for (let left = count; left > 0; left--) tip = this.mine(tip, logTopics);
    return tip;
  }

  get(hash: string): TreeBlock {
    const block = this.#blocks.get(hash);
    if (!block) throw new Error(`no block ${hash}`);
    return block;
  }
}

/** The blocks from a height up to `tip`, ascending. */
export function branchOf(tip: TreeBlock, from: number): TreeBlock[] {
  const branch: TreeBlock[] = [];
  for (let at: TreeBlock | undefined = tip; at && at.header.number >= from; at = at.parent) branch.unshift(at);
  return branch;
}

/** The highest block of both chains. */
export function commonOf(one: TreeBlock, other: TreeBlock): TreeBlock {
  let [left, right] = [one, other];
  while (left !== right) {
    if (left.header.number >= right.header.number) left = left.parent as TreeBlock;
    else right = right.parent as TreeBlock;
  }
  return left;
}
