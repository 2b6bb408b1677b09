import type { Log } from "../telemetry/log.js";
import type { CountedRequest } from "./usage-counts.js";

export interface AccessLogParts {
  readonly log: Pick<Log, "info">;
  /** Numbers from 0 up to, and without, 1. */
  readonly random?: () => number;
}

/** Logs completed request objects, a share of them from 0 to 1. A line has no params, results or IP address. */
export function createAccessLog(
  share: number,
  { log, random = Math.random }: AccessLogParts,
): (request: CountedRequest) => void {
  return ({ caller, method, code, durationMs, source }) => {
    if (random() >= share) return;
    const { userId, keyId, network } = caller;
    const ms = Math.round(durationMs * 100) / 100;
    const { requestId, originKind: from } = source;
    log.info({ requestId, network, userId, keyId, method, code, ms, from }, "request");
  };
}
