import { type CallSignal, laneOf } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import type { Head } from "../heads/head-feed.js";
import type { NodeEvents } from "../node-events.js";
import type { NodeCall } from "../upstream/node-call.js";
import { type BlockRequirement, requirementOf } from "./block-requirement.js";
import { chooseUpstream, mayOtherProve, type RoutingRequest } from "./choose-upstream.js";
import type { HedgedRead, Hedging } from "./hedging.js";
import { isMissingFeature, isNodeFailure, isRetryable, isUnknownBlock } from "./is-retryable.js";
import { featureOf } from "./missing-features.js";
import { openDoubtfulRead } from "./open-doubtful-read.js";
import { isUsable, mayComeBack, type PooledUpstream } from "./pooled-upstream.js";
import { followMs, type QueryParts, type UpstreamQuery } from "./query-upstream.js";
import { asCallersSee, busy } from "./read-refusals.js";
import { Tries } from "./tries.js";

export interface RoutedReadParts extends QueryParts {
  readonly upstreams: readonly PooledUpstream[];
  readonly events: NodeEvents;
  /** Longest wait for a node that has what is asked for. */
  readonly catchUpMs: number;
  /** Longest wait for a node to come back while none responds. */
  readonly comeBackMs: number;
  /** Undefined where a second node is never asked. */
  readonly hedging: Hedging | undefined;
}

/** How long to wait at most before it is looked again whether a node can be asked. */
const recheckMs = 100;

const nothing = Buffer.from("null");

/** A call that is routed. */
export interface Routed {
  readonly call: NodeCall;
  readonly signal: CallSignal;
  readonly query: UpstreamQuery;
}

/** One read on its way from node to node. */
export class RoutedRead {
  readonly #routed: Routed;
  readonly #parts: RoutedReadParts;
  readonly #need: BlockRequirement;
  readonly #lane: string;
  readonly #feature: string | undefined;
  readonly #startedAt: number;
  /** How long nodes were waited for that then did not respond. */
  #silentMs = 0;
  /** The node that returned the result, and the head at which it was asked. */
  #responder: PooledUpstream | undefined;
  #head: Head | undefined;
  /** Undefined as long as nothing has failed. */
  #tries: Tries | undefined;

  constructor(routed: Routed, parts: RoutedReadParts) {
    this.#routed = routed;
    this.#parts = parts;
    this.#need = requirementOf(routed.call);
    this.#lane = laneOf(routed.signal);
    this.#feature = featureOf(routed.call);
    this.#startedAt = parts.timers.now();
  }

  async run(): Promise<RawJson> {
    const { chain, events, timers, doubts } = this.#parts;
    const { signal, call } = this.#routed;
    const { method } = call;
    for (;;) {
      const first = this.#choose() ?? (this.#tries && this.#choose({ isAgain: true }));
      const head = chain.current();
      // The canonical head is known locally, but not returned while no node is available.
      if (first && head && method === "eth_blockNumber" && isUsable(first)) return quantityOf(head.number);
      if (!first || method === "eth_blockNumber") {
        await this.#waitForNode();
        continue;
      }
      if (first.slots.isFull(this.#lane)) {
        events.onBusy?.(method);
        throw busy();
      }
      const sinceMs = timers.now();
      [this.#responder, this.#head] = [this.#isHedged ? undefined : first, head];
      try {
        const result = await (this.#isHedged ? this.#hedge(first) : this.#query(first, signal));
        const isDoubtful =
          this.#hasOthers && doubts.isDoubtful(call, this.#need, { result, responder: this.#responder });
        return isDoubtful ? await this.#settle(result) : result;
      } catch (error) {
        const mayBeKnown = this.#need.kind === "hash" && isUnknownBlock(error);
        const found = mayBeKnown ? await this.#settle(nothing) : nothing;
        if (found !== nothing) return found;
        if (!this.#isHedged) this.#noteFailure(first, error, signal);
        if (signal.aborted || !isRetryable(error)) throw signal.aborted ? signal.reason : error;
        if (isNodeFailure(error)) this.#silentMs += timers.now() - sinceMs;
      }
    }
  }

  #choose(given?: Pick<RoutingRequest, "isAgain" | "besides" | "mayWait" | "tries">): PooledUpstream | undefined {
    const { upstreams, chain, timers } = this.#parts;
    const [need, lane, feature, tries] = [this.#need, this.#lane, this.#feature, this.#tries];
    const [head, nowMs] = [chain.current(), timers.now()];
    return chooseUpstream(upstreams, { need, lane, feature, tries, head, nowMs, ...given });
  }

  get #isHedged(): boolean {
    return this.#parts.hedging !== undefined && this.#hasOthers;
  }

  #hedge(first: PooledUpstream): Promise<RawJson> {
    const { call, signal } = this.#routed;
    const read: HedgedRead = {
      method: call.method,
      first,
      findOther: (besides) => this.#choose({ besides }),
      query: async (upstream, stop) => {
        const head = this.#parts.chain.current();
        try {
          const result = await this.#query(upstream, stop);
          this.#noteResponder(upstream, head);
          return result;
        } catch (error) {
          if (isUnknownBlock(error)) this.#noteResponder(upstream, head);
          this.#noteFailure(upstream, error, stop);
          throw error;
        }
      },
    };
    return (this.#parts.hedging as Hedging).run(read, signal);
  }

  #noteResponder(upstream: PooledUpstream, head: Head | undefined): void {
    if (!this.#responder) [this.#responder, this.#head] = [upstream, head];
  }

  get #hasOthers(): boolean {
    return this.#parts.upstreams.length > 1;
  }

  /** The result, or a better one of another node. */
  #settle(result: RawJson): RawJson | Promise<RawJson> {
    const { call, signal, query } = this.#routed;
    const [responder, head, need, sinceMs] = [this.#responder, this.#head, this.#need, this.#startedAt];
    if (!responder || !head || signal.aborted || !this.#hasOthers) return result;
    // A node that was behind when it failed this read may have caught up.
    const findOther = (besides: readonly PooledUpstream[]) =>
      this.#choose({ besides, mayWait: true, tries: undefined });
    const read = openDoubtfulRead(
      { ...this.#parts, query },
      { call, need, head, signal, responder, sinceMs, findOther },
    );
    return this.#parts.doubts.settle(read, need, result);
  }

  #query(upstream: PooledUpstream, stop: CallSignal): Promise<RawJson> {
    const { call, query } = this.#routed;
    const { chain, timers, upstreams } = this.#parts;
    const head = chain.current();
    const isEarly = timers.now() - this.#startedAt < followMs;
    const isProofOptional = !mayOtherProve(upstream, upstreams, { head, isEarly, tries: this.#tries });
    return query.run({ call, need: this.#need, head, sinceMs: this.#startedAt, isProofOptional }, upstream, stop);
  }

  #noteFailure(upstream: PooledUpstream, error: unknown, stop: CallSignal): void {
    if (stop.aborted || !isRetryable(error)) return;
    const { timers, events, upstreams } = this.#parts;
    this.#tries ??= new Tries(timers.now, upstreams.length);
    this.#tries.note(upstream, error);
    if (isMissingFeature(error)) upstream.missing.note(this.#feature, timers.now());
    events.onRetry?.(upstream.name, this.#routed.call.method);
  }

  /** Waits until a node may be available. Throws the cause of the failed attempts if none will be. */
  async #waitForNode(): Promise<void> {
    const { changes, timers } = this.#parts;
    this.#tries ??= new Tries(timers.now, this.#parts.upstreams.length);
    if (!this.#mayWait(this.#tries)) throw asCallersSee(this.#tries.error);
    await changes.wait(this.#routed.signal, recheckMs);
  }

  /** Whether a node that can't be asked now may have a result later. */
  #mayWait(tries: Tries): boolean {
    const { upstreams, timers, catchUpMs, comeBackMs } = this.#parts;
    const hasUsable = upstreams.some(isUsable);
    const waitedMs = timers.now() - this.#startedAt - this.#silentMs;
    if (waitedMs >= (hasUsable ? catchUpMs : comeBackMs)) return false;
    return upstreams.some(
      (one) => tries.isHopeful(one) && (hasUsable ? isUsable(one) || one.health.isNew() : mayComeBack(one)),
    );
  }
}

function quantityOf(height: number): Uint8Array {
  return Buffer.from(`"0x${height.toString(16)}"`);
}
