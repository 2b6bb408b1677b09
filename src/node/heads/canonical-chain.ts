import type { Head, HeadFeed } from "../head-feed.js";

/** Reads a block of the node that told a head, by hash or height; undefined when the node hasn't it. */
export type ReadBlock = (block: string | number) => Promise<Head | undefined>;

/** The chain that callers are shown: its head, and the hashes of its last blocks. */
export interface ChainView extends HeadFeed {
  /**
   * Makes `head` the network's. Finds out first where its chain leaves the one shown, if it does, and tells listeners. One at a time:
   * heads that come meanwhile wait. Rejects when the node can't show how its head follows. `isWanted` is asked when its turn comes, and
   * again before it is shown.
   */
  follow(head: Head, readBlock: ReadBlock, isWanted?: () => boolean): Promise<void>;
  /** Whether the block is known to be in the chain shown. */
  has(head: Pick<Head, "number" | "hash">): boolean;
  /** Whether another block is known to be in its place. */
  hasOther(head: Pick<Head, "number" | "hash">): boolean;
  /** Tells listeners, as of a reorganisation of everything, that what they were told may not be true. */
  doubtAll(): void;
}

/** How many blocks' hashes are kept: more than any reorganisation of the real networks is deep. */
const KEPT_BLOCKS = 512;

/** Up to this many blocks that were missed are read one by one. */
const MAX_GAP = 16;

const MAX_DEPTH_BY_HASH = 64;

export function createChainView(onReorg?: (depth: number) => void): ChainView {
  const hashes = new Map<number, string>();
  const headListeners = new Set<(head: Head) => void>();
  const reorgListeners = new Set<(forkHeight: number) => void>();
  let current: Head | undefined;
  let busy: Promise<void> = Promise.resolve();

  function publish(head: Head): void {
    for (const height of hashes.keys()) if (height <= head.number - KEPT_BLOCKS) hashes.delete(height);
    hashes.set(head.number, head.hash);
    if (head.number > 0) hashes.set(head.number - 1, head.parentHash);
    current = head;
    for (const tell of headListeners) tell(head);
  }

  function forkAt(forkHeight: number): void {
    const depth = (current?.number ?? forkHeight) - forkHeight;
    if (depth <= 0) return;
    for (const height of hashes.keys()) if (height > forkHeight) hashes.delete(height);
    for (const tell of reorgListeners) tell(forkHeight);
    onReorg?.(depth);
  }

  async function followNow(head: Head, readBlock: ReadBlock, isWanted: () => boolean): Promise<void> {
    if (head.hash === current?.hash || !isWanted()) return;
    if (current && head.parentHash !== current.hash) {
      const passed: Head[] = [];
      const forkHeight = await findFork(head, { current, hashes, readBlock, passed });
      if (!isWanted()) return;
      forkAt(forkHeight);
      for (const { number, hash } of passed) hashes.set(number, hash);
    }
    publish(head);
  }

  return {
    current: () => current,
    onHead: (listener) => listenIn(headListeners, listener),
    onReorg: (listener) => listenIn(reorgListeners, listener),
    has: ({ number, hash }) => hashes.get(number) === hash,
    hasOther: ({ number, hash }) => (hashes.get(number) ?? hash) !== hash,
    doubtAll() {
      for (const tell of reorgListeners) tell(-1);
    },
    follow(head, readBlock, isWanted = () => true) {
      const following = busy.then(() => followNow(head, readBlock, isWanted));
      busy = following.catch(() => undefined);
      return following;
    },
  };
}

function listenIn<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface ForkSearch {
  readonly current: Head;
  /** Of the chain shown; grows downwards when the fork lies below what is known. */
  readonly hashes: Map<number, string>;
  readonly readBlock: ReadBlock;
  /** The blocks that were seen on the way, of the new chain. */
  readonly passed: Head[];
}

/** The height of the last block that the chain of `head` has in common with the one shown; -1 when that can't be told. */
async function findFork(head: Head, search: ForkSearch): Promise<number> {
  if (head.number - search.current.number > MAX_GAP) return findForkByHeight(search);
  let at = head;
  for (let step = 0; step < MAX_GAP + MAX_DEPTH_BY_HASH && at.number > 0; step++) {
    const below = at.number - 1;
    if (below <= search.current.number) {
      const known = await hashShownAt(below, search);
      if (known === undefined) return -1;
      if (known === at.parentHash) return below;
    }
    const parent = await search.readBlock(at.parentHash);
    if (parent?.number !== below) throw new Error("a head whose parent the node hasn't");
    search.passed.push(parent);
    at = parent;
  }
  return findForkByHeight(search);
}

/** The hash of a block of the chain shown; nodes keep the blocks of branches that they left. */
async function hashShownAt(height: number, { hashes, readBlock }: ForkSearch): Promise<string | undefined> {
  for (let lowest = Math.min(...hashes.keys()); lowest > height; lowest--) {
    const block = await readBlock(hashes.get(lowest) as string);
    if (block?.number !== lowest) return undefined;
    hashes.set(lowest - 1, block.parentHash);
  }
  return hashes.get(height);
}

/** Asks for blocks of ever lower heights. What it finds may lie below the fork, never above: more is dropped than need be. */
async function findForkByHeight({ current, hashes, readBlock }: ForkSearch): Promise<number> {
  for (let back = 0; ; back = 2 * back + 1) {
    const height = current.number - back;
    const known = hashes.get(height);
    if (known === undefined) return -1;
    const block = await readBlock(height);
    if (block?.hash === known) return height;
  }
}
