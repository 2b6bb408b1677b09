import type { Clock } from "../clock.js";
import type { Database } from "./database.js";
import { Pace } from "./pace.js";
import type { StoreBreaker } from "./store-breaker.js";
import { createWorkLease, LeaseLostError, type WorkName, type WorkState } from "./work-lease.js";

/** Background work that is done every so often, by one of the processes. */
export interface LeasedWork {
  /** Does it now, unless another process is doing it. */
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface LeasedWorkOptions {
  readonly name: WorkName;
  /** How often each process looks whether the work is due. */
  readonly lookMs: number;
  /** How long after its end the work is due again: a little less than the time between looks, so that each look of some process finds it due. */
  readonly everyMs: number;
  /** What the log says of a failure. */
  readonly failure: string;
  /** Whether it may be done now, where it is due; by default always. */
  readonly mayRun?: () => boolean;
}

/** What is done: in steps at a pace, after what earlier runs left; resolves with what this one leaves, if that is more than its time. */
export type Work = (makePace: () => Pace, state: WorkState) => Promise<WorkState | undefined>;

export interface LeasedWorkParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** Starts looking. Work that fails is done again at the next look. */
export function startLeasedWork(options: LeasedWorkOptions, parts: LeasedWorkParts, work: Work): LeasedWork {
  const { clock, breaker, log } = parts;
  const closing = new AbortController();
  const runIfDue = createRun(options, parts, { signal: closing.signal, work });

  const runSafely = async (): Promise<void> => {
    if (breaker.outage() || options.mayRun?.() === false) return;
    try {
      await runIfDue(false);
    } catch (error) {
      if (closing.signal.aborted || error instanceof LeaseLostError) return;
      if (!(await breaker.report(error))) log.warn({ err: error }, options.failure);
    }
  };

  let running: Promise<void> | undefined;
  const lookLater = (): (() => void) =>
    clock.after(options.lookMs, () => {
      // With millions of users, a run may take longer than the time between looks.
      running ??= runSafely().finally(() => (running = undefined));
      stop = lookLater();
    });
  let stop = lookLater();

  return {
    run: () => runIfDue(true),
    async close() {
      stop();
      closing.abort();
      await running;
    },
  };
}

interface Run {
  readonly signal: AbortSignal;
  readonly work: Work;
}

/** Makes the function that does the work, unless another process does or has just done so. */
function createRun({ name, everyMs }: LeasedWorkOptions, { db, clock }: LeasedWorkParts, { signal, work }: Run) {
  const lease = createWorkLease({ name, everyMs }, { db, clock });
  const makePace = () => new Pace({ clock, signal, beforeStep: () => lease.keep() });
  return async (isForced: boolean): Promise<void> => {
    const state = await lease.take(isForced);
    if (!state) return;
    try {
      await lease.release((await work(makePace, state)) ?? { ...state, markMs: clock.nowMs() });
    } catch (error) {
      // Another process continues at once; if the store is away, once the lease has expired.
      await lease.release().catch(() => undefined);
      throw error;
    }
  };
}
