import type { BlockName } from "../heads/head-feed.js";
import type { EventLog } from "./log-filter.js";
import { ReadOnce } from "./read-once.js";

/** A block's header as subscribers get it, with what is asked of it here. */
export interface BlockHeader extends BlockName {
  readonly parentHash: string;
  readonly logsBloom: string;
  /** JSON of its members. */
  readonly json: string;
}

/** A log, and its JSON, which says that it is not removed. */
export interface BlockLog {
  readonly log: EventLog;
  readonly json: string;
}

/** A block that was followed. */
export interface FollowedBlock {
  readonly header: BlockHeader;
  /** Its logs, if a subscription could have been for one of them. */
  logs: readonly BlockLog[];
  /** Its logs are kept no longer. */
  isForgotten: boolean;
  /** The move that added it; 0: it was there before. */
  readonly move: number;
}

/** How the chain gets from one head to another. */
export interface Move {
  /** Newest first. */
  readonly removed: readonly FollowedBlock[];
  /** Oldest first. */
  readonly added: readonly BlockHeader[];
}

/** Reads a block by its hash; rejects when it is not to be had. */
export type ReadHeader = (hash: string) => Promise<BlockHeader>;

/** Followed blocks that are kept: more than a reorganisation is deep. */
const keptBlocks = 128;

/** Most blocks of one move. */
const maxMoveBlocks = 2_000;

/** The last blocks of the chain that subscribers have been told of. */
export class FollowedChain {
  /** Ascending, each the parent of the next. */
  #blocks: FollowedBlock[] = [];
  readonly #headers: ReadOnce<BlockHeader>;

  constructor(read: ReadHeader) {
    this.#headers = new ReadOnce(read);
  }

  get tip(): BlockHeader | undefined {
    return this.#blocks.at(-1)?.header;
  }

  get blocks(): readonly FollowedBlock[] {
    return this.#blocks;
  }

  /** Begins at a block, or again at another. */
  begin(header: BlockHeader): void {
    this.#headers.clear();
    this.#blocks = [{ header, logs: [], isForgotten: false, move: 0 }];
  }

  /**
   * Finds the way from the tip to a head, parent by parent; undefined if it is too long. Where it forks off below the blocks that can
   * be read, it begins at the height of the lowest of them. Rejects when a block of the new branch can't be read.
   */
  async findMove(hash: string): Promise<Move | undefined> {
    const added: BlockHeader[] = [];
    for (
      let at = await this.#headers.get(hash);
      ;
      at = this.#at(at.number - 1, at.parentHash) ?? (await this.#headers.get(at.parentHash))
    ) {
      const isReached = await this.#reachDownTo(at.number);
      if (this.#at(at.number, at.hash)) return this.#moveFrom(at.number, added);
      if (isReached || added.length === 0) added.push(at);
      if (added.length > maxMoveBlocks) return undefined;
      if (at.number === 0 || !isReached) return this.#moveFrom(-1, added);
    }
  }

  /** Takes the removed blocks off, and the added ones in. */
  apply({ removed }: Move, added: readonly FollowedBlock[]): void {
    this.#headers.clear();
    this.#blocks.length -= removed.length;
    this.#blocks.push(...added);
    this.#blocks.splice(0, this.#blocks.length - keptBlocks);
  }

  #at(number: number, hash: string): BlockHeader | undefined {
    const header = this.#blocks[number - this.#lowest]?.header;
    return header?.hash === hash ? header : undefined;
  }

  get #lowest(): number {
    return this.#blocks[0]?.header.number ?? 0;
  }

  #moveFrom(common: number, added: BlockHeader[]): Move {
    const removed = this.#blocks.filter(({ header }) => header.number > common);
    return { removed: removed.toReversed(), added: added.toReversed() };
  }

  /** Reads blocks below those that are known; false where that is deeper than a reorganisation, or they are not to be had. */
  async #reachDownTo(number: number): Promise<boolean> {
    while (this.#lowest > number) {
      const lowest = this.#blocks[0]?.header;
      if (!lowest || this.#blocks.length >= keptBlocks) return false;
      const header = await this.#headers.get(lowest.parentHash).catch(() => undefined);
      if (!header) return false;
      this.#blocks.unshift({ header, logs: [], isForgotten: false, move: 0 });
    }
    return true;
  }
}
