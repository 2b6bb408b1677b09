import type { CallSignal } from "../../rpc/call-signal.js";
import { cancelStream, isNull, JsonStream, type RawJson } from "../../rpc/raw-json.js";
import type { Head } from "../head-feed.js";
import type { ChainView } from "../heads/canonical-chain.js";
import type { Member } from "../pooled-upstream.js";
import { untilAborted } from "../until-aborted.js";
import type { NodeCall } from "../upstream/node-call.js";
import { type Peeked, peek, toldHash, toldHeight } from "./block-of-result.js";
import { type CallNeed, pinLatest } from "./block-requirement.js";
import { hasReached } from "./choose-upstream.js";
import { BehindError, isUnknownBlock } from "./is-retryable.js";

export interface AskParts {
  readonly view: ChainView;
  readonly run: (member: Member, call: NodeCall, signal: CallSignal) => Promise<RawJson>;
  /** Asks a member for its head, now; whether it told it. */
  readonly look: (member: Member) => Promise<boolean>;
}

/** A call, what it needs, and the head that callers knew of when it was begun. */
export interface Reading {
  readonly call: NodeCall;
  readonly need: CallNeed;
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

/** Asks one member. What it hasn't although it should, and what is newer than callers know of, is seen to first. */
export function createAsker({ view, run, look }: AskParts) {
  async function ask({ call, need, head }: Reading, member: Member, signal: CallSignal): Promise<RawJson> {
    const pinned = head && need.kind === "head" ? { ...call, params: pinLatest(call, head.number) } : call;
    const isKnown = (need.kind === "head" ? (need.height ?? head?.number ?? 0) : Infinity) <= (head?.number ?? 0);
    const isBehind = (): boolean => (need.kind === "hash" ? !hasReached(member, view.current()) : isKnown);
    let result: RawJson;
    try {
      result = await run(member, pinned, signal);
    } catch (error) {
      if (isUnknownBlock(error) && isBehind()) throw new BehindError();
      throw error;
    }
    if (need.kind === "nothing") return result;
    if (isNothing(result, need)) {
      if ((need.kind === "hash" || nullOfHeight.has(call.method)) && isBehind()) throw new BehindError();
      return result;
    }
    const peeked = result instanceof Uint8Array ? { start: result, result } : await peek(result);
    const said = { call, need, head, member, signal, ...peeked };
    if (call.method === "eth_getLogs" && need.kind === "head") await makeSureOfLogs(said);
    return showNothingNewer(said);
  }

  /** A node leaves out the logs of blocks that it hasn't without a word: near the head it is asked again where it is. */
  async function makeSureOfLogs({ need, head, member, result, signal }: Said): Promise<void> {
    const height = (need.kind === "head" ? need.height : undefined) ?? head?.number ?? 0;
    const known = Math.min(height, head?.number ?? 0);
    if (known < (head?.number ?? 0) - NEAR_HEAD_BLOCKS) return;
    const own = (await untilAborted(look(member), signal)) ? member.head : undefined;
    if (!own || own.number < known || view.hasOther(own)) return refuse(result);
  }

  /** A result that tells of a block past the head that callers know of, or of another branch, makes that head known first. */
  function showNothingNewer({ call, need, member, start, result, signal }: Said): RawJson | Promise<RawJson> {
    const named = need.kind === "head" && call.method !== "eth_getLogs" ? need.height : undefined;
    const height = toldHeight(call, start);
    const hash = toldHash(call, start);
    const isNews = (): boolean =>
      Math.max(height ?? 0, named ?? 0) > (view.current()?.number ?? -1) ||
      (height !== undefined && hash !== undefined && view.hasOther({ number: height, hash }));
    if (!isNews()) return result;
    return untilAborted(look(member), signal).then(() => (isNews() ? refuse(result) : result));
  }

  return ask;
}

/** What a member said to whom. */
interface Said extends Reading, Peeked {
  readonly member: Member;
  readonly signal: CallSignal;
}

/** Throws, and lets go what would still come of the result. */
async function refuse(result: RawJson): Promise<never> {
  if (result instanceof JsonStream) await cancelStream(result);
  throw new BehindError();
}

/** Whether it is `null`, or `[]`: no logs of a block that is named by its hash. */
function isNothing(result: RawJson, { kind }: CallNeed): boolean {
  return isNull(result) || (kind === "hash" && result instanceof Uint8Array && result.length === 2);
}
