import { LinkedQueue } from "./linked-queue.js";

/** Work in steps, one for each `next`, each of them a few milliseconds at most. */
export type Steps<Result> = Iterator<unknown, Result, undefined>;

/** What the work of all lanes may take of one turn of the event loop: what has arrived meanwhile comes first then. */
const TURN_MS = 2;

/** What a lane may work before it is another one's turn. */
const LANE_MS = 1;

interface Job {
  /** Does one step; false when it was the last. Never throws. */
  readonly step: () => boolean;
}

interface Lane {
  readonly name: string;
  readonly jobs: LinkedQueue<Job>;
  /** What it may work still; less than zero when a step took longer. */
  leftMs: number;
}

/** What long work needs to know of the process: the time in ms, and how to wait for the next turn of the event loop. */
export interface LongWorkParts {
  readonly now: () => number;
  readonly onNextTurn: (action: () => void) => void;
}

/**
 * Does long work on the event loop without holding up others: a few milliseconds' worth in each turn, lanes in turn, by the time
 * that their steps take. What comes first in a turn begins at once, so that work which is short after all waits for nothing.
 */
export class LongWork {
  readonly #parts: LongWorkParts;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes with jobs, next turn first. */
  readonly #waiting = new LinkedQueue<Lane>();
  #isWorking = false;
  /** When this turn of the event loop has been given enough; undefined before the first work in it. */
  #endsAt: number | undefined;

  constructor(parts: LongWorkParts) {
    this.#parts = parts;
  }

  /** Resolves to what the steps return in the end; rejects with what they throw. */
  run<Result>(lane: string, steps: Steps<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        try {
          const { done, value } = steps.next();
          if (done) resolve(value);
          return !done;
        } catch (error) {
          reject(error);
          return false;
        }
      };
      this.#add(lane, { step });
      if (!this.#isWorking) void this.#work();
    });
  }

  #add(name: string, job: Job): void {
    const known = this.#lanes.get(name);
    if (known) return void known.jobs.push(job);
    const lane: Lane = { name, jobs: new LinkedQueue(), leftMs: LANE_MS };
    lane.jobs.push(job);
    this.#lanes.set(name, lane);
    this.#waiting.push(lane);
  }

  async #work(): Promise<void> {
    const { now, onNextTurn } = this.#parts;
    this.#isWorking = true;
    for (let startedAt = now(); this.#waiting.size > 0; ) {
      if (startedAt >= this.#endOfTurn(startedAt)) {
        await new Promise<void>((resolve) => onNextTurn(resolve));
        startedAt = now();
        continue;
      }
      const lane = this.#findNext();
      this.#step(lane);
      // What the step has set off comes before the next one, and counts.
      await Promise.resolve();
      const endedAt = now();
      lane.leftMs -= endedAt - startedAt;
      startedAt = endedAt;
    }
    this.#isWorking = false;
  }

  #endOfTurn(nowMs: number): number {
    if (this.#endsAt === undefined) {
      this.#endsAt = nowMs + TURN_MS;
      this.#parts.onNextTurn(() => (this.#endsAt = undefined));
    }
    return this.#endsAt;
  }

  /** The first lane that has time left. One that took too much is passed over until it has made up for it. */
  #findNext(): Lane {
    for (;;) {
      const lane = this.#waiting.first?.value as Lane;
      if (lane.leftMs > 0) return lane;
      lane.leftMs += LANE_MS;
      this.#waiting.shift();
      this.#waiting.push(lane);
    }
  }

  /** A step of the lane's oldest job. */
  #step(lane: Lane): void {
    const job = lane.jobs.first;
    if (!job || job.value.step()) return;
    lane.jobs.remove(job);
    if (lane.jobs.size > 0) return;
    // It has time left, so it is the first of those that wait.
    this.#waiting.shift();
    this.#lanes.delete(lane.name);
  }
}

/** The long work of this thread, which has one event loop. */
export const longWork = new LongWork({
  now: () => performance.now(),
  onNextTurn: (action) => void setImmediate(action),
});
