import type { Head } from "../../node/head-feed.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import type { Log } from "../../telemetry/log.js";
import { branchOf } from "../model/branch.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import { KnownBlocks } from "../model/known-blocks.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { chooseHead, type Decision, replaceAfterMs } from "./choose-head.js";
import { Patience } from "./patience.js";
import { type ReadBlock, relateHead } from "./relate-head.js";
import { reportDecision } from "./report-decision.js";
import { isApart, isLagging } from "./standing.js";

export interface HeadTrackerOptions {
  readonly maxReorgBlocks: number;
  /** A node further behind than this lags. */
  readonly maxLagBlocks: number;
}

export interface HeadTrackerParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly log: Pick<Log, "warn" | "info">;
  readonly events: NodeEvents;
  readonly readBlock: (upstream: PooledUpstream) => ReadBlock;
  /** The nodes whose heads count. */
  readonly voters: () => readonly PooledUpstream[];
}

/** Tracks the heads of all nodes, and decides the canonical head. */
export class HeadTracker {
  readonly #upstreams: readonly PooledUpstream[];
  readonly #options: HeadTrackerOptions;
  readonly #parts: HeadTrackerParts;
  readonly #known = new KnownBlocks();
  readonly #relating = new Map<PooledUpstream, Promise<void>>();
  readonly #patience: Patience;
  #shownSince = 0;
  /** Whether the canonical head came from a node that is now distrusted. */
  #isHeadInDoubt = false;
  /** Fork height of the last refused branch: each is reported once. */
  #refusedFork: number | undefined;

  constructor(upstreams: readonly PooledUpstream[], options: HeadTrackerOptions, parts: HeadTrackerParts) {
    this.#upstreams = upstreams;
    this.#options = options;
    this.#parts = parts;
    this.#patience = new Patience(parts.timers, () => this.decide());
  }

  /** Records a node's head. Resolves when its fork is known or cannot be found; other nodes' heads do not wait for it. */
  async note(upstream: PooledUpstream, head: Head): Promise<void> {
    this.#known.add(head);
    const isNew = upstream.head?.hash !== head.hash;
    upstream.head = this.#known.get(head.hash) ?? head;
    if (isNew) {
      this.#parts.events.onUpstreamHead?.(upstream.name, head.number);
      this.decide();
    }
    if (upstream.branch?.head.hash !== head.hash) await this.#relate(upstream);
  }

  /** Re-evaluates the canonical head. Call after a head or a node's state changes. */
  decide(): void {
    const shown = this.#parts.chain.current();
    if (!shown) return this.#begin();
    this.#locate();
    const votes = this.#parts.voters().flatMap(({ weight, branch }) => (branch ? { weight, branch } : []));
    if (votes.some(({ branch }) => branch.forkHeight >= shown.number)) this.#isHeadInDoubt = false;
    const { maxReorgBlocks } = this.#options;
    const totalWeight = sumOf(this.#upstreams);
    const decision = chooseHead(votes, { shown, totalWeight, maxReorgBlocks, waitedMs: this.#waitedMs() });
    if (decision.kind === "wait") this.#patience.wait(decision.forMs);
    else this.#patience.end();
    this.#carryOut(decision, shown);
  }

  /** Invalidates what a distrusted node reported; a head that only it had is retracted at once. */
  retract(): void {
    this.#parts.chain.invalidateAll();
    this.#isHeadInDoubt = true;
    this.decide();
  }

  isApart(upstream: PooledUpstream): boolean {
    return isApart(upstream, this.#parts.chain.current());
  }

  isLagging(upstream: PooledUpstream): boolean {
    const { chain, timers, voters } = this.#parts;
    const shownForMs = timers.now() - this.#shownSince;
    const { maxLagBlocks } = this.#options;
    return isLagging(upstream, { shown: chain.current(), shownForMs, voters: voters(), maxLagBlocks });
  }

  close(): void {
    this.#patience.end();
  }

  /** Chooses the first head: the one of most nodes, or the lowest of several, which the others' chains probably contain. */
  #begin(): void {
    if (this.#upstreams.some(({ health }) => health.isNew()) && this.#waitedMs() < replaceAfterMs)
      return this.#patience.wait(replaceAfterMs);
    this.#patience.end();
    const voters = this.#parts.voters();
    const weightOf = (wanted: Head): number => sumOf(voters.filter(({ head }) => head?.hash === wanted.hash));
    const heads = voters.flatMap(({ head }) => head ?? []);
    const [first] = heads.toSorted((one, other) => weightOf(other) - weightOf(one) || one.number - other.number);
    if (!first) return;
    this.#show([first], first.number);
    for (const upstream of this.#upstreams) void this.#relate(upstream);
  }

  /** Updates each node's fork point; unknown heads keep the previous one. */
  #locate(): void {
    const knowledge = { chain: this.#parts.chain, known: this.#known };
    for (const upstream of this.#upstreams) {
      const { head, branch } = upstream;
      upstream.branch = head && (branchOf(head, knowledge) ?? (branch && branchOf(branch.head, knowledge)));
    }
  }

  /** Finds a head's fork by reading the node's blocks; one search at a time for each node. */
  #relate(upstream: PooledUpstream): Promise<void> {
    const relating =
      this.#relating.get(upstream) ?? this.#search(upstream).finally(() => this.#relating.delete(upstream));
    this.#relating.set(upstream, relating);
    return relating;
  }

  async #search(upstream: PooledUpstream): Promise<void> {
    const { chain, readBlock } = this.#parts;
    // The node may report another head in the meantime.
    while (upstream.head && chain.current() && upstream.branch?.head.hash !== upstream.head.hash) {
      const { head } = upstream;
      const readShown: ReadBlock = (block) => readBlock(this.#holderOr(upstream))(block);
      const search = { chain, known: this.#known, readBlock: readBlock(upstream), readShown, ...this.#options };
      await relateHead(head, search).catch(() => undefined);
      this.decide();
      if (upstream.head.hash !== head.hash || upstream.branch?.head.hash === head.hash) continue;
      // The head cannot be linked to the canonical chain: forget the fork point until the next probe.
      upstream.branch = undefined;
      return this.decide();
    }
  }

  /** A node that has the canonical head. */
  #holderOr(other: PooledUpstream): PooledUpstream {
    const shown = this.#parts.chain.current()?.number ?? -1;
    return this.#parts.voters().find(({ branch }) => branch && branch.forkHeight >= shown) ?? other;
  }

  #carryOut(decision: Decision, from: Head): void {
    switch (decision.kind) {
      case "extend":
        return this.#show(decision.blocks, decision.forkHeight);
      case "replace":
        reportDecision({ ...decision, from, to: decision.blocks.at(-1) }, this.#parts);
        return this.#show(decision.blocks, decision.forkHeight);
      case "retract": {
        const to = this.#known.get(this.#parts.chain.hashAt(decision.forkHeight) ?? "");
        if (!to) return;
        reportDecision({ ...decision, from, to }, this.#parts);
        return this.#show([to], to.number);
      }
      case "refuse":
        if (this.#refusedFork !== decision.forkHeight)
          reportDecision({ ...decision, from, to: decision.head }, this.#parts);
        this.#refusedFork = decision.forkHeight;
    }
  }

  #show(blocks: readonly Head[], forkHeight: number): void {
    this.#parts.chain.show(blocks, forkHeight);
    this.#shownSince = this.#parts.timers.now();
    this.#refusedFork = undefined;
    this.#isHeadInDoubt = false;
    this.#locate();
  }

  #waitedMs(): number {
    return this.#isHeadInDoubt ? Infinity : this.#patience.waitedMs();
  }
}

function sumOf(upstreams: readonly PooledUpstream[]): number {
  return upstreams.reduce((sum, { weight }) => sum + weight, 0);
}
