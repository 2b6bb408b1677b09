import { type MethodName, methods } from "../../../generated/methods.js";
import type { RawJson } from "../../json/raw-json.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Timers } from "../../node/timers.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { createLatency, type Latency } from "../model/latency.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { HedgeBudget } from "./hedge-budget.js";
import { isRetryable } from "./is-retryable.js";
import { type Attempt, withHedge } from "./with-hedge.js";

export interface HedgingParts {
  readonly timers: Timers;
  readonly events: NodeEvents;
  /** Probes a node, unless that is under way. */
  readonly probe: (upstream: PooledUpstream) => unknown;
}

/** A read that goes to `first`, and to another node when that takes too long. */
export interface HedgedRead {
  readonly method: MethodName;
  readonly first: PooledUpstream;
  /** The best other node with room for it; undefined when there is none. */
  readonly findOther: (running: readonly PooledUpstream[]) => PooledUpstream | undefined;
  readonly query: (upstream: PooledUpstream, signal: CallSignal) => Promise<RawJson>;
}

/** A node that is being asked. */
interface RunningQuery {
  readonly upstream: PooledUpstream;
  readonly sinceMs: number;
}

/** Reads of one kind share a budget, so that the many that cost little pay for none that cost much. */
interface ReadKind {
  readonly budget: HedgeBudget;
  /** What reads of the kind take, for methods of which there were too few to tell. */
  readonly latency: Latency;
  /** Another node is never asked sooner than this. */
  readonly minMs: number;
}

/** After this time without any response a node is probed: only this call may be slow. Late calls are looked at again as often. */
const suspectMs = 400;

/**
 * A node that has not responded since it was asked, nor to the probe, is silent after this time; one whose probes take long, after as
 * many times as they take. A read is also expected to take this long, until enough of its kind have been made to tell.
 */
const silentMs = 850;
const silentFactor = 3;

/**
 * Hedges a read that takes longer than the method's 95th percentile: at most one read in twenty, but without a limit if all nodes in
 * use are silent.
 */
export class Hedging {
  readonly #parts: HedgingParts;
  readonly #latencies = new Map<string, Latency>();
  readonly #light: ReadKind = createKind(10);
  readonly #heavy: ReadKind = createKind(1_000);

  constructor(parts: HedgingParts) {
    this.#parts = parts;
  }

  run(read: HedgedRead, signal: CallSignal): Promise<RawJson> {
    const { timers, events } = this.#parts;
    const { weight } = methods[read.method].policy;
    const { budget, latency: ofKind, minMs } = weight === "heavy" ? this.#heavy : this.#light;
    const ofMethod = this.#latencyOf(read.method);
    const usualMs = Math.max(minMs, Math.ceil(ofMethod.p95() ?? ofKind.p95() ?? silentMs));
    const onResult = (elapsedMs: number): void => {
      ofMethod.record(elapsedMs);
      ofKind.record(elapsedMs);
    };
    const running: RunningQuery[] = [];
    let last = read.first;
    const queryOn =
      (upstream: PooledUpstream): Attempt<RawJson> =>
      (stop) => {
        last = upstream;
        return this.#query(read, { upstream, running, onResult }, stop);
      };
    budget.earn();
    return withHedge(
      {
        first: queryOn(read.first),
        another: () => {
          const isSilent = this.#areSilent(running, weight === "light");
          const other =
            isSilent || this.#areLate(running, usualMs) ? read.findOther(running.map(upstreamOf)) : undefined;
          const isAllowed = isSilent || (other && budget.take());
          return other && isAllowed ? queryOn(other) : this.#msToNextCheck(running, usualMs);
        },
        afterMs: Math.min(usualMs, suspectMs),
        timers,
        isFinal: (error) => !isRetryable(error),
        onSettled: (isFirst) => events.onHedge?.(last.name, read.method, !isFirst),
      },
      signal,
    );
  }

  #latencyOf(method: string): Latency {
    const latency = this.#latencies.get(method) ?? createLatency();
    this.#latencies.set(method, latency);
    return latency;
  }

  async #query({ query }: HedgedRead, { upstream, running, onResult }: QueryParts, stop: CallSignal): Promise<RawJson> {
    const { now } = this.#parts.timers;
    const one = { upstream, sinceMs: now() };
    running.push(one);
    try {
      const result = await query(upstream, stop);
      onResult(now() - one.sinceMs);
      return result;
    } finally {
      running.splice(running.indexOf(one), 1);
    }
  }

  /**
   * Whether every node has been silent for too long; or, if all reads take about as long, has responded to a newer request, so that this
   * one is lost. Probes silent nodes.
   */
  #areSilent(running: readonly RunningQuery[], isInOrder: boolean): boolean {
    const nowMs = this.#parts.timers.now();
    for (const { upstream, sinceMs } of running)
      if (upstream.respondedAt < sinceMs && nowMs - sinceMs >= suspectMs) this.#parts.probe(upstream);
    return running.every(
      ({ upstream, sinceMs }) =>
        nowMs - sinceMs >= silentMsOf(upstream) &&
        (upstream.respondedAt < sinceMs || (isInOrder && upstream.respondedFrom > sinceMs)),
    );
  }

  /** Whether each that is being asked takes longer than usual. */
  #areLate(running: readonly RunningQuery[], usualMs: number): boolean {
    const nowMs = this.#parts.timers.now();
    return running.every(({ sinceMs }) => nowMs - sinceMs >= usualMs);
  }

  /** How long until there is reason to look again. */
  #msToNextCheck(running: readonly RunningQuery[], usualMs: number): number {
    const nowMs = this.#parts.timers.now();
    const moments = running.flatMap(({ upstream, sinceMs }) =>
      [usualMs, suspectMs, silentMsOf(upstream)].map((afterMs) => sinceMs + afterMs - nowMs),
    );
    return Math.ceil(Math.min(suspectMs, ...moments.filter((inMs) => inMs > 0)));
  }
}

interface QueryParts {
  readonly upstream: PooledUpstream;
  readonly running: RunningQuery[];
  readonly onResult: (elapsedMs: number) => void;
}

function createKind(minMs: number): ReadKind {
  return { minMs, budget: new HedgeBudget(), latency: createLatency() };
}

function upstreamOf({ upstream }: RunningQuery): PooledUpstream {
  return upstream;
}

function silentMsOf({ probeMs }: PooledUpstream): number {
  return Math.max(silentMs, silentFactor * probeMs);
}
