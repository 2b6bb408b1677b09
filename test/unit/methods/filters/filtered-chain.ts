import type { LogFilter } from "../../../../generated/types.js";
import { BlockNotFoundError } from "../../../../src/events/block-reader.js";
import { type ChainSource, readChanges } from "../../../../src/methods/filters/read-changes.js";
import { beginAbove, type ReportedChain } from "../../../../src/methods/filters/reported-chain.js";
import { type BlockTree, branchOf, type TreeBlock } from "../../events/followed-tree.js";

/** What a filter reported, parsed: a block's hash, or what tells a log from others. */
export type Reported = string | { readonly blockHash: string; readonly logIndex: string; readonly removed: boolean };

export interface FilterOptions {
  readonly criteria?: LogFilter | undefined;
  /** Whether no node has a block any more. */
  readonly forgets?: (hash: string) => boolean;
  /** Other logs than the tree's. */
  readonly readLogs?: ChainSource["readLogs"];
}

/** A filter over a tree of blocks. Its state passes through JSON, as through the store. */
export class FilterOnTree {
  readonly #tree: BlockTree;
  readonly #options: FilterOptions;
  state: ReportedChain;
  readonly reads = { headers: 0, logs: 0 };

  constructor(tree: BlockTree, head: TreeBlock, options: FilterOptions = {}) {
    this.#tree = tree;
    this.#options = options;
    this.state = beginAbove(head.header);
  }

  async poll(head: TreeBlock): Promise<Reported[]> {
    const { events, state } = await readChanges(this.state, this.#sourceOf(head), this.#options.criteria);
    this.state = JSON.parse(JSON.stringify(state)) as ReportedChain;
    return events.map((json) => {
      const event = JSON.parse(json) as Reported;
      if (typeof event === "string") return event;
      const { blockHash, logIndex, removed } = event;
      return { blockHash, logIndex, removed };
    });
  }

  #sourceOf(head: TreeBlock): ChainSource {
    const get = async (hash: string): Promise<TreeBlock> => {
      if (this.#options.forgets?.(hash)) throw new BlockNotFoundError(hash);
      return this.#tree.get(hash);
    };
    return {
      head: head.header,
      readHeaderAt: async (height) => (branchOf(head, height)[0] as TreeBlock).header,
      hold: () => undefined,
      readHeader: async (hash) => {
        this.reads.headers++;
        return (await get(hash)).header;
      },
      readLogs: async (hash) => {
        this.reads.logs++;
        return this.#options.readLogs?.(hash) ?? (await get(hash)).logs;
      },
    };
  }
}
