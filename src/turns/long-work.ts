import { LinkedQueue } from "./linked-queue.js";

/** Work in steps, one per `next`, each a few milliseconds at most. If a step yields a promise, the next one runs once it has resolved. */
export type Steps<Result> = Iterator<unknown, Result, undefined>;

/** Short work as the only step. */
export function onlyStep<Result>(work: () => Result): Steps<Result> {
  return { next: () => ({ done: true, value: work() }) };
}

/** What long work is, for metrics. */
export type WorkName = "body" | "refused body" | "hash" | "transaction" | "events" | "WebSocket" | "page" | "pipelined";

/** Called for a step that took this long, in milliseconds. */
export type OnLongStep = (work: WorkName, elapsedMs: number) => void;

/** Steps that take longer are reported, since all other work waits for them. */
const longStepMs = 5;

interface Job {
  readonly name: WorkName;
  /** Executes one step; false if it was the last. Never throws. */
  readonly step: () => boolean;
}

interface WorkLane {
  readonly name: string;
  readonly jobs: LinkedQueue<Job>;
  /** Remaining time; negative when a step took longer. */
  leftMs: number;
}

/** Times, and how to wait for the next turn of the event loop. */
export interface LongWorkParts {
  /** Time per turn of the event loop for all lanes, in milliseconds; then pending events come first. */
  readonly turnMs: number;
  /** Time slice of a lane, in milliseconds. */
  readonly laneMs: number;
  /** The clock in milliseconds. */
  readonly now: () => number;
  readonly onNextTurn: (action: () => void) => void;
  /** Called with what an action has thrown in its turn: other work goes on. */
  readonly onThrown: (error: unknown) => unknown;
}

/**
 * The one time slicer of the event loop: runs long work in slices of a few milliseconds per turn, with lanes in turn according to the
 * time used; and short actions that come in great numbers. The first work of a turn starts at once, so short work is not delayed.
 */
export class LongWork {
  readonly #parts: LongWorkParts;
  readonly #lanes = new Map<string, WorkLane>();
  /** Lanes with jobs, next turn first. */
  readonly #waiting = new LinkedQueue<WorkLane>();
  readonly #listeners = new Set<OnLongStep>();
  #isWorking = false;
  /** When this turn of the event loop has been given enough; undefined before the first work in it. */
  #endsAt: number | undefined;

  constructor(parts: LongWorkParts) {
    this.#parts = parts;
  }

  /** Listens for steps of more than five milliseconds; returns a function that stops it. */
  onLongStep(listener: OnLongStep): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves to the return value of the steps; rejects with what they throw. */
  run<Result>(lane: string, name: WorkName, steps: Steps<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        try {
          const { done, value } = steps.next();
          if (done) resolve(value);
          else if (value instanceof Promise) void value.then(() => this.#add(lane, job));
          return !done && !(value instanceof Promise);
        } catch (error) {
          reject(error);
          return false;
        }
      };
      const job = { name, step };
      this.#add(lane, job);
    });
  }

  /** Runs a short action: at once if nothing waits and this turn has time left. */
  runAction(lane: string, name: WorkName, action: () => void): void {
    if (!this.#isWorking && this.#hasTime()) action();
    else this.queueAction(lane, name, action);
  }

  /** The same for one that may itself lead to the next: never within it, so that they don't pile up on the stack. */
  queueAction(lane: string, name: WorkName, action: () => void): void {
    const step = (): boolean => {
      try {
        action();
      } catch (error) {
        void this.#parts.onThrown(error);
      }
      return false;
    };
    this.#add(lane, { name, step });
  }

  #add(lane: string, job: Job): void {
    this.#queue(lane, job);
    if (!this.#isWorking) void this.#work();
  }

  #queue(laneName: string, job: Job): void {
    const known = this.#lanes.get(laneName);
    if (known) return void known.jobs.push(job);
    const lane: WorkLane = { name: laneName, jobs: new LinkedQueue(), leftMs: this.#parts.laneMs };
    lane.jobs.push(job);
    this.#lanes.set(laneName, lane);
    this.#waiting.push(lane);
  }

  async #work(): Promise<void> {
    const { now, onNextTurn } = this.#parts;
    this.#isWorking = true;
    for (let startedAt = now(); this.#waiting.size > 0;) {
      if (startedAt >= this.#endOfTurn(startedAt)) {
        await new Promise<void>((resolve) => onNextTurn(resolve));
        startedAt = now();
        continue;
      }
      const lane = this.#findNext();
      const name = this.#step(lane);
      // Continuations of the step run first, and their time counts.
      await Promise.resolve();
      const endedAt = now();
      lane.leftMs -= endedAt - startedAt;
      if (endedAt - startedAt > longStepMs && name) for (const tell of this.#listeners) tell(name, endedAt - startedAt);
      startedAt = endedAt;
    }
    this.#isWorking = false;
  }

  #hasTime(): boolean {
    const nowMs = this.#parts.now();
    return nowMs < this.#endOfTurn(nowMs);
  }

  #endOfTurn(nowMs: number): number {
    if (this.#endsAt === undefined) {
      this.#endsAt = nowMs + this.#parts.turnMs;
      this.#parts.onNextTurn(() => (this.#endsAt = undefined));
    }
    return this.#endsAt;
  }

  /** The first lane with time left. A lane that took too much is skipped until it has made up for it. */
  #findNext(): WorkLane {
    for (;;) {
      const lane = this.#waiting.first?.value as WorkLane;
      if (lane.leftMs > 0) return lane;
      lane.leftMs += this.#parts.laneMs;
      this.#waiting.shift();
      this.#waiting.push(lane);
    }
  }

  /** Executes a step of the lane's oldest job. Returns the job's name. */
  #step(lane: WorkLane): WorkName | undefined {
    const job = lane.jobs.first;
    if (!job || job.value.step()) return job?.value.name;
    lane.jobs.remove(job);
    if (lane.jobs.size > 0) return job.value.name;
    // It had time left, so it is the first of the waiting lanes.
    this.#waiting.shift();
    this.#lanes.delete(lane.name);
    return job.value.name;
  }
}

/** The long work of this thread. */
export const longWork = new LongWork({
  turnMs: 1,
  laneMs: 0.5,
  now: () => performance.now(),
  onNextTurn: (action) => void setImmediate(action),
  // Logged as an unhandled rejection.
  onThrown: async (error) => {
    throw error;
  },
});
