import type { Clock } from "../clock.js";
import type { Database } from "../store/database.js";
import { Pace } from "../store/pace.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { createWorkLease, LeaseLostError } from "../store/work-lease.js";
import type { Log } from "../telemetry/log.js";
import type { OpenedHistory } from "./history/open-history.js";
import { applyRules, type RetentionLimits } from "./retention/apply-rules.js";
import type { StopReason } from "./retention/ceiling.js";

export interface RetentionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
  /** For a history outside of the database. */
  readonly forget?: OpenedHistory["forget"];
  /** Called when a run leaves old rows of a table. */
  readonly onStopped?: (table: string) => void;
}

/** Compacts and deletes old usage history once an hour, in one of the processes that share the store. */
export interface Retention {
  /** Runs now, unless another process does. */
  readonly run: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const everyMs = 3_600_000;
/** How often a process looks whether a run is due. */
const lookMs = 60_000;

export function createRetention(limits: RetentionLimits, parts: RetentionParts): Retention {
  const { clock, breaker, log } = parts;
  const closing = new AbortController();
  const runIfDue = createRun(limits, parts, closing.signal);

  const runSafely = async (): Promise<void> => {
    if (breaker.outage() || !clock.mayDelete()) return;
    try {
      await runIfDue(false);
    } catch (error) {
      if (closing.signal.aborted || error instanceof LeaseLostError) return;
      if (!(await breaker.report(error))) log.warn({ err: error }, "old usage history could not be deleted");
    }
  };

  let running: Promise<void> | undefined;
  const lookLater = (): (() => void) =>
    clock.after(lookMs, () => {
      // With millions of users, a run may take longer than an hour.
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

/** Makes the function that takes the lease, runs, and releases the lease. */
function createRun(
  limits: RetentionLimits,
  { db, clock, log, forget, onStopped }: RetentionParts,
  signal: AbortSignal,
): (isForced: boolean) => Promise<void> {
  const lease = createWorkLease({ name: "retention", everyMs }, { db, clock });
  const parts = {
    db,
    forget,
    makePace: () => new Pace({ clock, signal, beforeStep: () => lease.keep() }),
    onStopped(table: string, reason: StopReason) {
      log.warn({ table, reason }, "retention stopped before it deleted rows: check the clock of this machine");
      onStopped?.(table);
    },
  };
  return async (isForced) => {
    const state = await lease.take(isForced);
    if (!state) return;
    try {
      await lease.release(await applyRules({ ...limits, nowMs: clock.nowMs() }, state, parts));
    } catch (error) {
      // Another process continues at once; if the store is away, once the lease has expired.
      await lease.release().catch(() => undefined);
      throw error;
    }
  };
}
