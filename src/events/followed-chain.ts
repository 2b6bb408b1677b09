import type { BlockName } from "../node/head-feed.js";
import { emptyBloom } from "../rootstock/logs-bloom.js";
import { type ChainChanges, changesSince, UnknownBranchError } from "./changes-since.js";
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

/** The JSON of a log whose block has left the chain. */
export function toRemoved({ json }: BlockLog): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), removed: true });
}

/** A block that was followed. */
export interface FollowedBlock {
  readonly header: BlockHeader;
  /** Undefined: not read, since no subscription is for one of them, or kept no longer. */
  logs: readonly BlockLog[] | undefined;
  /** The move that added it; 0: it was there before. */
  readonly move: number;
}

/** How the chain gets from one head to another. */
export interface Move {
  /** Newest first. */
  readonly removed: readonly FollowedBlock[];
  /** Oldest first. */
  readonly added: readonly BlockHeader[];
  /** The block below both. */
  readonly fork: BlockHeader;
}

/** Reads a block by its hash; rejects if it can't be read. */
export type ReadHeader = (hash: string) => Promise<BlockHeader>;

/** Followed blocks that are kept: more than a reorganisation is deep. */
const keptBlocks = 128;

/** Most blocks of one move that are removed, and that are added. */
const maxMoveBlocks = 2_000;

/** The last announced blocks of the chain. */
export class FollowedChain {
  /** Ascending, each the parent of the next. */
  #blocks: FollowedBlock[] = [];
  /** The last move of a block that is kept no longer. */
  #forgottenMove = 0;
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
    this.#blocks = [followedBlock(header, 0)];
  }

  /**
   * Finds the path from the tip to a head; undefined if it is too long, or the branch it leaves is unknown. Rejects if a block can't be
   * read.
   */
  async findMove(hash: string): Promise<Move | undefined> {
    const changes = await this.#changesTo(hash).catch((error: unknown) => {
      if (error instanceof UnknownBranchError) return undefined;
      throw error;
    });
    if (!changes) return undefined;
    const removed = changes.removed.map(
      (header) => this.#find(header.hash) ?? followedBlock(header, this.#forgottenMove),
    );
    return { ...changes, removed };
  }

  /** Takes the removed blocks off, and the added ones in. */
  apply({ removed, fork }: Move, added: readonly FollowedBlock[]): void {
    this.#headers.clear();
    const left = this.#blocks.slice(0, -removed.length || undefined);
    this.#blocks = [...(left.length > 0 ? left : [followedBlock(fork, 0)]), ...added];
    const forgotten = this.#blocks.splice(0, this.#blocks.length - keptBlocks);
    this.#forgottenMove = forgotten.at(-1)?.move ?? this.#forgottenMove;
  }

  #changesTo(hash: string): Promise<ChainChanges | undefined> {
    const readHeader: ReadHeader = async (at) => this.#find(at)?.header ?? this.#headers.get(at);
    const bounds = { maxRemoved: maxMoveBlocks, maxAdded: maxMoveBlocks };
    return changesSince(this.tip?.hash ?? hash, hash, { readHeader, ...bounds });
  }

  #find(hash: string): FollowedBlock | undefined {
    return this.#blocks.findLast(({ header }) => header.hash === hash);
  }
}

/** A block before its logs are read. */
export function followedBlock(header: BlockHeader, move: number): FollowedBlock {
  return { header, logs: header.logsBloom === emptyBloom ? [] : undefined, move };
}
