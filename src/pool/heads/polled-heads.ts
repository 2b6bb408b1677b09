import { readJson } from "../../json/raw-json.js";
import type { Head, HeadFeed } from "../../node/head-feed.js";
import type { Node } from "../../node/node.js";
import type { Timers } from "../../node/timers.js";
import { CallAbortController } from "../../turns/call-signal.js";
import { readHead } from "../../upstream/read-head.js";

const pollMs = 100;

/** The head of a node that does not tell it, such as the devchain: polled while somebody listens. */
export class PolledHeads implements Pick<HeadFeed, "current" | "onHead"> {
  readonly #node: Pick<Node, "call">;
  readonly #timers: Pick<Timers, "after">;
  readonly #listeners = new Set<(head: Head) => void>();
  #current: Head | undefined;
  #reading: Promise<void> = Promise.resolve();
  #stop: (() => void) | undefined;

  constructor(node: Pick<Node, "call">, timers: Pick<Timers, "after">) {
    this.#node = node;
    this.#timers = timers;
  }

  current(): Head | undefined {
    return this.#current;
  }

  onHead(listener: (head: Head) => void): () => void {
    this.#listeners.add(listener);
    this.#stop ??= this.#startPolling();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  /** Reads the head now; one reading at a time, so that none is older than the last. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const block = await this.#node.call("eth_getBlockByNumber", ["latest", false], new CallAbortController("events"));
    const head = readHead(await readJson(block));
    if (head.hash === this.#current?.hash) return;
    this.#current = head;
    for (const tell of this.#listeners) tell(head);
  }

  /** Returns what stops it. */
  #startPolling(): () => void {
    let isOver = false;
    let cancel: (() => void) | undefined;
    const pollLater = (): void => {
      cancel = this.#timers.after(pollMs, () => void poll());
    };
    const poll = async (): Promise<void> => {
      // A devchain that restarts has a head again soon.
      await this.refresh().catch(() => undefined);
      if (!isOver) pollLater();
    };
    pollLater();
    return () => {
      isOver = true;
      cancel?.();
    };
  }
}
