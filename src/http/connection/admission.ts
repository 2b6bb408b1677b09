import type { Serve } from "../in-turns.js";
import type { PassedLimit } from "./connection-count.js";
import type { ConnectionLimits } from "./connection-limits.js";
import { RefusalLog, type RefusalLogParts } from "./refusal-log.js";
import { createRefuseConnection, type RefuseConnection } from "./refuse-connection.js";

/** Which connections are served, and what becomes of the others. */
export interface Admission {
  readonly limits: ConnectionLimits;
  /** Whether the connections from an address are those of a proxy's clients. */
  readonly isProxy: (address: string) => boolean;
  /** Answers the only request of a connection past a limit. */
  readonly refuse: RefuseConnection;
  readonly onRefused: (limit: PassedLimit, address: string | undefined) => void;
}

export interface AdmissionParts extends RefusalLogParts, Pick<Admission, "isProxy"> {
  /** A connection was past a limit. */
  readonly onRefused: (limit: PassedLimit) => void;
  /** Serves probes. */
  readonly serveApp: Serve;
}

export function createAdmission(limits: ConnectionLimits, parts: AdmissionParts): Admission {
  const refusals = new RefusalLog(limits, parts);
  return {
    limits,
    isProxy: parts.isProxy,
    refuse: createRefuseConnection(parts.serveApp),
    onRefused(limit, address) {
      refusals.note(limit, address);
      parts.onRefused(limit);
    },
  };
}
