import type { BlockName, Head, HeadFeed } from "../../node/head-feed.js";

/** How many blocks' hashes are kept: more than any reorganisation of the real networks is deep. */
const keptBlocks = 512;

/** The canonical chain: its head, and the hashes of its last blocks. */
export class CanonicalChain implements HeadFeed {
  readonly #hashes = new Map<number, string>();
  readonly #headListeners = new Set<(head: Head) => void>();
  readonly #reorgListeners = new Set<(forkHeight: number) => void>();
  #current: Head | undefined;

  current(): Head | undefined {
    return this.#current;
  }

  onHead(listener: (head: Head) => void): () => void {
    this.#headListeners.add(listener);
    return () => this.#headListeners.delete(listener);
  }

  onReorg(listener: (forkHeight: number) => void): () => void {
    this.#reorgListeners.add(listener);
    return () => this.#reorgListeners.delete(listener);
  }

  /** The hash of its block at a height; undefined where that is not known. */
  hashAt(height: number): string | undefined {
    return this.#hashes.get(height);
  }

  /** Whether the block is known to be in it. */
  has({ number, hash }: BlockName): boolean {
    return this.#hashes.get(number) === hash;
  }

  /** Whether another block is known to be in its place. */
  hasOther({ number, hash }: BlockName): boolean {
    return (this.#hashes.get(number) ?? hash) !== hash;
  }

  /** The heights up to one of which the block is known, highest first. */
  heightsUpTo(highest: number): number[] {
    return [...this.#hashes.keys()].filter((height) => height <= highest).toSorted((one, other) => other - one);
  }

  /** Learns of a block below those known. */
  learn({ number, hash, parentHash }: Head): void {
    if (this.#hashes.get(number) === hash) this.#hashes.set(number - 1, parentHash);
  }

  /** Makes the last of `blocks`, which follow the block at `forkHeight`, the head. Listeners for reorganisations run first. */
  show(blocks: readonly Head[], forkHeight: number): void {
    const head = blocks.at(-1);
    if (!head) return;
    if (this.#current && forkHeight < this.#current.number) this.#leaveAbove(forkHeight);
    for (const { number, hash, parentHash } of blocks) {
      this.#hashes.set(number, hash);
      if (number > 0) this.#hashes.set(number - 1, parentHash);
    }
    for (const height of this.#hashes.keys()) if (height <= head.number - keptBlocks) this.#hashes.delete(height);
    this.#current = head;
    for (const tell of this.#headListeners) tell(head);
  }

  /** Calls the listeners as if all blocks had been reorganised: earlier results may be wrong. */
  invalidateAll(): void {
    for (const tell of this.#reorgListeners) tell(-1);
  }

  #leaveAbove(forkHeight: number): void {
    for (const height of this.#hashes.keys()) if (height > forkHeight) this.#hashes.delete(height);
    for (const tell of this.#reorgListeners) tell(forkHeight);
  }
}
