import { asNodeUnavailable, nodeUnavailable } from "../node/node-unavailable.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { NodeResponse } from "./read-response.js";
import { readEnvelope } from "./response-envelope.js";

/** A request that was sent over a connection that others share. */
interface Pending {
  readonly sentAt: number;
  /** Undefined once its caller gave it up: its response is still to come. */
  settle: { resolve(response: NodeResponse): void; reject(error: unknown): void } | undefined;
}

/** The requests under way on one connection, oldest first. */
export class PendingRequests {
  readonly #pending = new Map<number, Pending>();
  // RSKj responds in order, and leaves the id out of some errors. While it has kept the order, such an error is the oldest's.
  #isInOrder = true;
  // It may still respond to what was given up here for being late, and that error would be taken for another's.
  #isResponseOwed = false;

  add(id: number, sentAt: number, signal: CallSignal): Promise<NodeResponse> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        one.settle = undefined;
        reject(signal.reason);
      };
      const stopListening = (): void => signal.removeEventListener("abort", onAbort);
      const one: Pending = {
        sentAt,
        settle: {
          resolve: (response) => {
            stopListening();
            resolve(response);
          },
          reject: (error) => {
            stopListening();
            reject(error);
          },
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#pending.set(id, one);
    });
  }

  /** Takes the response that carries `id`. */
  settle(id: number, bytes: Uint8Array): void {
    if (this.#pending.has(id) && this.#pending.keys().next().value !== id) this.#isInOrder = false;
    this.#deliver(id, bytes);
  }

  /** Settles with an error without id; false if it cannot be matched to a request. */
  settleOldest(bytes: Uint8Array): boolean {
    const oldest = this.#pending.keys().next().value;
    if (oldest === undefined || this.#isResponseOwed || (!this.#isInOrder && this.#pending.size > 1)) return false;
    this.#deliver(oldest, bytes);
    return true;
  }

  /** When the oldest request was sent that somebody waits for; undefined if nobody waits. */
  waitingSince(): number | undefined {
    for (const { settle, sentAt } of this.#pending.values()) if (settle) return sentAt;
    return undefined;
  }

  /** Rejects what has waited since before `sentAt`. */
  expire(sentAt: number): void {
    const late = [...this.#pending].filter(([, one]) => one.sentAt < sentAt);
    for (const [id] of late) this.#take(id)?.reject(nodeUnavailable(new Error("no response in time")));
    this.#isResponseOwed ||= late.length > 0;
  }

  /** Rejects all of them. */
  fail(cause: unknown): void {
    for (const id of this.#pending.keys()) this.#take(id)?.reject(nodeUnavailable(cause));
  }

  #take(id: number): Pending["settle"] {
    const settle = this.#pending.get(id)?.settle;
    this.#pending.delete(id);
    return settle;
  }

  #deliver(id: number, bytes: Uint8Array): void {
    const settle = this.#take(id);
    try {
      settle?.resolve(readEnvelope(bytes, id));
    } catch (error) {
      settle?.reject(asNodeUnavailable(error));
    }
  }
}
