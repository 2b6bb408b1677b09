import { type Clock, minuteMs } from "../clock.js";
import type { Log } from "../telemetry/log.js";

/** Faults that clients without an account can cause as often as they like. */
export type ClientFault = "body_cut_short";

export interface ClientFaultsParts {
  readonly log: Pick<Log, "info">;
  readonly clock: Pick<Clock, "elapsedMs">;
  /** Counts a fault. */
  readonly onFault: (fault: ClientFault) => void;
}

const messages: Readonly<Record<ClientFault, string>> = {
  body_cut_short: "clients of the dashboard disconnected before the end of their request",
};

interface Seen {
  /** Since the last line. */
  count: number;
  lineMs: number;
}

/** Counts clients' faults. The log has at most one line a minute for each kind. */
export class ClientFaults {
  readonly #parts: ClientFaultsParts;
  readonly #seen = new Map<ClientFault, Seen>();

  constructor(parts: ClientFaultsParts) {
    this.#parts = parts;
  }

  note(fault: ClientFault): void {
    const { log, clock, onFault } = this.#parts;
    onFault(fault);
    const nowMs = clock.elapsedMs();
    const seen = this.#seen.get(fault) ?? { count: 0, lineMs: Number.NEGATIVE_INFINITY };
    this.#seen.set(fault, seen);
    seen.count++;
    if (nowMs - seen.lineMs < minuteMs) return;
    log.info({ fault, count: seen.count }, messages[fault]);
    Object.assign(seen, { count: 0, lineMs: nowMs });
  }
}
