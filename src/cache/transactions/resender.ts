import type { NodeGroup } from "../../node/node.js";
import type { Timers } from "../../node/timers.js";
import { CallAbortController } from "../../turns/call-signal.js";
import type { SentTransaction } from "./sent-transaction.js";
import type { SentTransactions } from "./sent-transactions.js";

/** A transaction is sent to all nodes again no oftener than this. */
const resendMs = 5_000;

/** Sends transactions again, in the background, to nodes that lack them. Failures are ignored. */
export class Resender {
  readonly #nodes: NodeGroup;
  readonly #memory: SentTransactions;
  readonly #timers: Timers;
  readonly #closing = new CallAbortController();
  readonly #resentAt = new WeakMap<SentTransaction, number>();
  readonly #returning = new Set<string>();

  constructor(nodes: NodeGroup, memory: SentTransactions, timers: Timers) {
    this.#nodes = nodes;
    this.#memory = memory;
    this.#timers = timers;
  }

  /** Sends one to all nodes, since one was seen to lack it. */
  resend(transaction: SentTransaction): void {
    const nowMs = this.#timers.now();
    if (this.#closing.aborted || nowMs - (this.#resentAt.get(transaction) ?? -Infinity) < resendMs) return;
    this.#resentAt.set(transaction, nowMs);
    void this.#nodes.call("eth_sendRawTransaction", [transaction.raw], this.#closing).catch(() => undefined);
  }

  /** Sends all to a node that was away, one after the other. */
  async resendAll(upstream: string): Promise<void> {
    if (this.#returning.has(upstream)) return;
    this.#returning.add(upstream);
    for (const { raw } of this.#memory.all()) {
      if (this.#closing.aborted) break;
      await this.#nodes.callOne(upstream, "eth_sendRawTransaction", [raw], this.#closing).catch(() => undefined);
    }
    this.#returning.delete(upstream);
  }

  close(): void {
    this.#closing.abort(new Error("the node is closed"));
  }
}
