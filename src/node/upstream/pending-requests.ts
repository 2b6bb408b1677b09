import type { CallSignal } from "../../rpc/call-signal.js";
import { asNodeUnavailable, nodeUnavailable } from "./node-unavailable.js";
import type { NodeResponse } from "./read-response.js";
import { readEnvelope } from "./response-envelope.js";

/** A request that was sent over a connection that others share. */
interface Pending {
  readonly sentAt: number;
  /** Undefined once its caller gave it up: its response is still to come. */
  settle: { resolve(response: NodeResponse): void; reject(error: unknown): void } | undefined;
}

/** The requests under way on one connection, oldest first. */
export interface PendingRequests {
  add(id: number, sentAt: number, signal: CallSignal): Promise<NodeResponse>;
  /** Takes the response that carries `id`. */
  settle(id: number, bytes: Uint8Array): void;
  /** Takes an error without id; false when nobody can say whose it is. */
  settleOldest(bytes: Uint8Array): boolean;
  /** Rejects what has waited since before `sentAt`. */
  expire(sentAt: number): void;
  /** Rejects all of them. */
  fail(cause: unknown): void;
}

export function createPendingRequests(): PendingRequests {
  const pending = new Map<number, Pending>();
  // RSKj responds in order, and leaves the id out of some errors. While it has kept the order, such an error is the oldest's.
  let isInOrder = true;
  // It may still respond to what was given up here for being late, and that error would be taken for another's.
  let isResponseOwed = false;

  function take(id: number): Pending["settle"] {
    const settle = pending.get(id)?.settle;
    pending.delete(id);
    return settle;
  }

  function deliver(id: number, bytes: Uint8Array): void {
    const settle = take(id);
    try {
      settle?.resolve(readEnvelope(bytes, id));
    } catch (error) {
      settle?.reject(asNodeUnavailable(error));
    }
  }

  return {
    add: (id, sentAt, signal) =>
      new Promise((resolve, reject) => {
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
        pending.set(id, one);
      }),
    settle(id, bytes) {
      if (pending.has(id) && pending.keys().next().value !== id) isInOrder = false;
      deliver(id, bytes);
    },
    settleOldest(bytes) {
      const oldest = pending.keys().next().value;
      if (oldest === undefined || isResponseOwed || (!isInOrder && pending.size > 1)) return false;
      deliver(oldest, bytes);
      return true;
    },
    expire(sentAt) {
      const late = [...pending].filter(([, one]) => one.sentAt < sentAt);
      for (const [id] of late) take(id)?.reject(nodeUnavailable(new Error("no response in time")));
      isResponseOwed ||= late.length > 0;
    },
    fail(cause) {
      for (const id of pending.keys()) take(id)?.reject(nodeUnavailable(cause));
    },
  };
}
