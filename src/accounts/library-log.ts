import type { StoreBreaker } from "../store/store-breaker.js";
import type { Log } from "../telemetry/log.js";

/** The accounts library's own error lines, in the service's log; not during an outage of the store, which has a line of its own. */
export function createLibraryLog(log: Pick<Log, "error">, breaker: Pick<StoreBreaker, "outage">) {
  return {
    level: "error" as const,
    log(_level: string, problem: string, cause?: unknown) {
      if (!breaker.outage()) log.error(describe(problem, cause), "the accounts library failed");
    },
  };
}

/** Without what an error of the database may carry besides: values of the row. */
function describe(problem: string, cause: unknown) {
  return cause instanceof Error ? { problem, cause: cause.stack ?? cause.message } : { problem };
}
