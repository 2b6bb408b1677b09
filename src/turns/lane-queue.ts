import { LinkedQueue } from "./linked-queue.js";

interface Lane<T> {
  readonly name: string;
  readonly queue: LinkedQueue<T>;
}

/** A queue in which lanes take turns; first in, first out within each lane. All operations take constant time. */
export class LaneQueue<T> {
  readonly #lanes = new Map<string, Lane<T>>();
  /** Lanes with queued values, next turn first. */
  readonly #turns = new LinkedQueue<Lane<T>>();

  push(name: string, value: T): void {
    let lane = this.#lanes.get(name);
    if (!lane) {
      lane = { name, queue: new LinkedQueue() };
      this.#lanes.set(name, lane);
      this.#turns.push(lane);
    }
    lane.queue.push(value);
  }

  /** Removes and returns the next value; undefined if the queue is empty. */
  shift(): T | undefined {
    const lane = this.#turns.shift();
    if (!lane) return undefined;
    const value = lane.queue.shift();
    if (lane.queue.size > 0) this.#turns.push(lane);
    else this.#lanes.delete(lane.name);
    return value;
  }
}
