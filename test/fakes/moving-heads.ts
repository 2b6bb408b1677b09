import type { Head, HeadFeed } from "../../src/node/head-feed.js";

export interface MovingHeads extends HeadFeed {
  /** Shows another head; `fork`: the highest block that stays, where the chain is another from there on. */
  moveTo(head: Head, fork?: number): void;
}

/** A head feed that moves when a test says so. */
export function createMovingHeads(first?: Head): MovingHeads {
  const headListeners = new Set<(head: Head) => void>();
  const reorgListeners = new Set<(forkHeight: number) => void>();
  let shown = first;
  const listenIn = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    current: () => shown,
    onHead: (listener) => listenIn(headListeners, listener),
    onReorg: (listener) => listenIn(reorgListeners, listener),
    moveTo(head, fork) {
      if (fork !== undefined) for (const tell of reorgListeners) tell(fork);
      shown = head;
      for (const tell of headListeners) tell(head);
    },
  };
}
