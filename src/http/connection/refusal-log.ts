import type { Clock } from "../../clock.js";
import type { Log } from "../../telemetry/log.js";
import type { PassedLimit } from "./connection-count.js";
import type { ConnectionLimits } from "./connection-limits.js";

export interface RefusalLogParts {
  readonly log: Pick<Log, "info" | "warn">;
  readonly clock: Pick<Clock, "elapsedMs" | "after">;
}

/** An episode ends after this time without a refusal. */
const quietMs = 10_000;

const messages: Readonly<Record<PassedLimit, string>> = {
  all: "connections are refused: the limit of CONNECTIONS, or of open files, is reached",
  address:
    "connections of an IP address are refused: the limit of CONNECTIONS_PER_ADDRESS is reached. If it is your proxy, set TRUST_PROXY",
};

interface Episode {
  refused: number;
  lastMs: number;
}

/** Logs refused connections in two lines per episode: at the start, and at the end with their number. */
export class RefusalLog {
  readonly #limits: ConnectionLimits;
  readonly #parts: RefusalLogParts;
  readonly #episodes = new Map<PassedLimit, Episode>();

  constructor(limits: ConnectionLimits, parts: RefusalLogParts) {
    this.#limits = limits;
    this.#parts = parts;
  }

  /** `address`: of the refused client. */
  note(limit: PassedLimit, address: string | undefined): void {
    const { log, clock } = this.#parts;
    const nowMs = clock.elapsedMs();
    const current = this.#episodes.get(limit);
    if (current) {
      current.refused++;
      current.lastMs = nowMs;
      return;
    }
    const { all, perAddress } = this.#limits;
    log.warn(limit === "all" ? { limit: all } : { limit: perAddress, address }, messages[limit]);
    const episode = { refused: 1, lastMs: nowMs };
    this.#episodes.set(limit, episode);
    clock.after(quietMs, () => this.#endWhenQuiet(limit, episode));
  }

  #endWhenQuiet(limit: PassedLimit, episode: Episode): void {
    const { log, clock } = this.#parts;
    const quietForMs = clock.elapsedMs() - episode.lastMs;
    if (quietForMs < quietMs) {
      clock.after(quietMs - quietForMs, () => this.#endWhenQuiet(limit, episode));
      return;
    }
    this.#episodes.delete(limit);
    log.info(
      { refused: episode.refused },
      limit === "all" ? "connections are accepted again" : "connections of all IP addresses are accepted again",
    );
  }
}
