import { randomUUID } from "node:crypto";
import type { Log } from "./log.js";

/** Puts failures that are not the caller's in the log, under a request id that the caller gets to see. */
export function createReportFailure(log: Log): (error: unknown, method?: string) => string {
  return (error, method) => {
    const requestId = randomUUID();
    log.error({ err: error, method, requestId }, "a call failed");
    return requestId;
  };
}
