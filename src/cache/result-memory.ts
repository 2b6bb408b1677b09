import type { Head } from "../node/head-feed.js";
import type { NodeEvents } from "../node/node-events.js";
import { type ByteStore, createByteStore } from "./byte-store.js";
import type { Life } from "./cache-policy.js";

export interface MemoryOptions {
  readonly maxBytes: number;
  /** The longest that results of the newest block are kept while no other comes. */
  readonly maxHeadAgeMs?: number;
}

export interface MemoryParts {
  readonly events?: NodeEvents;
  readonly now?: () => number;
}

/** How often the chain had moved on when a result was requested. */
export interface ChainPosition {
  readonly headCount: number;
  readonly reorgCount: number;
}

export interface KeptResult {
  readonly key: string;
  readonly life: Exclude<Life, "none">;
  /** The newest block when the node was asked. */
  readonly head: Head;
  readonly requestedAt: ChainPosition;
}

/** What part of the bytes is for results that live until the next head. */
const headPart = 1 / 4;

/** Blocks come twice a minute; when none comes for longer, the nodes may be away, which callers should get to see. */
const defaultMaxHeadAgeMs = 60_000;

/** Results of buried blocks, as long as there is room, and of the newest block, until the next one. */
export class ResultMemory {
  readonly #ofHead: ByteStore;
  readonly #buried: ByteStore;
  readonly #maxHeadAgeMs: number;
  readonly #now: () => number;
  readonly #events: NodeEvents;
  #headSince: number;
  #headCount = 0;
  #reorgCount = 0;

  constructor({ maxBytes, maxHeadAgeMs = defaultMaxHeadAgeMs }: MemoryOptions, parts: MemoryParts) {
    const { events = {}, now = Date.now } = parts;
    const onEvict = (bytes: number): void => events.onCacheEvict?.(bytes);
    this.#ofHead = createByteStore({ maxBytes: maxBytes * headPart, onEvict });
    this.#buried = createByteStore({ maxBytes: maxBytes * (1 - headPart), onEvict });
    this.#maxHeadAgeMs = maxHeadAgeMs;
    this.#events = events;
    this.#now = now;
    this.#headSince = now();
  }

  get(key: string): Uint8Array | undefined {
    return this.#buried.get(key) ?? (this.#isHeadOld() ? undefined : this.#ofHead.get(key));
  }

  chainPosition(): ChainPosition {
    return { headCount: this.#headCount, reorgCount: this.#reorgCount };
  }

  /** Keeps a result unless the chain has moved on meanwhile in a way that may concern it. */
  keep({ key, life, head, requestedAt }: KeptResult, result: Uint8Array): void {
    if (requestedAt.reorgCount !== this.#reorgCount) return;
    if (life !== "until-next-head") {
      if (!this.#buried.has(key)) this.#buried.set(key, result, life.buriedAt);
    } else if (requestedAt.headCount === this.#headCount) {
      if (this.#isHeadOld()) this.leaveHead();
      if (!this.#ofHead.has(key)) this.#ofHead.set(key, result, head.number);
    }
  }

  /** Forgets results of the newest block, after which another one has come. */
  leaveHead(): void {
    this.#headCount++;
    this.#ofHead.clear();
    this.#headSince = this.#now();
  }

  /** Forgets results of blocks above a fork. */
  dropAbove(forkHeight: number): void {
    this.#reorgCount++;
    this.leaveHead();
    const dropped = this.#buried.dropAbove(forkHeight);
    if (dropped > 0) this.#events.onCacheDrop?.(dropped);
  }

  sizeBytes(): number {
    return this.#ofHead.sizeBytes() + this.#buried.sizeBytes();
  }

  #isHeadOld(): boolean {
    return this.#now() - this.#headSince >= this.#maxHeadAgeMs;
  }
}
