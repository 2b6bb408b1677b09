import { type LeasedWork, type LeasedWorkParts, startLeasedWork } from "../store/leased-work.js";
import type { OpenedHistory } from "./history/open-history.js";
import { applyRules, type RetentionLimits } from "./retention/apply-rules.js";
import type { StopReason } from "./retention/ceiling.js";

export interface RetentionParts extends LeasedWorkParts {
  /** For a history outside of the database. */
  readonly forget?: OpenedHistory["forget"];
  /** Called when a run leaves old rows of a table. */
  readonly onStopped?: (table: string) => void;
}

const everyMs = 3_600_000;
const lookMs = 60_000;

/** Compacts and deletes old usage history once an hour, in one of the processes that share the store. */
export function createRetention(limits: RetentionLimits, parts: RetentionParts): LeasedWork {
  const { db, clock, log, forget } = parts;
  const onStopped = (table: string, reason: StopReason): void => {
    log.warn({ table, reason }, "retention stopped before it deleted rows: check the clock of this machine");
    parts.onStopped?.(table);
  };
  const failure = "old usage history could not be deleted";
  const options = { name: "retention", everyMs, lookMs, failure, mayRun: () => clock.mayDelete() } as const;
  return startLeasedWork(options, parts, (makePace, state) =>
    applyRules({ ...limits, nowMs: clock.nowMs() }, state, { db, forget, makePace, onStopped }),
  );
}
