import type { NodeEvents } from "../../node/node-events.js";
import { nodeUnavailable } from "../../node/node-unavailable.js";
import type { Log } from "../../telemetry/log.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import type { HeadTracker } from "./head-tracker.js";
import { reportBranch } from "./report-decision.js";

export interface UpstreamReviewParts {
  readonly log: Pick<Log, "warn" | "info">;
  readonly events: NodeEvents;
  readonly tracker: HeadTracker;
  /** Whether no other node is usable. */
  readonly isNeeded: () => boolean;
  /** Called after a change that may let a waiting call continue. */
  readonly onChange: () => void;
  /** Called when the node comes into service. */
  readonly onReturn?: (upstream: PooledUpstream) => void;
}

/** States that discredit results already returned. */
const discrediting: ReadonlySet<string> = new Set(["wrong chain", "distrusted"]);

/** Logs a node's changes of state and branch, and acts on them. */
export class UpstreamReview {
  readonly #upstream: PooledUpstream;
  readonly #parts: UpstreamReviewParts;
  #state = "not probed yet";
  #isApart = false;
  /** Whether callers may have its results. */
  #hasServed = false;

  constructor(upstream: PooledUpstream, parts: UpstreamReviewParts) {
    this.#upstream = upstream;
    this.#parts = parts;
  }

  /** Whether it is in service. */
  ofState(cause?: unknown): void {
    const [upstream, parts] = [this.#upstream, this.#parts];
    const state = upstream.health.unavailableReason() ?? "in";
    if (state === this.#state) return;
    this.#state = state;
    parts.events.onUpstreamState?.(upstream.name, state);
    const fields = { upstream: upstream.name, ...(cause === undefined ? {} : { err: cause }) };
    if (state === "in") parts.log.info(fields, "a node is in service");
    else parts.log.warn({ ...fields, reason: state }, "a node is out of service");
    const isDiscredited = discrediting.has(state);
    if (isDiscredited || (state === "unreachable" && !parts.isNeeded()))
      for (const stop of upstream.running) stop.abort(nodeUnavailable(cause ?? new Error(state)));
    if (this.#hasServed && isDiscredited) parts.tracker.retract();
    else parts.tracker.decide();
    this.#hasServed = state === "in" || (this.#hasServed && !isDiscredited);
    parts.onChange();
    if (state === "in") parts.onReturn?.(upstream);
  }

  /** Reports that it has left the canonical chain, or is back on it. */
  ofBranch(): void {
    const [upstream, parts] = [this.#upstream, this.#parts];
    const isApart = parts.tracker.isApart(upstream);
    if (isApart === this.#isApart) return;
    this.#isApart = isApart;
    reportBranch(upstream, isApart, parts);
  }
}
