import type { CallSignal } from "../rpc/call-signal.js";
import { waitTurn } from "../rpc/wait-turn.js";
import { LinkedQueue } from "../turns/linked-queue.js";

/** A call that may have to wait. Its signal, which costs something to make, is asked for only when it does. */
export interface Waiter {
  readonly signal: CallSignal;
}

/** How many calls of each user run at once. Every user has a queue of one's own, so nobody waits for another's calls. */
export interface Concurrency {
  /** Enters at once ("running"), or when its turn comes, or not at all ("full"). Rejects with the signal's reason when it aborts. */
  enter(userId: string, waiter: Waiter): "running" | "full" | Promise<void>;
  /** A call that had entered has ended: the next one's turn. */
  leave(userId: string): void;
}

export interface ConcurrencyOptions {
  readonly maxRunning: number;
  readonly maxQueued: number;
}

interface Lane {
  running: number;
  /** In the order they came. */
  readonly queue: LinkedQueue<() => void>;
}

export function createConcurrency({ maxRunning, maxQueued }: ConcurrencyOptions): Concurrency {
  const lanes = new Map<string, Lane>();

  const wait = ({ queue }: Lane, signal: CallSignal): Promise<void> =>
    waitTurn(signal, (go) => {
      const place = queue.push(go);
      return () => queue.remove(place);
    });

  return {
    enter(userId, waiter) {
      let lane = lanes.get(userId);
      if (!lane) {
        lane = { running: 0, queue: new LinkedQueue() };
        lanes.set(userId, lane);
      }
      if (lane.running < maxRunning) {
        lane.running++;
        return "running";
      }
      return lane.queue.size < maxQueued ? wait(lane, waiter.signal) : "full";
    },

    leave(userId) {
      const lane = lanes.get(userId);
      if (!lane) return;
      const next = lane.queue.shift();
      if (next) next();
      else if (--lane.running === 0) lanes.delete(userId);
    },
  };
}
