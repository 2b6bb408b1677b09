import { methods } from "../../../generated/methods.js";
import type { CallSignal } from "../../rpc/call-signal.js";
import { cancelStream, JsonStream, type RawJson } from "../../rpc/raw-json.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { BlockName, Head } from "../heads/head-feed.js";
import type { Timers } from "../timers.js";
import { untilAborted } from "../until-aborted.js";
import { asPendingTransaction } from "../upstream/adapt-result.js";
import { BehindError } from "../upstream/behind-error.js";
import type { BlockToHave, NodeCall, UpstreamCall } from "../upstream/node-call.js";
import { unknownBlockResult } from "../upstream/unknown-block-result.js";
import { UnprovenError } from "../upstream/unproven-error.js";
import type { WakeUp } from "../wake-up.js";
import { hashOfResult, heightOfResult, isPending, type Peeked, peek } from "./block-of-result.js";
import { type BlockRequirement, pinBlock } from "./block-requirement.js";
import { hasReached } from "./choose-upstream.js";
import type { Doubts } from "./doubts.js";
import { isNothing } from "./empty-results.js";
import { isUnknownBlock } from "./is-retryable.js";
import type { PooledUpstream } from "./pooled-upstream.js";

export interface QueryParts {
  readonly chain: CanonicalChain;
  readonly changes: WakeUp;
  readonly timers: Timers;
  readonly run: (upstream: PooledUpstream, call: UpstreamCall, signal: CallSignal) => Promise<RawJson>;
  /** Requests a node's head now; resolves to whether it responded. */
  readonly probe: (upstream: PooledUpstream) => Promise<boolean>;
  readonly doubts: Doubts;
}

/** A call, what it needs, when it was made, and the head that callers knew of when this node was asked. */
export interface NodeRead {
  readonly call: NodeCall;
  readonly need: BlockRequirement;
  readonly head: Head | undefined;
  readonly sinceMs: number;
  /** Whether no other node may prove that its chain has the block. */
  readonly isProofOptional: boolean;
  /** Whether even what a hash names counts only from a chain with the head. */
  readonly isHeadNeeded?: boolean;
}

/** A node that falls back, such as one of several behind an address, is not far behind the head. */
const nearHeadBlocks = 256;

/** After this time most other nodes have a block, too: the longest wait for one. */
export const followMs = 800;

/** Asks one node. What it hasn't although it should, and what is newer than callers know of, is seen to first. */
export class UpstreamQuery {
  readonly #parts: QueryParts;
  readonly #hashAt = (height: number): string | undefined => this.#parts.chain.hashAt(height);

  constructor(parts: QueryParts) {
    this.#parts = parts;
  }

  async run(reading: NodeRead, upstream: PooledUpstream, signal: CallSignal): Promise<RawJson> {
    const { chain, run, doubts } = this.#parts;
    const { call, need, head, isProofOptional } = reading;
    const pinned = head && need.kind === "head" ? pinBlock(call, { head, hashAt: this.#hashAt }) : call;
    const on = head && (this.#blockToHave(call, need, head) ?? (reading.isHeadNeeded ? head : undefined));
    const isKnown = (need.kind === "head" ? (need.height ?? head?.number ?? 0) : Infinity) <= (head?.number ?? 0);
    const isBehind = (): boolean => (need.kind === "hash" ? !hasReached(upstream, chain.current()) : isKnown);
    let result: RawJson;
    try {
      result = await (on
        ? this.#runOn({ isProofOptional, ...on }, { upstream, call: pinned, signal })
        : run(upstream, pinned, signal));
    } catch (error) {
      if (isUnknownBlock(error) && isBehind()) throw new BehindError();
      throw error;
    }
    if (need.kind === "nothing") return result;
    const meansUnknown = need.kind === "hash" || methods[call.method].policy.block?.nullMeansUnknown;
    if (isNothing(result, need) && meansUnknown && isBehind()) throw new BehindError();
    // A node that has just lost blocks lacks earlier results: an empty result counts only from a node with the canonical head.
    const shown = need.kind === "hash" && !on ? chain.current() : undefined;
    if (shown && isNothing(result, need) && doubts.emptyResults.isConfirmed(call, shown)) return result;
    if (shown && (isNothing(result, need) || isPending(call, result)))
      result = await this.#runOn({ isProofOptional, ...shown }, { upstream, call, signal });
    if (isNothing(result, need)) return result;
    const peeked = result instanceof Uint8Array ? { start: result, result } : await peek(result);
    if (doubts.mayDisprove(call.method)) await doubts.refuseDisproved(pinned, peeked, { upstream, signal });
    if (on && chain.hasOther(on)) return refuse(peeked.result);
    const asked = { call, need, head, isProofOptional, sinceMs: reading.sinceMs };
    return this.#showNothingNewer({ upstream, signal, start: peeked.start, result: peeked.result, ...asked });
  }

  /** A call to a node that must still have a block at the end. A node that lost it is probed. */
  async #runOn(on: BlockToHave, { upstream, call, signal }: TargetedCall): Promise<RawJson> {
    try {
      return await this.#parts.run(upstream, { on, ...call }, signal);
    } catch (error) {
      if (error instanceof BehindError && !(error instanceof UnprovenError)) void this.#parts.probe(upstream);
      throw error;
    }
  }

  /**
   * The block near the head that a node must have for its result to count, if the result does not name its block: nodes silently omit
   * logs of blocks that they lack, and a height without a known hash may be one of another branch.
   */
  #blockToHave({ method }: NodeCall, need: BlockRequirement, head: Head): BlockName | undefined {
    if (need.kind !== "head") return undefined;
    const isLogs = method === "eth_getLogs";
    const number = Math.min(need.height ?? head.number, head.number);
    if (number < head.number - nearHeadBlocks || (!isLogs && need.height === undefined)) return undefined;
    const hash = this.#hashAt(number);
    if (hash === undefined) return head;
    return isLogs ? { number, hash } : undefined;
  }

  /** Makes a newer block canonical before a result that contains it reaches the caller. */
  #showNothingNewer(reading: NodeResult): RawJson | Promise<RawJson> {
    const { chain } = this.#parts;
    const { call, head: asked, start } = reading;
    const named = heightNamed(reading);
    const height = heightOfResult(call, start);
    const hash = hashOfResult(call, start);
    if (named === undefined && height === undefined && chain.current()) return reading.result;
    // The block at that height is ambiguous now: query again by hash.
    const isUnproven = hash === undefined && (named ?? -1) > (asked?.number ?? Infinity);
    const isNews = (): boolean =>
      isUnproven ||
      Math.max(height ?? 0, named ?? 0) > (chain.current()?.number ?? -1) ||
      (height !== undefined && hash !== undefined && chain.hasOther({ number: height, hash }));
    return isNews() ? this.#showFirst(reading, isNews) : reading.result;
  }

  /**
   * Returns the result once its block is canonical, after a probe or when other nodes follow. If they do not, a block above the
   * canonical head does not exist yet, and a transaction in it is pending.
   */
  async #showFirst(reading: NodeResult, isNews: () => boolean): Promise<RawJson> {
    const { chain, changes, timers, probe } = this.#parts;
    const { call, start, upstream, result, signal } = reading;
    await untilAborted(probe(upstream), signal);
    const height = heightOfResult(call, start) ?? heightNamed(reading) ?? -1;
    const isAhead = (): boolean =>
      height > (chain.current()?.number ?? Infinity) &&
      height <= (upstream.head?.number ?? -1) &&
      hasReached(upstream, chain.current());
    if (isLogRange(reading) || !isAhead()) return isNews() ? this.#queryAgainOrRefuse(reading) : result;
    const endMs = reading.sinceMs + followMs;
    while (isNews() && isAhead() && timers.now() < endMs) await changes.wait(signal, endMs - timers.now());
    if (!isNews()) return result;
    return isAhead() ? asOfShownHead(call, result) : this.#queryAgainOrRefuse(reading);
  }

  /** Queries the same node again by hash for a block requested by height that is canonical now. */
  async #queryAgainOrRefuse(reading: NodeResult): Promise<RawJson> {
    const { head: asked, upstream, result, signal } = reading;
    const shown = this.#parts.chain.current();
    const named = heightNamed(reading) ?? -1;
    const isShownNow = asked !== undefined && asked.number < named && named <= (shown?.number ?? -1);
    if (!isShownNow || !hasReached(upstream, shown)) return refuse(result);
    if (result instanceof JsonStream) await cancelStream(result);
    return this.run({ ...reading, head: shown }, upstream, signal);
  }
}

/** What is asked of which node. */
interface TargetedCall {
  readonly upstream: PooledUpstream;
  readonly call: NodeCall;
  readonly signal: CallSignal;
}

/** What a node said to whom. */
interface NodeResult extends NodeRead, Peeked, TargetedCall {}

/** The result as of the canonical head: for a block above it, or a transaction in that block. */
async function asOfShownHead(call: NodeCall, result: RawJson): Promise<RawJson> {
  if (call.method === "eth_getTransactionByHash") return asPendingTransaction(result);
  if (result instanceof JsonStream) await cancelStream(result);
  return methods[call.method].policy.block ? unknownBlockResult(call) : Buffer.from("null");
}

/** Logs of a range end at the canonical head. */
function isLogRange({ call, need }: NodeRead): boolean {
  return call.method === "eth_getLogs" && need.kind === "head";
}

/** The height of the call's only block; undefined if it has none. */
function heightNamed(reading: NodeRead): number | undefined {
  return reading.need.kind === "head" && !isLogRange(reading) ? reading.need.height : undefined;
}

/** Throws, and cancels the rest of the result. */
async function refuse(result: RawJson): Promise<never> {
  if (result instanceof JsonStream) await cancelStream(result);
  throw new BehindError();
}
