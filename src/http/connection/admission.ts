import type { PassedLimit } from "./connection-count.js";
import type { ConnectionLimits } from "./connection-limits.js";
import { RefusalLog, type RefusalLogParts } from "./refusal-log.js";
import { createRefuseConnection, type RefuseConnection, type RefuseConnectionParts } from "./refuse-connection.js";

/** Decides which connections are served. */
export interface Admission {
  readonly limits: ConnectionLimits;
  /** Whether an IP address is a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
  /** Responds to the only request of a connection over a limit. */
  readonly refuse: RefuseConnection;
  readonly onRefused: (limit: PassedLimit, address: string | undefined) => void;
}

export interface AdmissionParts extends RefusalLogParts, RefuseConnectionParts, Pick<Admission, "isProxy"> {
  /** Called for a connection over a limit. */
  readonly onRefused: (limit: PassedLimit) => void;
}

export function createAdmission(limits: ConnectionLimits, parts: AdmissionParts): Admission {
  const refusals = new RefusalLog(limits, parts);
  return {
    limits,
    isProxy: parts.isProxy,
    refuse: createRefuseConnection(parts),
    onRefused(limit, address) {
      refusals.note(limit, address);
      parts.onRefused(limit);
    },
  };
}
