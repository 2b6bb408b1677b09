import type { CallSignal } from "../rpc/call-signal.js";
import { waitTurn } from "../rpc/wait-turn.js";
import { LinkedQueue } from "../turns/linked-queue.js";

/** A call that may have to wait. The signal is created only if it does. */
export interface Waiter {
  readonly signal: CallSignal;
}

/** Limits how many calls of each user run at once. Each user has a separate queue. */
export interface Concurrency {
  /** "running" at once or when its turn comes, "full" if the queue is full. Rejects with the signal's reason when it aborts. */
  enter(userId: string, waiter: Waiter): "running" | "full" | Promise<void>;
  /** Ends a running call and starts the next one in the queue. */
  leave(userId: string): void;
}

export interface ConcurrencyOptions {
  readonly maxRunning: number;
  readonly maxQueued: number;
}

interface UserLane {
  running: number;
  /** In order of arrival. */
  readonly queue: LinkedQueue<() => void>;
}

export function createConcurrency({ maxRunning, maxQueued }: ConcurrencyOptions): Concurrency {
  const lanes = new Map<string, UserLane>();

  const wait = ({ queue }: UserLane, signal: CallSignal): Promise<void> =>
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
