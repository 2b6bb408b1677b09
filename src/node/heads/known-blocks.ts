import type { Head } from "./head-feed.js";

/** More than all branches together have above their forks, as long as nodes tell what is on the network. */
const MAX_BLOCKS = 4_096;

/** A block that is known to lie below another, with nothing known of what is between. */
export type Bridge = Pick<Head, "number" | "hash">;

/** Blocks of all branches that nodes told of lately, by hash. The oldest give way. */
export class KnownBlocks {
  readonly #blocks = new Map<string, Head>();
  readonly #bridges = new Map<string, Bridge>();

  get(hash: string): Head | undefined {
    return this.#blocks.get(hash);
  }

  add(block: Head): void {
    // A subscription tells less of a block than the block itself does.
    if (block.totalDifficulty === undefined && this.#blocks.has(block.hash)) return;
    this.#blocks.set(block.hash, block);
    dropOldest(this.#blocks);
  }

  /** Notes an ancestor of a block whose parent could not be read. */
  addBridge({ hash }: Head, ancestor: Bridge): void {
    this.#bridges.set(hash, ancestor);
    dropOldest(this.#bridges);
  }

  bridgeOf({ hash }: Head): Bridge | undefined {
    return this.#bridges.get(hash);
  }
}

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.size > MAX_BLOCKS ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
}
