import { LinkedQueue, type QueueNode } from "./linked-queue.js";

/**
 * A lane gets another slot only while it holds fewer than this many times the slots that would remain. A single lane can
 * therefore hold three quarters of all slots, and a new lane finds a free one.
 */
const share = 3;

interface SlotLane {
  readonly name: string;
  held: number;
  /** Waiting callbacks, in order of arrival. */
  readonly queue: LinkedQueue<() => void>;
  /** Its place among the waiting lanes; undefined if none of its calls wait. */
  place: QueueNode<SlotLane> | undefined;
}

/**
 * A fixed number of slots shared by lanes, with a bounded queue. No lane can take all slots or the whole queue, and waiting lanes
 * are served in turn. All operations take constant time, except for a scan of lanes that hold slots.
 */
export class FairSlots {
  readonly #size: number;
  readonly #queueLength: number;
  readonly #maxPerLane: number;
  readonly #lanes = new Map<string, SlotLane>();
  /** Waiting lanes, next turn first. None of them may take a slot now, since every freed slot is assigned at once. */
  readonly #waiting = new LinkedQueue<SlotLane>();
  #taken = 0;
  #queued = 0;

  /** `maxPerLane`: slots of one lane, however many are free. */
  constructor(size: number, queueLength: number, maxPerLane = size) {
    this.#size = size;
    this.#queueLength = queueLength;
    this.#maxPerLane = maxPerLane;
  }

  /** Number of taken slots and waiting calls. */
  outstanding(): number {
    return this.#taken + this.#queued;
  }

  /** Whether a lane would get a slot immediately. */
  hasFree(name: string): boolean {
    return this.#mayTake(this.#lanes.get(name), this.#size - this.#taken);
  }

  /** Whether a lane would get neither a slot nor a place in the queue. */
  isFull(name: string): boolean {
    return !this.hasFree(name) && !mayHave(this.#lanes.get(name)?.queue.size ?? 0, this.#queueLength - this.#queued);
  }

  /** Whether calls of a lane are waiting. */
  isWaiting(name: string): boolean {
    return this.#lanes.get(name)?.place !== undefined;
  }

  /** Takes a slot if the lane may have one now. End with `free`. */
  take(name: string): boolean {
    const lane = this.#lanes.get(name);
    if (!this.#mayTake(lane, this.#size - this.#taken)) return false;
    this.#hold(lane ?? this.#open(name));
    return true;
  }

  /**
   * Calls `go` when the lane has a slot. Returns a function that leaves the queue before that. Throws RangeError if the queue is
   * full.
   */
  wait(name: string, go: () => void): () => void {
    if (this.isFull(name)) throw new RangeError("the queue is full");
    const lane = this.#lanes.get(name) ?? this.#open(name);
    const place = lane.queue.push(go);
    lane.place ??= this.#waiting.push(lane);
    this.#queued++;
    return () => {
      lane.queue.remove(place);
      this.#leave(lane);
    };
  }

  /** Returns a lane's slot and serves the waiting lanes. */
  free(name: string): void {
    const lane = this.#lanes.get(name);
    if (!lane) return;
    lane.held--;
    this.#taken--;
    this.#forgetIfIdle(lane);
    for (let next = this.#findNext(); next; next = this.#findNext()) this.#serve(next);
  }

  #mayTake(lane: SlotLane | undefined, free: number): boolean {
    const held = lane?.held ?? 0;
    return held < this.#maxPerLane && mayHave(held, free);
  }

  #open(name: string): SlotLane {
    const lane: SlotLane = { name, held: 0, queue: new LinkedQueue(), place: undefined };
    this.#lanes.set(name, lane);
    return lane;
  }

  #hold(lane: SlotLane): void {
    lane.held++;
    this.#taken++;
  }

  /** The first waiting lane that may have a slot. Lanes that are skipped hold slots, so there are no more of them than slots. */
  #findNext(): SlotLane | undefined {
    const free = this.#size - this.#taken;
    if (free === 0) return undefined;
    let place = this.#waiting.first;
    while (place && !this.#mayTake(place.value, free)) place = place.next;
    return place?.value;
  }

  #serve(lane: SlotLane): void {
    const go = lane.queue.shift();
    this.#hold(lane);
    // It goes to the end of the waiting lanes.
    if (lane.place) this.#waiting.remove(lane.place);
    lane.place = this.#waiting.push(lane);
    this.#leave(lane);
    go?.();
  }

  /** Called when a call has left the queue. */
  #leave(lane: SlotLane): void {
    this.#queued--;
    if (lane.queue.size > 0 || !lane.place) return;
    this.#waiting.remove(lane.place);
    lane.place = undefined;
    this.#forgetIfIdle(lane);
  }

  #forgetIfIdle(lane: SlotLane): void {
    if (lane.held === 0 && !lane.place) this.#lanes.delete(lane.name);
  }
}

/** Whether a lane with `held` slots may take one of `free` slots. */
function mayHave(held: number, free: number): boolean {
  return held === 0 ? free > 0 : held < share * (free - 1);
}
