import type { NodeEvents } from "../../node/node-events.js";
import type { Log } from "../../telemetry/log.js";
import type { VerificationFailure } from "./verification-failure.js";

export interface FailureReportParts {
  readonly log: Pick<Log, "warn">;
  readonly events?: NodeEvents | undefined;
  readonly now?: (() => number) | undefined;
}

/** Lines of one kind about one node are logged at most once in this time. */
const logEveryMs = 60_000;

/** Counts wrong results of nodes, and logs them at a limited rate. */
export class FailureReport {
  readonly #parts: FailureReportParts;
  readonly #loggedAt = new Map<string, number>();

  constructor(parts: FailureReportParts) {
    this.#parts = parts;
  }

  /** Counts a wrong result, and logs it. */
  fail(upstream: string, { kind, problem }: VerificationFailure, method?: string): void {
    this.#parts.events?.onVerification?.(upstream, kind);
    this.warn({ upstream, kind }, { ...(method && { method }), kind, problem }, "a node returned a wrong result");
  }

  /** Logs unless a line of that kind about the node was logged within the last minute. */
  warn({ upstream, kind }: { upstream: string; kind: string }, fields: object, message: string): void {
    const { log, now = performance.now.bind(performance) } = this.#parts;
    const key = `${upstream} ${kind}`;
    if (now() - (this.#loggedAt.get(key) ?? -Infinity) < logEveryMs) return;
    this.#loggedAt.set(key, now());
    log.warn({ upstream, ...fields }, message);
  }
}
