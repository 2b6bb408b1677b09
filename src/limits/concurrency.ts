import { LinkedQueue } from "../turns/linked-queue.js";
import { type CallQueue, QueuedCall, type Waiter } from "./queued-call.js";

/** Limits how many calls of each user run at once. Each user has a separate queue. */
export interface Concurrency {
  /** Begins a call if it may run now. End with `leave`. */
  enter(userId: string): boolean;
  /** Queues a call that may not run now; false if the queue is full. */
  wait(userId: string, waiter: Waiter): boolean;
  /** Ends a running call and starts the next one in the queue. */
  leave(userId: string): void;
}

export interface ConcurrencyOptions {
  readonly maxRunning: number;
  readonly maxQueued: number;
}

interface UserLane {
  running: number;
  /** Undefined before a call waits: most users' never do. */
  queue: CallQueue | undefined;
}

export function createConcurrency({ maxRunning, maxQueued }: ConcurrencyOptions): Concurrency {
  const lanes = new Map<string, UserLane>();

  const laneOf = (userId: string): UserLane => {
    const known = lanes.get(userId);
    if (known) return known;
    const lane: UserLane = { running: 0, queue: undefined };
    lanes.set(userId, lane);
    return lane;
  };

  return {
    enter(userId) {
      const lane = laneOf(userId);
      if (lane.running >= maxRunning) return false;
      lane.running++;
      return true;
    },

    wait(userId, waiter) {
      const queue = (laneOf(userId).queue ??= new LinkedQueue());
      if (queue.size >= maxQueued) return false;
      new QueuedCall(queue, waiter).join();
      return true;
    },

    leave(userId) {
      const lane = lanes.get(userId);
      if (!lane) return;
      const next = lane.queue?.shift();
      if (next) next.begin();
      else if (--lane.running === 0) lanes.delete(userId);
    },
  };
}
