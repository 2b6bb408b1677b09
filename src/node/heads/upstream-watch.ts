import type { CallSignal } from "../../rpc/call-signal.js";
import { isInService, type PooledUpstream } from "../routing/pooled-upstream.js";
import type { Timers } from "../timers.js";
import type { Head } from "./head-feed.js";
import type { ProbeOutcome } from "./health.js";
import { createProbe, type Probe } from "./probe.js";
import { probeIntervalMs } from "./probe-interval.js";
import { postponedMs, type SharedProbe, type SharedProbes } from "./shared-probes.js";
import { UpstreamReview, type UpstreamReviewParts } from "./upstream-review.js";
import { watchForSilence } from "./watch-for-silence.js";
import type { WatchOptions } from "./watch-upstreams.js";

export interface UpstreamWatchParts extends UpstreamReviewParts {
  readonly timers: Timers;
  /** Aborts when the pool is closed. */
  readonly closing: CallSignal;
  /** Called with each new head, before anything is made of it. */
  readonly onHead: (head: Head) => void;
  readonly sharedProbes: Pick<SharedProbes, "tell" | "random">;
}

/** How soon a node is probed when another has a newer head, and for how long it is probed more often then. */
const CATCH_UP_PROBE_MS = 50;
const NEWS_MS = 2_000;

/** Keeps an eye on one node: probes it, and says what became of it. */
export class UpstreamWatch {
  readonly #probe: Probe;
  readonly #review: UpstreamReview;
  #cancelNext: (() => void) | undefined;
  #probing: Promise<boolean> | undefined;
  #stopListening: (() => void) | undefined;
  /** When another node told a newer head than this one has. */
  #newsAt = -Infinity;
  /** When its head was last told other than by a probe of this process, and when any was last taken in. */
  #toldAt = -Infinity;
  #notedAt = -Infinity;

  constructor(
    private readonly upstream: PooledUpstream,
    private readonly options: WatchOptions,
    private readonly parts: UpstreamWatchParts,
  ) {
    this.#review = new UpstreamReview(upstream, parts);
    this.#probe = createProbe(upstream, options, parts);
  }

  start(): void {
    this.#stopListening = this.upstream.client.onHead((head) => {
      this.#toldAt = this.parts.timers.now();
      void this.#noteOwn(head);
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

  /**
   * Takes in what another process's probe found, which takes the place of this one's next. It brings no node back: this process may
   * not reach it all the same.
   */
  hear({ head, askedAt, tookMs }: SharedProbe): void {
    const { upstream, parts } = this;
    if (parts.closing.aborted || upstream.isHeadStale || !isInService(upstream)) return;
    if (!head) {
      this.#probe.forget();
      if (!this.#probing) this.#schedule(CATCH_UP_PROBE_MS);
      return;
    }
    const intervalMs = this.#nextProbeMs();
    // One that was long on its way says nothing of the node as it is.
    if (parts.timers.now() - askedAt - tookMs > intervalMs) return;
    upstream.latency.record(tookMs);
    if (!this.#probing) this.#schedule(postponedMs(intervalMs, parts.sharedProbes.random));
    // What was taken in since then may be newer.
    if (askedAt < this.#notedAt) return;
    this.#toldAt = parts.timers.now();
    void this.#note(head).then(() => this.#recordByHead());
  }

  /** Says what became of the node, once per change. */
  review(cause?: unknown): void {
    this.#review.ofState(cause);
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
      this.#markStale();
      const isAlive = result.problem === "late" && upstream.respondedAt >= startedAt;
      this.#record(isAlive ? "slow" : result.problem === "late" ? "unreachable" : result.problem, result.cause);
      return false;
    }
    // What a probe takes counts like a call: a node that was slow once is asked again when it isn't any more.
    const tookMs = parts.timers.now() - startedAt;
    upstream.latency.record(tookMs);
    this.#share({ head: result.head, askedAt: startedAt, tookMs });
    await this.#noteProbed(result.head, startedAt);
    return true;
  }

  #share(probe: Omit<SharedProbe, "upstream">): void {
    this.parts.sharedProbes.tell({ upstream: this.upstream.name, ...probe });
  }

  /** Its head may be an old one. Other processes are told once, so that they find out by themselves. */
  #markStale(): void {
    const { upstream, parts } = this;
    if (upstream.isHeadStale) return;
    upstream.isHeadStale = true;
    if (isInService(upstream)) this.#share({ head: undefined, askedAt: parts.timers.now(), tookMs: 0 });
  }

  /** Its head doesn't count any more. */
  #doubtHead(): void {
    this.#markStale();
    this.parts.tracker.decide();
    this.parts.onChange();
  }

  #giveUpProbe(): void {
    this.#newsAt = this.parts.timers.now();
    this.#probe.giveUp();
  }

  #record(outcome: ProbeOutcome, cause?: unknown): void {
    this.upstream.health.recordProbe(outcome);
    this.review(cause);
    this.parts.onChange();
  }

  /** What this process was told itself is news: what it hears of others they have made known already. */
  #noteOwn(head: Head): Promise<void> {
    if (head.hash !== this.upstream.head?.hash) this.parts.onHead(head);
    return this.#note(head);
  }

  async #note(head: Head): Promise<void> {
    this.upstream.isHeadStale = false;
    this.#notedAt = this.parts.timers.now();
    await this.parts.tracker.note(this.upstream, head);
    this.parts.onChange();
  }

  /** What a node told meanwhile is newer than what a probe took long to find: another one will tell. */
  async #noteProbed(head: Head, startedAt: number): Promise<void> {
    if (this.#toldAt < startedAt || head.hash === this.upstream.head?.hash) await this.#noteOwn(head);
    else this.#newsAt = this.parts.timers.now();
    this.#recordByHead();
  }

  #recordByHead(): void {
    this.#review.ofBranch();
    this.#record(this.parts.tracker.isLagging(this.upstream) ? "lagging" : "good");
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
