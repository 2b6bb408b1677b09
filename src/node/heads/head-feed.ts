/** The newest block of a chain, as its nodes tell it. */
export interface Head {
  readonly number: number;
  /** In lower case, like all hashes here. */
  readonly hash: string;
  readonly parentHash: string;
  /** Of the block alone, and of its whole chain; undefined where that was not told. */
  readonly difficulty?: bigint | undefined;
  readonly totalDifficulty?: bigint | undefined;
}

/** By what a block is told from others. */
export type BlockName = Pick<Head, "number" | "hash">;

/**
 * The network's head as callers may see it. Listeners run at once, before any later result leaves the pool: on a
 * reorganisation first `onReorg`, then `onHead`.
 */
export interface HeadFeed {
  /** Undefined until a node has told one. */
  current(): Head | undefined;
  /** Returns what ends the listening. */
  onHead(listener: (head: Head) => void): () => void;
  /** `forkHeight`: the highest block that is still in the chain; what lies above it is no longer true. */
  onReorg(listener: (forkHeight: number) => void): () => void;
}
