/** The newest block of a chain, as its nodes report it. */
export interface Head {
  readonly number: number;
  /** In lower case, like all hashes here. */
  readonly hash: string;
  readonly parentHash: string;
  /** Of the block, and of its chain; undefined if the node did not report it. */
  readonly difficulty?: bigint | undefined;
  readonly totalDifficulty?: bigint | undefined;
}

/** Identifies a block. */
export type BlockName = Pick<Head, "number" | "hash">;

/**
 * The network's head as callers may see it. Listeners run at once, before any later result leaves the pool: on a
 * reorganisation first `onReorg`, then `onHead`.
 */
export interface HeadFeed {
  /** Undefined until a node has reported one. */
  current(): Head | undefined;
  /** Returns a function that removes the listener. */
  onHead(listener: (head: Head) => void): () => void;
  /** `forkHeight`: the highest block that is still in the chain; what lies above it is no longer true. */
  onReorg(listener: (forkHeight: number) => void): () => void;
}
