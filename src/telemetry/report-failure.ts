import { randomUUID } from "node:crypto";
import type { Log } from "./log.js";

/** Logs failures of the service under a request ID, which the caller receives. */
export function createReportFailure(log: Log): (error: unknown, method?: string) => string {
  return (error, method) => {
    const requestId = randomUUID();
    log.error({ err: error, method, requestId }, "a call failed");
    return requestId;
  };
}
