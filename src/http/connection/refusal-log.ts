import type { Clock } from "../../clock.js";
import type { Log } from "../../telemetry/log.js";
import type { PassedLimit } from "./connection-count.js";
import type { ConnectionLimits } from "./connection-limits.js";

export interface RefusalLogParts {
  readonly log: Pick<Log, "info" | "warn">;
  readonly clock: Pick<Clock, "elapsedMs" | "after">;
}

/** So long without a refusal ends an episode. */
const quietMs = 10_000;

const messages: Readonly<Record<PassedLimit, string>> = {
  all: "connections are refused: as many are open as CONNECTIONS, or the limit of open files, allows",
  address:
    "connections of an address are refused: as many are open as CONNECTIONS_PER_ADDRESS allows. If it is your proxy, set TRUST_PROXY",
};

interface Episode {
  refused: number;
  lastMs: number;
}

/** Logs refused connections in two lines an episode: the first, and when there are no more, how many there were. */
export class RefusalLog {
  readonly #limits: ConnectionLimits;
  readonly #parts: RefusalLogParts;
  readonly #episodes = new Map<PassedLimit, Episode>();

  constructor(limits: ConnectionLimits, parts: RefusalLogParts) {
    this.#limits = limits;
    this.#parts = parts;
  }

  /** `address`: of the client whose connection is past the limit. */
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
      limit === "all" ? "connections are accepted again" : "connections of all addresses are accepted again",
    );
  }
}
