import { methods } from "../../../generated/methods.js";
import type { RawJson } from "../../json/raw-json.js";
import { BehindError } from "../../node/behind-error.js";
import { isPending, type Peeked, peek } from "../../node/block-of-result.js";
import type { BlockName, Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import { UnprovenError } from "../../node/unproven-error.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { pinBlock } from "./block-requirement.js";
import { hasReached } from "./choose-upstream.js";
import type { Asked } from "./doubts.js";
import { isNothing } from "./empty-results.js";
import { isUnknownBlock } from "./is-retryable.js";
import type { NodeRead, QueryParts } from "./node-read.js";
import { refuse, type ShownRead, showNothingNewer } from "./show-nothing-newer.js";

/** A node that falls back, such as one of several behind an address, is not far behind the head. */
const nearHeadBlocks = 256;

/** Asks one node. What it hasn't although it should, and what is newer than callers know of, is seen to first. */
export class UpstreamQuery {
  readonly #parts: QueryParts;

  constructor(parts: QueryParts) {
    this.#parts = parts;
  }

  run(reading: NodeRead, upstream: PooledUpstream, signal: CallSignal): Promise<RawJson> {
    return new UpstreamRead(reading, { upstream, signal }, this.#parts).run();
  }
}

/** A read of one node. */
class UpstreamRead implements ShownRead {
  readonly #parts: QueryParts;
  readonly reading: NodeRead;
  readonly upstream: PooledUpstream;
  readonly signal: CallSignal;
  /** The call as it is sent: a tag may have become a block. */
  readonly #pinned: NodeCall;
  /** The block that the node must have throughout. */
  readonly #on: BlockName | undefined;

  constructor(reading: NodeRead, { upstream, signal }: Asked, parts: QueryParts) {
    this.#parts = parts;
    this.reading = reading;
    this.upstream = upstream;
    this.signal = signal;
    const { call, need, head } = reading;
    const hashAt = (height: number): string | undefined => parts.chain.hashAt(height);
    this.#pinned = head && need.kind === "head" ? pinBlock(call, { head, hashAt }) : call;
    this.#on = head && (this.#blockToHave(head) ?? (reading.isHeadNeeded ? head : undefined));
  }

  run(): Promise<RawJson> {
    const result = this.#on
      ? this.#runOn(this.#on, this.#pinned)
      : this.#parts.run(this.upstream, this.#pinned, this.signal);
    if (this.reading.need.kind === "nothing") return result;
    return result.then(
      (value) => this.#see(value),
      (error: unknown) => {
        throw isUnknownBlock(error) && this.#isBehind() ? new BehindError() : error;
      },
    );
  }

  /** Whether the node lacks a block that it should have. */
  #isBehind(): boolean {
    const { need, head } = this.reading;
    if (need.kind === "hash") return !hasReached(this.upstream, this.#parts.chain.current());
    return need.kind === "head" && (need.height ?? head?.number ?? 0) <= (head?.number ?? 0);
  }

  #see(result: RawJson): RawJson | Promise<RawJson> {
    const { chain, doubts } = this.#parts;
    const { call, need } = this.reading;
    const meansUnknown = need.kind === "hash" || methods[call.method].policy.block?.nullMeansUnknown;
    if (isNothing(result, need) && meansUnknown && this.#isBehind()) throw new BehindError();
    // A node that has just lost blocks lacks earlier results: an empty result counts only from a node with the canonical head.
    const shown = need.kind === "hash" && !this.#on ? chain.current() : undefined;
    if (shown && isNothing(result, need) && doubts.emptyResults.isConfirmed(call, shown)) return result;
    if (shown && (isNothing(result, need) || isPending(call, result)))
      return this.#runOn(shown, call).then((again) => this.#showUndisproved(again));
    return this.#showUndisproved(result);
  }

  #showUndisproved(result: RawJson): RawJson | Promise<RawJson> {
    const { call, need } = this.reading;
    if (isNothing(result, need)) return result;
    const isAtOnce = result instanceof Uint8Array && !this.#parts.doubts.mayDisprove(call.method);
    return isAtOnce ? this.#show({ start: result, result }) : this.#disproveOrShow(result);
  }

  async #disproveOrShow(result: RawJson): Promise<RawJson> {
    const { doubts } = this.#parts;
    const peeked = result instanceof Uint8Array ? { start: result, result } : await peek(result);
    if (doubts.mayDisprove(this.reading.call.method)) await doubts.refuseDisproved(this.#pinned, peeked, this);
    return this.#show(peeked);
  }

  #show(peeked: Peeked): RawJson | Promise<RawJson> {
    const isReplaced = this.#on && this.#parts.chain.hasOther(this.#on);
    return isReplaced ? refuse(peeked.result) : showNothingNewer(peeked, this, this.#parts);
  }

  queryAgain(head: Head | undefined): Promise<RawJson> {
    return new UpstreamRead({ ...this.reading, head }, this, this.#parts).run();
  }

  /** A call to a node that must still have a block at the end. A node that lost it is probed. */
  async #runOn(block: BlockName, call: NodeCall): Promise<RawJson> {
    const on = { isProofOptional: this.reading.isProofOptional, ...block };
    try {
      return await this.#parts.run(this.upstream, { on, ...call }, this.signal);
    } catch (error) {
      if (error instanceof BehindError && !(error instanceof UnprovenError)) void this.#parts.probe(this.upstream);
      throw error;
    }
  }

  /**
   * The block near the head that a node must have for its result to count, if the result does not name its block: nodes silently omit
   * logs of blocks that they lack, and a height without a known hash may be one of another branch.
   */
  #blockToHave(head: Head): BlockName | undefined {
    const { call, need } = this.reading;
    if (need.kind !== "head") return undefined;
    const isLogs = call.method === "eth_getLogs";
    const number = Math.min(need.height ?? head.number, head.number);
    if (number < head.number - nearHeadBlocks || (!isLogs && need.height === undefined)) return undefined;
    const hash = this.#parts.chain.hashAt(number);
    if (hash === undefined) return head;
    return isLogs ? { number, hash } : undefined;
  }
}
