import { methods } from "../../../generated/methods.js";
import { cancelStream, JsonStream, type RawJson } from "../../json/raw-json.js";
import { BehindError } from "../../node/behind-error.js";
import { hashOfResult, heightOfResult, type Peeked } from "../../node/block-of-result.js";
import type { Head } from "../../node/head-feed.js";
import type { NodeCall } from "../../node/node-call.js";
import { untilAborted } from "../../node/until-aborted.js";
import type { CallSignal } from "../../turns/call-signal.js";
import { asPendingTransaction } from "../../upstream/adapt-result.js";
import { unknownBlockResult } from "../../upstream/unknown-block-result.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { hasReached } from "./choose-upstream.js";
import { followMs, type NodeRead, type QueryParts } from "./node-read.js";

/** A read that a node has responded to. */
export interface ShownRead {
  readonly reading: NodeRead;
  readonly upstream: PooledUpstream;
  readonly signal: CallSignal;
  /** Repeats the read at the same node, now that callers know of this head. */
  queryAgain(head: Head | undefined): Promise<RawJson>;
}

type ShowParts = Pick<QueryParts, "chain" | "changes" | "timers" | "probe">;

/** Makes a newer block canonical before a result that contains it reaches the caller. */
export function showNothingNewer(peeked: Peeked, read: ShownRead, parts: ShowParts): RawJson | Promise<RawJson> {
  const { chain } = parts;
  const { call, head: asked } = read.reading;
  const named = heightNamed(read.reading);
  const height = heightOfResult(call, peeked.start);
  const hash = hashOfResult(call, peeked.start);
  if (named === undefined && height === undefined && chain.current()) return peeked.result;
  // The block at that height is ambiguous now: query again by hash.
  const isUnproven = hash === undefined && (named ?? -1) > (asked?.number ?? Infinity);
  const isNews = (): boolean =>
    isUnproven ||
    Math.max(height ?? 0, named ?? 0) > (chain.current()?.number ?? -1) ||
    (height !== undefined && hash !== undefined && chain.hasOther({ number: height, hash }));
  return isNews() ? new NewsRead(read, parts).show(peeked, isNews) : peeked.result;
}

/** A read whose result tells of a block that callers have not seen. */
class NewsRead {
  readonly #read: ShownRead;
  readonly #parts: ShowParts;

  constructor(read: ShownRead, parts: ShowParts) {
    this.#read = read;
    this.#parts = parts;
  }

  /**
   * Returns the result once its block is canonical, after a probe or when other nodes follow. If they do not, a block above the
   * canonical head does not exist yet, and a transaction in it is pending.
   */
  async show({ start, result }: Peeked, isNews: () => boolean): Promise<RawJson> {
    const { chain, changes, timers, probe } = this.#parts;
    const { reading, upstream, signal } = this.#read;
    const { call } = reading;
    await untilAborted(probe(upstream), signal);
    const height = heightOfResult(call, start) ?? heightNamed(reading) ?? -1;
    const isAhead = (): boolean =>
      height > (chain.current()?.number ?? Infinity) &&
      height <= (upstream.head?.number ?? -1) &&
      hasReached(upstream, chain.current());
    if (isLogRange(reading) || !isAhead()) return isNews() ? this.#queryAgainOrRefuse(result) : result;
    const endMs = reading.sinceMs + followMs;
    while (isNews() && isAhead() && timers.now() < endMs) await changes.wait(signal, endMs - timers.now());
    if (!isNews()) return result;
    return isAhead() ? asOfShownHead(call, result) : this.#queryAgainOrRefuse(result);
  }

  /** Queries the same node again by hash for a block requested by height that is canonical now. */
  async #queryAgainOrRefuse(result: RawJson): Promise<RawJson> {
    const { reading, upstream } = this.#read;
    const { head: asked } = reading;
    const shown = this.#parts.chain.current();
    const named = heightNamed(reading) ?? -1;
    const isShownNow = asked !== undefined && asked.number < named && named <= (shown?.number ?? -1);
    if (!isShownNow || !hasReached(upstream, shown)) return refuse(result);
    if (result instanceof JsonStream) await cancelStream(result);
    return this.#read.queryAgain(shown);
  }
}

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
export async function refuse(result: RawJson): Promise<never> {
  if (result instanceof JsonStream) await cancelStream(result);
  throw new BehindError();
}
