import type { Head } from "../../node/head-feed.js";

/** More than all branches have above their forks, for nodes that report real blocks. */
const maxBlocks = 4_096;

/** A known ancestor, with unknown blocks in between. */
export type Bridge = Pick<Head, "number" | "hash">;

/** Recent blocks of all branches, by hash. The oldest are evicted. */
export class KnownBlocks {
  readonly #blocks = new Map<string, Head>();
  readonly #bridges = new Map<string, Bridge>();

  get(hash: string): Head | undefined {
    return this.#blocks.get(hash);
  }

  /** The parent; undefined if it is not known, or a node reported it at another height. */
  parentOf({ number, parentHash }: Head): Head | undefined {
    const parent = this.#blocks.get(parentHash);
    return parent?.number === number - 1 ? parent : undefined;
  }

  add(block: Head): void {
    // A subscription's block lacks members that the block itself has.
    if (block.totalDifficulty === undefined && this.#blocks.has(block.hash)) return;
    this.#blocks.set(block.hash, block);
    dropOldest(this.#blocks);
  }

  /** Records an ancestor of a block whose parent could not be read. */
  addBridge({ hash }: Head, ancestor: Bridge): void {
    this.#bridges.set(hash, ancestor);
    dropOldest(this.#bridges);
  }

  bridgeOf({ hash }: Head): Bridge | undefined {
    return this.#bridges.get(hash);
  }
}

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.size > maxBlocks ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
}
