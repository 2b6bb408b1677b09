import type { HeadFeed } from "../node/head-feed.js";
import type { Timers } from "../node/timers.js";
import type { Log } from "../telemetry/log.js";
import { type BlockHeader, FollowedChain } from "./followed-chain.js";

export interface FollowerParts {
  readonly heads: Pick<HeadFeed, "current" | "onHead"> & {
    /** Looks for the head now. */
    refresh?(): Promise<unknown>;
  };
  readonly readHeader: (hash: string) => Promise<BlockHeader>;
  readonly timers: Pick<Timers, "after">;
  readonly log: Pick<Log, "debug">;
}

/** Moves the chain to a head and announces the changes. Rejects, without announcing any, if a block can't be read. */
export type MoveTo = (hash: string, chain: FollowedChain) => Promise<void>;

/** Delay of another try when a block can't be read, doubled each time. */
const firstRetryMs = 100;
const maxRetryMs = 5_000;

/** Follows the canonical head, one move after another. */
export class ChainFollower {
  readonly #parts: FollowerParts;
  readonly #moveTo: MoveTo;
  readonly #chain: FollowedChain;
  #stopListening: (() => void) | undefined;
  #endRetry: (() => void) | undefined;
  #isMoving = false;
  #isStopped = false;

  constructor(parts: FollowerParts, moveTo: MoveTo) {
    this.#parts = parts;
    this.#moveTo = moveTo;
    this.#chain = new FollowedChain(parts.readHeader);
  }

  /** Resolves once it follows, from the present head on; rejects when there is none that can be read. */
  async start(): Promise<void> {
    const { heads, readHeader } = this.#parts;
    this.#stopListening = heads.onHead(() => void this.#follow());
    await heads.refresh?.();
    const head = heads.current();
    if (!head) throw new Error("no node has told its head yet");
    this.#chain.begin(await readHeader(head.hash));
    void this.#follow();
  }

  /** The last announced block. Throws before the first. */
  get tip(): BlockHeader {
    if (!this.#chain.tip) throw new Error("no block is followed yet");
    return this.#chain.tip;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening?.();
    this.#endRetry?.();
  }

  /** Moves to the canonical head, until it stays the same. */
  async #follow(): Promise<void> {
    if (this.#isMoving || !this.#chain.tip) return;
    this.#isMoving = true;
    let retryMs = firstRetryMs;
    while (!this.#isStopped) {
      const head = this.#parts.heads.current();
      if (!head || head.hash === this.#chain.tip.hash) break;
      try {
        await this.#moveTo(head.hash, this.#chain);
        retryMs = firstRetryMs;
      } catch (error) {
        this.#parts.log.debug({ err: error }, "a block could not be read for subscriptions: trying again");
        await this.#wait(retryMs);
        retryMs = Math.min(2 * retryMs, maxRetryMs);
      }
    }
    this.#isMoving = false;
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.timers.after(delayMs, resolve);
      this.#endRetry = () => {
        cancel();
        resolve();
      };
    });
  }
}
