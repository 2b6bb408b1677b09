import { LinkedQueue, type Place } from "./linked-queue.js";

/**
 * A lane that holds slots gets another one only while it holds fewer than this many times those that would be left. So a lane on
 * its own gets three quarters of the slots, and a lane that holds none finds one free.
 */
const SHARE = 3;

interface Lane {
  readonly name: string;
  held: number;
  /** What to call at each turn, in the order they came. */
  readonly queue: LinkedQueue<() => void>;
  /** Its place among the lanes that wait; undefined while nothing of it waits. */
  place: Place<Lane> | undefined;
}

/**
 * A number of slots that lanes share, and a bounded queue for them. No lane can take all of either, and lanes that wait are served
 * in turn. Every operation takes the same time for any number of lanes and calls, but for a look at the lanes that hold slots.
 */
export class FairSlots {
  readonly #lanes = new Map<string, Lane>();
  /** The lanes that wait, next turn first. None of them may have a slot now: that is seen to whenever one is freed. */
  readonly #waiting = new LinkedQueue<Lane>();
  #taken = 0;
  #queued = 0;

  constructor(
    private readonly size: number,
    private readonly queueLength: number,
  ) {}

  /** Slots taken, and calls that wait for one. */
  outstanding(): number {
    return this.#taken + this.#queued;
  }

  /** Whether a lane would get a slot at once. */
  hasFree(name: string): boolean {
    return mayHave(this.#lanes.get(name)?.held ?? 0, this.size - this.#taken);
  }

  /** Whether a lane would get neither a slot nor a place in the queue. */
  isFull(name: string): boolean {
    return !this.hasFree(name) && !mayHave(this.#lanes.get(name)?.queue.size ?? 0, this.queueLength - this.#queued);
  }

  /** Whether calls of a lane are waiting. */
  isWaiting(name: string): boolean {
    return this.#lanes.get(name)?.place !== undefined;
  }

  /** Takes a slot where the lane may have one now; ends with `free`. */
  take(name: string): boolean {
    const lane = this.#lanes.get(name);
    if (!mayHave(lane?.held ?? 0, this.size - this.#taken)) return false;
    this.#hold(lane ?? this.#open(name));
    return true;
  }

  /** Calls `go` when the lane has got a slot for it. Returns what leaves the queue before that. Throws RangeError when it is full. */
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

  /** Gives a lane's slot back; the lanes whose turn it is get theirs. */
  free(name: string): void {
    const lane = this.#lanes.get(name);
    if (!lane) return;
    lane.held--;
    this.#taken--;
    this.#forgetIfIdle(lane);
    for (let next = this.#findNext(); next; next = this.#findNext()) this.#serve(next);
  }

  #open(name: string): Lane {
    const lane: Lane = { name, held: 0, queue: new LinkedQueue(), place: undefined };
    this.#lanes.set(name, lane);
    return lane;
  }

  #hold(lane: Lane): void {
    lane.held++;
    this.#taken++;
  }

  /** The first of the waiting lanes that may have a slot. Those passed over hold some, so there are no more of them than slots. */
  #findNext(): Lane | undefined {
    const free = this.size - this.#taken;
    if (free === 0) return undefined;
    let place = this.#waiting.first;
    while (place && !mayHave(place.value.held, free)) place = place.next;
    return place?.value;
  }

  #serve(lane: Lane): void {
    const go = lane.queue.shift();
    this.#hold(lane);
    // Its next turn comes after everybody else's.
    if (lane.place) this.#waiting.remove(lane.place);
    lane.place = this.#waiting.push(lane);
    this.#leave(lane);
    go?.();
  }

  /** One of a lane's calls has left the queue. */
  #leave(lane: Lane): void {
    this.#queued--;
    if (lane.queue.size > 0 || !lane.place) return;
    this.#waiting.remove(lane.place);
    lane.place = undefined;
    this.#forgetIfIdle(lane);
  }

  #forgetIfIdle(lane: Lane): void {
    if (lane.held === 0 && !lane.place) this.#lanes.delete(lane.name);
  }
}

/** Whether a lane that holds so many may have one more of those that are free. */
function mayHave(held: number, free: number): boolean {
  return held === 0 ? free > 0 : held < SHARE * (free - 1);
}
