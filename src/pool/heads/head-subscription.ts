import type { Head } from "../../node/head-feed.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";

export interface HeadSubscriptionParts {
  /** Whether another node, or the canonical chain, has the block. */
  readonly isKnown: (head: Head) => boolean;
  readonly onHead: (head: Head) => void;
  /** Called for a head that only this subscription has reported. */
  readonly onUnknown: () => void;
}

/** Number of reported heads to remember: a probe may find one that is not the newest. */
const maxReported = 8;

/** Heads that a node reports over its WebSocket. One counts once another node or a probe of this one has it, too. */
export class HeadSubscription {
  readonly #upstream: PooledUpstream;
  readonly #parts: HeadSubscriptionParts;
  #stopListening: (() => void) | undefined;
  #missedHead: Head | undefined;
  #reported: readonly string[] = [];

  constructor(upstream: PooledUpstream, parts: HeadSubscriptionParts) {
    this.#upstream = upstream;
    this.#parts = parts;
  }

  /** A newer head that a probe found and the subscription has not reported. */
  get missedHead(): Head | undefined {
    return this.#missedHead;
  }

  start(): void {
    const { isKnown, onHead, onUnknown } = this.#parts;
    this.#stopListening = this.#upstream.client.onHead((head) => {
      this.#reported = [head.hash, ...this.#reported].slice(0, maxReported);
      if (!isKnown(head)) return onUnknown();
      if (head.number >= (this.#missedHead?.number ?? 0)) this.#missedHead = undefined;
      onHead(head);
    });
  }

  /** Compares a head that a probe found with the reported ones. */
  compare(probed: Head): void {
    const isReported = this.#reported.includes(probed.hash);
    if (isReported && probed.number >= (this.#missedHead?.number ?? 0)) this.#missedHead = undefined;
    if (!isReported && probed.number > (this.#upstream.head?.number ?? Infinity)) this.#missedHead = probed;
  }

  close(): void {
    this.#stopListening?.();
  }
}
