import type { Head } from "../../node/head-feed.js";
import type { Timers } from "../../node/timers.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { ProbeOutcome } from "../model/health.js";
import { isInService, type PooledUpstream } from "../model/pooled-upstream.js";
import { HeadSubscription } from "./head-subscription.js";
import { ProbeSchedule } from "./probe-schedule.js";
import { createProbe, type Probe } from "./probe.js";
import { postponedMs, type SharedProbe, type SharedProbes } from "./shared-probes.js";
import { UpstreamReview, type UpstreamReviewParts } from "./upstream-review.js";
import { watchForSilence } from "./watch-for-silence.js";
import type { WatchOptions, WatchParts } from "./watch-upstreams.js";

export interface UpstreamWatchParts extends UpstreamReviewParts, Pick<WatchParts, "isAltered"> {
  readonly timers: Timers;
  /** Aborts when the pool is closed. */
  readonly closing: CallSignal;
  /** Whether another node, or the canonical chain, has the block. */
  readonly isKnown: (head: Head) => boolean;
  /** Called with each new head, before it is used. */
  readonly onHead: (head: Head) => void;
  readonly sharedProbes: Pick<SharedProbes, "tell" | "random">;
}

/** How soon a node is probed when another has a newer head. */
const catchUpProbeMs = 50;

/** Probes one node and reports its state. */
export class UpstreamWatch {
  readonly #upstream: PooledUpstream;
  readonly #parts: UpstreamWatchParts;
  readonly #probe: Probe;
  readonly #review: UpstreamReview;
  #probing: Promise<boolean> | undefined;
  readonly #subscription: HeadSubscription;
  readonly #schedule: ProbeSchedule;
  /** Time of the last head that did not come from a probe of this process, and of the last recorded head. */
  #toldAt = -Infinity;
  #notedAt = -Infinity;

  constructor(upstream: PooledUpstream, options: WatchOptions, parts: UpstreamWatchParts) {
    this.#upstream = upstream;
    this.#parts = parts;
    this.#review = new UpstreamReview(upstream, parts);
    this.#probe = createProbe(upstream, options, parts);
    this.#subscription = new HeadSubscription(upstream, {
      isKnown: parts.isKnown,
      onHead: (head) => {
        this.#toldAt = parts.timers.now();
        void this.#noteOwn(head);
      },
      onUnknown: () => (this.#probing ? this.#schedule.noteNews() : this.#probeIn(0)),
    });
    this.#schedule = new ProbeSchedule(upstream, {
      timers: parts.timers,
      pollMs: options.headPollMs,
      isTelling: () => upstream.client.isTellingHeads() && !this.#subscription.missedHead,
      probe: () => void this.probe(),
    });
  }

  start(): void {
    this.#subscription.start();
    void this.probe();
  }

  probe(): Promise<boolean> {
    this.#probing ??= this.#probeNow().finally(() => {
      this.#probing = undefined;
      this.#probeIn(this.#schedule.intervalMs());
    });
    return this.#probing;
  }

  probeAfresh(): Promise<boolean> {
    return Promise.resolve(this.#probing).then(() => this.probe());
  }

  probeSoon(): void {
    this.#schedule.noteNews();
    if (!this.#probing) this.#probeIn(catchUpProbeMs);
  }

  /**
   * Applies another process's probe, which replaces this process's next one. It does not bring a node back into service: this process
   * may not reach it.
   */
  hear({ head, askedAt, tookMs }: SharedProbe): void {
    const [upstream, parts] = [this.#upstream, this.#parts];
    if (parts.closing.aborted || upstream.isHeadStale || !isInService(upstream)) return;
    if (!head) {
      this.#probe.forget();
      if (!this.#probing) this.#probeIn(catchUpProbeMs);
      return;
    }
    const intervalMs = this.#schedule.intervalMs();
    // A result that took too long to arrive says nothing about the node's present state.
    if (parts.timers.now() - askedAt - tookMs > intervalMs) return;
    upstream.latency.record(tookMs);
    if (!this.#probing) this.#probeIn(postponedMs(intervalMs, parts.sharedProbes.random));
    // A head recorded since then may be newer.
    if (askedAt < this.#notedAt) return;
    this.#toldAt = parts.timers.now();
    void this.#note(head).then(() => this.#recordByHead());
  }

  /** Reports the node's state, once per change. */
  review(cause?: unknown): void {
    this.#review.ofState(cause);
  }

  close(): void {
    this.#schedule.cancel();
    this.#subscription.close();
  }

  async #probeNow(): Promise<boolean> {
    const [upstream, parts] = [this.#upstream, this.#parts];
    const startedAt = parts.timers.now();
    const stopWatching = watchForSilence(upstream, startedAt, {
      timers: parts.timers,
      onStale: () => this.#doubtHead(),
      onLost: () => {
        this.#schedule.noteNews();
        this.#probe.giveUp();
      },
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
    // A probe's time counts like a call's: a node that was slow once is used again once its probes are fast.
    const tookMs = parts.timers.now() - startedAt;
    upstream.latency.record(tookMs);
    this.#share({ head: result.head, askedAt: startedAt, tookMs });
    await this.#noteProbed(result.head, startedAt);
    return true;
  }

  #share(probe: Omit<SharedProbe, "upstream">): void {
    this.#parts.sharedProbes.tell({ upstream: this.#upstream.name, ...probe });
  }

  /** The head may be outdated. Other processes are notified once, and probe the node themselves. */
  #markStale(): void {
    const [upstream, parts] = [this.#upstream, this.#parts];
    if (upstream.isHeadStale) return;
    upstream.isHeadStale = true;
    if (isInService(upstream)) this.#share({ head: undefined, askedAt: parts.timers.now(), tookMs: 0 });
  }

  /** The head does not count until the next probe. */
  #doubtHead(): void {
    this.#markStale();
    this.#parts.tracker.decide();
    this.#parts.onChange();
  }

  #record(outcome: ProbeOutcome, cause?: unknown): void {
    this.#upstream.health.recordProbe(outcome);
    this.review(cause);
    this.#parts.onChange();
  }

  /** Announces a head that this process received itself; other processes announce theirs. */
  #noteOwn(head: Head): Promise<void> {
    if (head.hash !== this.#upstream.head?.hash) this.#parts.onHead(head);
    return this.#note(head);
  }

  async #note(head: Head): Promise<void> {
    this.#upstream.isHeadStale = false;
    this.#notedAt = this.#parts.timers.now();
    await this.#parts.tracker.note(this.#upstream, head);
    this.#parts.onChange();
  }

  /** A head reported during a slow probe is newer than the probe's: probe again. */
  async #noteProbed(head: Head, startedAt: number): Promise<void> {
    this.#subscription.compare(head);
    if (this.#toldAt < startedAt || head.hash === this.#upstream.head?.hash) await this.#noteOwn(head);
    else this.#schedule.noteNews();
    this.#recordByHead();
  }

  #recordByHead(): void {
    this.#review.ofBranch();
    this.#record(this.#parts.tracker.isLagging(this.#upstream) ? "lagging" : "good");
  }

  #probeIn(delayMs: number): void {
    if (!this.#parts.closing.aborted) this.#schedule.next(delayMs);
  }
}
