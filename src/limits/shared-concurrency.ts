import type { Clock } from "../clock.js";
import { LinkedQueue } from "../turns/linked-queue.js";
import type { Concurrency, ConcurrencyOptions } from "./concurrency.js";
import { type OtherWorkers, ownPlacesOf, type PlaceGrant, patienceMs } from "./other-workers.js";
import { type CallQueue, QueuedCall, type Waiter } from "./queued-call.js";

/** How long unused places are kept. */
const keepMs = 1_000;

interface WorkerLane {
  running: number;
  /** Places that the primary process has granted. */
  places: number;
  /** Places asked for and not granted yet. */
  asked: number;
  /** Whether an ask has had no response at all. */
  isUnacknowledged: boolean;
  /** Places beyond those granted, while the primary process is slow. */
  extra: number;
  isWanted: boolean;
  isAskDue: boolean;
  usedAtMs: number;
  readonly queue: CallQueue;
}

/**
 * Limits a user's running calls over all workers of a machine. A worker has some places of its own; the primary process lends the
 * others. While it is slow, a worker continues with its part of them.
 */
export class SharedConcurrency implements Concurrency {
  readonly #options: ConcurrencyOptions;
  readonly #workers: OtherWorkers;
  readonly #clock: Clock;
  readonly #own: number;
  readonly #lanes = new Map<string, WorkerLane>();

  constructor(options: ConcurrencyOptions, workers: OtherWorkers, clock: Clock) {
    this.#options = options;
    this.#workers = workers;
    this.#clock = clock;
    this.#own = ownPlacesOf(options.maxRunning, workers.count);
    workers.places.onReceive((grant) => this.#receive(grant));
    this.#sweepLater();
  }

  enter(userId: string): boolean {
    const lane = this.#laneOf(userId);
    if (lane.queue.size > 0 || lane.running >= this.#roomOf(lane)) return false;
    lane.running++;
    return true;
  }

  wait(userId: string, waiter: Waiter): boolean {
    const lane = this.#laneOf(userId);
    if (lane.queue.size >= this.#options.maxQueued) return false;
    if (new QueuedCall(lane.queue, waiter).join()) this.#askSoon(userId, lane);
    return true;
  }

  leave(userId: string): void {
    const lane = this.#lanes.get(userId);
    if (!lane) return;
    lane.running--;
    lane.usedAtMs = this.#clock.elapsedMs();
    if (lane.isWanted) this.#giveUnused(userId, lane);
    this.#serve(userId, lane);
    this.#forgetIdle(userId, lane);
  }

  #laneOf(userId: string): WorkerLane {
    const known = this.#lanes.get(userId);
    if (known) return known;
    const none = {
      running: 0,
      places: 0,
      asked: 0,
      isUnacknowledged: false,
      extra: 0,
      isWanted: false,
      isAskDue: false,
    };
    const lane: WorkerLane = { ...none, usedAtMs: this.#clock.elapsedMs(), queue: new LinkedQueue() };
    this.#lanes.set(userId, lane);
    return lane;
  }

  #roomOf({ places, extra }: WorkerLane): number {
    return this.#own + Math.max(places, extra);
  }

  #serve(userId: string, lane: WorkerLane): void {
    while (lane.running < this.#roomOf(lane)) {
      const next = lane.queue.shift();
      if (!next) return;
      lane.running++;
      next.begin();
    }
    if (lane.queue.size > 0) this.#askSoon(userId, lane);
  }

  /** Calls of one batch are asked for together. */
  #askSoon(userId: string, lane: WorkerLane): void {
    if (lane.isAskDue) return;
    lane.isAskDue = true;
    queueMicrotask(() => {
      lane.isAskDue = false;
      this.#ask(userId, lane);
    });
  }

  #ask(userId: string, lane: WorkerLane): void {
    const { maxRunning } = this.#options;
    const { count, places } = this.#workers;
    const lent = maxRunning - this.#own * count;
    const asked = Math.min(lane.queue.size, lent - lane.places) - lane.asked;
    if (asked <= 0) return;
    lane.asked += asked;
    places.send({ userId, asked, given: 0 });
    if (lane.isUnacknowledged) return;
    lane.isUnacknowledged = true;
    this.#clock.after(patienceMs, () => {
      if (!lane.isUnacknowledged) return;
      lane.extra = Math.ceil(lent / count);
      this.#serve(userId, lane);
    });
  }

  #receive({ userId, granted, isWanted }: PlaceGrant): void {
    const lane = this.#laneOf(userId);
    lane.isUnacknowledged = false;
    lane.extra = 0;
    lane.places += granted;
    lane.asked = Math.max(0, lane.asked - granted);
    lane.isWanted = isWanted;
    lane.usedAtMs = this.#clock.elapsedMs();
    this.#serve(userId, lane);
    if (isWanted) this.#giveUnused(userId, lane);
    this.#forgetIdle(userId, lane);
  }

  /** Places of its own are used first. */
  #giveUnused(userId: string, lane: WorkerLane): void {
    const given = Math.min(lane.places, this.#own + lane.places - lane.running);
    if (given <= 0) return;
    lane.places -= given;
    this.#workers.places.send({ userId, asked: 0, given });
  }

  #forgetIdle(userId: string, { running, places, asked, queue }: WorkerLane): void {
    if (running === 0 && places === 0 && asked === 0 && queue.size === 0) this.#lanes.delete(userId);
  }

  #sweepLater(): void {
    this.#clock.after(keepMs, () => {
      const beforeMs = this.#clock.elapsedMs() - keepMs;
      for (const [userId, lane] of this.#lanes) {
        if (lane.usedAtMs <= beforeMs && lane.queue.size === 0) this.#giveUnused(userId, lane);
        this.#forgetIdle(userId, lane);
      }
      this.#sweepLater();
    });
  }
}
