import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";

/** Logs errors of the accounts library. During an outage of the store they are omitted, since the outage is logged once. */
export function createLibraryLog(log: Pick<Log, "error">, breaker: Pick<StoreBreaker, "outage">) {
  return {
    level: "error" as const,
    log(_level: string, problem: string, cause?: unknown) {
      if (!breaker.outage()) log.error(describe(problem, cause), "the accounts library failed");
    },
  };
}

/** Without other fields: database errors contain values of rows. */
function describe(problem: string, cause: unknown) {
  return cause instanceof Error ? { problem, cause: cause.stack ?? cause.message } : { problem };
}
