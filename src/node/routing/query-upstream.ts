import type { CallSignal } from "../../rpc/call-signal.js";
import { cancelStream, isNull, JsonStream, type RawJson } from "../../rpc/raw-json.js";
import type { Head } from "../head-feed.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { PooledUpstream } from "../pooled-upstream.js";
import { untilAborted } from "../until-aborted.js";
import type { NodeCall } from "../upstream/node-call.js";
import { hashOfResult, heightOfResult, type Peeked, peek } from "./block-of-result.js";
import { type BlockRequirement, pinBlock } from "./block-requirement.js";
import { hasReached } from "./choose-upstream.js";
import { BehindError, isUnknownBlock } from "./is-retryable.js";

export interface QueryParts {
  readonly chain: CanonicalChain;
  readonly run: (upstream: PooledUpstream, call: NodeCall, signal: CallSignal) => Promise<RawJson>;
  /** Asks a node for its head, now; whether it told it. */
  readonly probe: (upstream: PooledUpstream) => Promise<boolean>;
}

/** A call, what it needs, and the head that callers knew of when it was begun. */
export interface Reading {
  readonly call: NodeCall;
  readonly need: BlockRequirement;
  readonly head: Head | undefined;
}

/** A node that falls back, such as one of several behind an address, is not far behind the head. */
const NEAR_HEAD_BLOCKS = 256;

/** What answers `null` for a height that there is no block of. */
const nullOfHeight = new Set([
  "eth_getBlockByNumber",
  "eth_getBlockTransactionCountByNumber",
  "eth_getUncleCountByBlockNumber",
]);

/** Asks one node. What it hasn't although it should, and what is newer than callers know of, is seen to first. */
export function createQuery({ chain, run, probe }: QueryParts) {
  const hashAt = (height: number): string | undefined => chain.hashAt(height);

  async function ask({ call, need, head }: Reading, upstream: PooledUpstream, signal: CallSignal): Promise<RawJson> {
    const pinned = head && need.kind === "head" ? pinBlock(call, { head, hashAt }) : call;
    const isKnown = (need.kind === "head" ? (need.height ?? head?.number ?? 0) : Infinity) <= (head?.number ?? 0);
    const isBehind = (): boolean => (need.kind === "hash" ? !hasReached(upstream, chain.current()) : isKnown);
    let result: RawJson;
    try {
      result = await run(upstream, pinned, signal);
    } catch (error) {
      if (isUnknownBlock(error) && isBehind()) throw new BehindError();
      throw error;
    }
    if (need.kind === "nothing") return result;
    if (isNothing(result, need)) {
      if ((need.kind === "hash" || nullOfHeight.has(call.method)) && isBehind()) throw new BehindError();
      if (need.kind === "hash" && head) await makeSureOfHead(upstream, signal);
      return result;
    }
    const peeked = result instanceof Uint8Array ? { start: result, result } : await peek(result);
    const said = { call, need, head, upstream, signal, ...peeked };
    if (call.method === "eth_getLogs" && need.kind === "head") await makeSureOfLogs(said);
    return showNothingNewer(said);
  }

  /** A node that has just fallen back lacks what it had a moment ago: that there is nothing is believed where it is at the head. */
  async function makeSureOfHead(upstream: PooledUpstream, signal: CallSignal): Promise<void> {
    const hasTold = await untilAborted(probe(upstream), signal);
    if (!hasTold || !hasReached(upstream, chain.current())) throw new BehindError();
  }

  /** A node leaves out the logs of blocks that it hasn't without a word: near the head it is asked again where it is. */
  async function makeSureOfLogs({ need, head, upstream, result, signal }: Said): Promise<void> {
    const height = (need.kind === "head" ? need.height : undefined) ?? head?.number ?? 0;
    const known = Math.min(height, head?.number ?? 0);
    if (known < (head?.number ?? 0) - NEAR_HEAD_BLOCKS) return;
    const hasTold = await untilAborted(probe(upstream), signal);
    if (!hasTold || !hasReached(upstream, chain.current(), known) || (head && chain.hasOther(head)))
      return refuse(result);
  }

  /** A result that tells of a block past the head that callers know of, or of another branch, makes that head known first. */
  function showNothingNewer({ call, need, upstream, start, result, signal }: Said): RawJson | Promise<RawJson> {
    const named = need.kind === "head" && call.method !== "eth_getLogs" ? need.height : undefined;
    const height = heightOfResult(call, start);
    const hash = hashOfResult(call, start);
    const isNews = (): boolean =>
      Math.max(height ?? 0, named ?? 0) > (chain.current()?.number ?? -1) ||
      (height !== undefined && hash !== undefined && chain.hasOther({ number: height, hash }));
    if (!isNews()) return result;
    return untilAborted(probe(upstream), signal).then(() => (isNews() ? refuse(result) : result));
  }

  return ask;
}

/** What a node said to whom. */
interface Said extends Reading, Peeked {
  readonly upstream: PooledUpstream;
  readonly signal: CallSignal;
}

/** Throws, and lets go what would still come of the result. */
async function refuse(result: RawJson): Promise<never> {
  if (result instanceof JsonStream) await cancelStream(result);
  throw new BehindError();
}

/** Whether it is `null`, or `[]`: no logs of a block that is named by its hash. */
function isNothing(result: RawJson, { kind }: BlockRequirement): boolean {
  return isNull(result) || (kind === "hash" && result instanceof Uint8Array && result.length === 2);
}
