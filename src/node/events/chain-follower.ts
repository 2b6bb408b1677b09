import type { Log } from "../../telemetry/log.js";
import type { HeadFeed } from "../heads/head-feed.js";
import type { Timers } from "../timers.js";
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

/** Takes the chain to a head, and tells what happened on the way. Rejects, with nothing told, when a block can't be read. */
export type MoveTo = (hash: string, chain: FollowedChain) => Promise<void>;

/** Delay of another try when a block can't be read, doubled each time. */
const firstRetryMs = 100;
const maxRetryMs = 5_000;

/** Follows the head that callers are shown, one move after another. */
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

  /** The last block that subscribers were told of. Throws before it has started. */
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

  /** Goes on to the head that is shown, and to the next one that is shown meanwhile. */
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
