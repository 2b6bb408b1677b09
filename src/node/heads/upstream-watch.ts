import type { CallSignal } from "../../rpc/call-signal.js";
import type { Log } from "../../telemetry/log.js";
import type { NodeEvents } from "../node-events.js";
import { noteResponse, type PooledUpstream } from "../routing/pooled-upstream.js";
import type { Timers } from "../timers.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import type { Head } from "./head-feed.js";
import type { HeadTracker } from "./head-tracker.js";
import type { ProbeOutcome } from "./health.js";
import { Probe } from "./probe.js";
import { ProbeBudget } from "./probe-budget.js";
import { probeIntervalMs } from "./probe-interval.js";
import { reportBranch } from "./report-decision.js";
import { watchForSilence } from "./watch-for-silence.js";
import type { WatchOptions } from "./watch-upstreams.js";

export interface UpstreamWatchParts {
  readonly timers: Timers;
  readonly log: Pick<Log, "warn" | "info">;
  readonly events: NodeEvents;
  readonly tracker: HeadTracker;
  /** Aborts when the pool is closed. */
  readonly closing: CallSignal;
  /** Whether no other node is usable. */
  readonly isNeeded: () => boolean;
  /** Called with each new head, before anything is made of it. */
  readonly onHead: (head: Head) => void;
  /** Called after anything that may let a waiting call go on. */
  readonly onChange: () => void;
  /** Called when the node comes into service. */
  readonly onReturn?: (upstream: PooledUpstream) => void;
}

/** How soon a node is probed when another has a newer head, and for how long it is probed more often then. */
const CATCH_UP_PROBE_MS = 50;
const NEWS_MS = 2_000;

/** Why what callers may have from a node is not believed any more. */
const discrediting: ReadonlySet<string> = new Set(["wrong chain", "distrusted"]);

/** Keeps an eye on one node: probes it, and says what became of it. */
export class UpstreamWatch {
  readonly #budget: ProbeBudget;
  readonly #probe: Probe;
  #cancelNext: (() => void) | undefined;
  #probing: Promise<boolean> | undefined;
  #stopListening: (() => void) | undefined;
  #state = "not probed yet";
  #isApart = false;
  /** Whether callers may have results of it that have not been taken back. */
  #hasServed = false;
  /** When another node told a newer head than this one has. */
  #newsAt = -Infinity;
  /** When it last told its head by itself. */
  #toldAt = -Infinity;

  constructor(
    private readonly upstream: PooledUpstream,
    private readonly options: WatchOptions,
    private readonly parts: UpstreamWatchParts,
  ) {
    const { timers, closing } = parts;
    const onResponse = (elapsedMs: number): void => {
      upstream.probeMs = elapsedMs;
      noteResponse(upstream, timers.now(), elapsedMs);
    };
    const bounds = { leastMs: options.probeTimeoutMs, mostMs: options.nodeTimeoutMs };
    this.#budget = new ProbeBudget(bounds, { timers, signal: closing, onResponse });
    this.#probe = new Probe(upstream.client, { timers, budget: this.#budget });
  }

  start(): void {
    this.#stopListening = this.upstream.client.onHead((head) => {
      this.#toldAt = this.parts.timers.now();
      void this.#note(head);
    });
    void this.probe();
  }

  probe(): Promise<boolean> {
    this.#probing ??= this.#probeNow().finally(() => {
      this.#probing = undefined;
      this.#schedule(this.#nextProbeMs());
    });
    return this.#probing;
  }

  probeAfresh(): Promise<boolean> {
    return Promise.resolve(this.#probing).then(() => this.probe());
  }

  probeSoon(): void {
    this.#newsAt = this.parts.timers.now();
    if (!this.#probing) this.#schedule(CATCH_UP_PROBE_MS);
  }

  /** Says what became of the node, once per change. */
  review(cause?: unknown): void {
    const { upstream, parts } = this;
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

  close(): void {
    this.#cancelNext?.();
    this.#stopListening?.();
  }

  async #probeNow(): Promise<boolean> {
    const { upstream, parts } = this;
    const startedAt = parts.timers.now();
    const stopWatching = watchForSilence(upstream, startedAt, {
      timers: parts.timers,
      onStale: () => this.#doubtHead(),
      onLost: () => this.#giveUpProbe(),
    });
    const result = await this.#probe.run();
    stopWatching();
    if (parts.closing.aborted) return false;
    if (!("head" in result)) {
      upstream.isHeadStale = true;
      const isAlive = result.problem === "late" && upstream.respondedAt >= startedAt;
      this.#record(isAlive ? "slow" : result.problem === "late" ? "unreachable" : result.problem, result.cause);
      return false;
    }
    // What a probe takes counts like a call: a node that was slow once is asked again when it isn't any more.
    upstream.latency.record(parts.timers.now() - startedAt);
    await this.#noteProbed(result.head, startedAt);
    this.#reportBranch();
    this.#record(parts.tracker.isLagging(upstream) ? "lagging" : "good");
    return true;
  }

  /** Its head doesn't count any more: it may be an old one. */
  #doubtHead(): void {
    this.upstream.isHeadStale = true;
    this.parts.tracker.decide();
    this.parts.onChange();
  }

  #giveUpProbe(): void {
    this.#newsAt = this.parts.timers.now();
    this.#budget.giveUp();
  }

  #record(outcome: ProbeOutcome, cause?: unknown): void {
    this.upstream.health.recordProbe(outcome);
    this.review(cause);
    this.parts.onChange();
  }

  async #note(head: Head): Promise<void> {
    this.upstream.isHeadStale = false;
    if (head.hash !== this.upstream.head?.hash) this.parts.onHead(head);
    await this.parts.tracker.note(this.upstream, head);
    this.parts.onChange();
  }

  /** What a node told meanwhile is newer than what a probe took long to find: another one will tell. */
  async #noteProbed(head: Head, startedAt: number): Promise<void> {
    if (this.#toldAt < startedAt || head.hash === this.upstream.head?.hash) return this.#note(head);
    this.#newsAt = this.parts.timers.now();
  }

  /** Says that the node has left the shown chain for another, or is on it again. */
  #reportBranch(): void {
    const { upstream, parts } = this;
    const isApart = parts.tracker.isApart(upstream);
    if (isApart === this.#isApart) return;
    this.#isApart = isApart;
    reportBranch(upstream, isApart, parts);
  }

  #nextProbeMs(): number {
    const hasNews = this.parts.timers.now() - this.#newsAt < NEWS_MS;
    return probeIntervalMs(this.upstream, { pollMs: this.options.headPollMs, hasNews });
  }

  #schedule(delayMs: number): void {
    this.#cancelNext?.();
    if (this.parts.closing.aborted) return;
    this.#cancelNext = this.parts.timers.after(delayMs, () => void this.probe());
  }
}
