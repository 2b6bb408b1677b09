import type { NetworkName } from "../../config/network-table.js";
import type { FollowedTransactions } from "../../events/pending-transactions.js";
import type { Timers } from "../../node/timers.js";
import type { FilterStore } from "./filter-store.js";
import { lastPosition, readSent } from "./sent-transactions.js";

/** How often the store is asked while subscribers listen. */
const pollMs = 500;

/** How long a new subscription waits for the store at most. */
const maxStartMs = 500;

export interface FollowSentParts {
  readonly store: FilterStore;
  readonly network: NetworkName;
  readonly timers: Pick<Timers, "after">;
}

/** Reads from the store the transactions that gateways send from now on, in order. While the store is away, they come late. */
export function followSent(parts: FollowSentParts, onHash: (hash: string) => void): FollowedTransactions {
  const { store, network, timers } = parts;
  let position: number | undefined;
  let isStopped = false;
  let cancel: (() => void) | undefined;

  const read = async (): Promise<void> => {
    if (position === undefined) {
      position = await lastPosition(store, network);
      return;
    }
    for (const sent of await readSent(store, network, position)) {
      if (isStopped) return;
      position = sent.position;
      onHash(sent.hash);
    }
  };
  const poll = async (): Promise<void> => {
    try {
      await read();
    } catch {
      // The store's breaker has reported it; the next poll continues at the same position.
    }
    if (!isStopped) cancel = timers.after(pollMs, () => void poll());
  };

  const started = poll();
  const late = new Promise<void>((resolve) => timers.after(maxStartMs, resolve));
  return {
    isReady: Promise.race([started, late]),
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
