import type { RawJson } from "../../json/raw-json.js";
import type { Head } from "../../node/head-feed.js";
import { type CallSignal, laneOf } from "../../turns/call-signal.js";
import { featureOf } from "../model/missing-features.js";
import { isUsable, type PooledUpstream } from "../model/pooled-upstream.js";
import { type BlockRequirement, requirementOf } from "./block-requirement.js";
import { chooseUpstream, mayOtherProve, mayServeLater } from "./choose-upstream.js";
import type { HedgedRead, Hedging } from "./hedging.js";
import { isMissingFeature, isNodeFailure, isRetryable, isUnknownBlock } from "./is-retryable.js";
import { followMs } from "./node-read.js";
import { openDoubtfulRead } from "./open-doubtful-read.js";
import { asCallersSee, busy } from "./read-refusals.js";
import type { Choice, Routed, RoutedReadParts } from "./routed-read-parts.js";
import { Tries } from "./tries.js";

/** How long to wait at most before it is looked again whether a node can be asked. */
const recheckMs = 100;

const nothing = Buffer.from("null");

/** One read on its way from node to node. */
export class RoutedRead {
  readonly #routed: Routed;
  readonly #parts: RoutedReadParts;
  readonly #need: BlockRequirement;
  readonly #lane: string;
  readonly #feature: string | undefined;
  readonly #startedAt: number;
  /** When the present attempt began. */
  #attemptAt: number;
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
    this.#startedAt = this.#attemptAt = parts.timers.now();
  }

  /** Asks one node, and after a failure the next one. By callbacks: an async function would keep all its variables. */
  run(): Promise<RawJson> {
    const { chain, events } = this.#parts;
    const { signal, call } = this.#routed;
    const nowMs = this.#attemptAt;
    const first = this.#choose({ nowMs }) ?? (this.#tries && this.#choose({ nowMs, isAgain: true }));
    const head = chain.current();
    const isHeadWanted = call.method === "eth_blockNumber";
    // The canonical head is known locally, but not returned while no node is available.
    if (first && head && isHeadWanted && isUsable(first)) return Promise.resolve(quantityOf(head.number));
    if (!first || isHeadWanted) return this.#waitForNode().then(() => this.#runAgain());
    if (first.slots.isFull(this.#lane)) {
      events.onBusy?.(call.method);
      return Promise.reject(busy());
    }
    this.#responder = this.#isHedged ? undefined : first;
    this.#head = head;
    return (this.#isHedged ? this.#hedge(first) : this.#query(first, signal)).then(
      (result) => (this.#isDoubtful(result) ? this.#settleOrRetry(result, first) : result),
      (error: unknown) => this.#retry(error, first),
    );
  }

  #runAgain(): Promise<RawJson> {
    this.#attemptAt = this.#parts.timers.now();
    return this.run();
  }

  #isDoubtful(result: RawJson): boolean {
    const { doubts } = this.#parts;
    const read = { result, responder: this.#responder };
    return this.#hasOthers && doubts.isDoubtful(this.#routed.call, this.#need, read);
  }

  async #settleOrRetry(result: RawJson, first: PooledUpstream): Promise<RawJson> {
    try {
      return await this.#settle(result);
    } catch (error) {
      return this.#retry(error, first);
    }
  }

  /** Throws what another attempt would not mend. */
  async #retry(error: unknown, first: PooledUpstream): Promise<RawJson> {
    const { signal } = this.#routed;
    const mayBeKnown = this.#need.kind === "hash" && isUnknownBlock(error);
    const found = mayBeKnown ? await this.#settle(nothing) : nothing;
    if (found !== nothing) return found;
    if (!this.#isHedged) this.#noteFailure(first, error, signal);
    if (signal.aborted || !isRetryable(error)) throw signal.aborted ? signal.reason : error;
    if (isNodeFailure(error)) this.#silentMs += this.#parts.timers.now() - this.#attemptAt;
    return this.#runAgain();
  }

  #choose(choice: Choice): PooledUpstream | undefined {
    const { upstreams, chain, timers } = this.#parts;
    const { isAgain, besides, mayWait, ofAll, nowMs = timers.now() } = choice;
    return chooseUpstream(upstreams, {
      need: this.#need,
      lane: this.#lane,
      feature: this.#feature,
      tries: ofAll ? undefined : this.#tries,
      head: chain.current(),
      nowMs,
      isAgain,
      besides,
      mayWait,
    });
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
    const findOther = (besides: readonly PooledUpstream[]) => this.#choose({ besides, mayWait: true, ofAll: true });
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
    const mayProve = (): boolean => {
      const isEarly = timers.now() - this.#startedAt < followMs;
      return mayOtherProve(upstream, upstreams, { head, isEarly, tries: this.#tries });
    };
    const isProofOptional = !(this.#hasOthers && mayProve());
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
    const { changes, timers, upstreams } = this.#parts;
    this.#tries ??= new Tries(timers.now, upstreams.length);
    const waitedMs = timers.now() - this.#startedAt - this.#silentMs;
    if (!mayServeLater(upstreams, this.#tries, { waitedMs, ...this.#parts })) throw asCallersSee(this.#tries.error);
    await changes.wait(this.#routed.signal, recheckMs);
  }
}

function quantityOf(height: number): Uint8Array {
  return Buffer.from(`"0x${height.toString(16)}"`);
}
