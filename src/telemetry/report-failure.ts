import type { Log } from "./log.js";

/** The request that failed, and its method where one is known. */
interface FailedRequest {
  readonly requestId: string;
  readonly method?: string | undefined;
}

/** Logs failures of the service under the ID of their request, which the caller receives. */
export function createReportFailure(log: Log): (error: unknown, request: FailedRequest) => string {
  return (error, { requestId, method }) => {
    log.error({ err: error, method, requestId }, "a call failed");
    return requestId;
  };
}
