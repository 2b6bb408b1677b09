import type { CallSignal } from "../../rpc/call-signal.js";
import { cancelStream, isNull, JsonStream, type RawJson } from "../../rpc/raw-json.js";
import { RpcError } from "../../rpc/rpc-error.js";
import type { Head } from "../head-feed.js";
import type { NodeEvents } from "../node-events.js";
import type { NodeCall } from "../upstream/node-call.js";
import { nodeUnavailable } from "../upstream/node-unavailable.js";
import { type CallNeed, needOf, pinLatest } from "./call-need.js";
import type { ChainView } from "./chain-view.js";
import type { ChangeSignal } from "./change-signal.js";
import { hasReached, rankMembers } from "./choose-member.js";
import { BehindError, isUnknownBlock, isWorthRetry } from "./judge-error.js";
import type { Latency } from "./latency.js";
import { isInService, type Member } from "./member.js";
import { type Peeked, peek, toldHash, toldHeight } from "./told-height.js";
import { type Attempt, withHedge } from "./with-hedge.js";

export interface ReadParts {
  readonly members: readonly Member[];
  readonly view: ChainView;
  readonly changes: ChangeSignal;
  readonly events: NodeEvents;
  readonly now: () => number;
  /** Longest wait for a node that has reached what callers know of. */
  readonly catchUpMs: number;
  /** How long the method's calls take; undefined where a second node is never asked. */
  readonly latencyOf: (method: string) => Latency | undefined;
  readonly run: (member: Member, call: NodeCall, signal: CallSignal) => Promise<RawJson>;
  /** Asks a member for its head, now. */
  readonly look: (member: Member) => Promise<unknown>;
}

/** A call goes to at most so many nodes, one after the other. */
const MAX_ATTEMPTS = 4;

/** How long a node is left alone that turned out to be behind what it had told. */
const BEHIND_WAIT_MS = 100;

/** A second node is never asked sooner than this. */
const LEAST_HEDGE_MS = 10;

/** A node that falls back, such as one of several behind an address, is not far behind the head. */
const NEAR_HEAD_BLOCKS = 256;

const nothing = new Set([
  "eth_getBlockByNumber",
  "eth_getBlockTransactionCountByNumber",
  "eth_getUncleCountByBlockNumber",
]);

/** Gets a read answered by one member after the other, never by one that is behind what callers were told. */
export function createReader(parts: ReadParts) {
  const { members, view, changes, events, now, catchUpMs } = parts;

  async function read(call: NodeCall, signal: CallSignal): Promise<RawJson> {
    const need = needOf(call);
    const giveUpAt = now() + catchUpMs;
    const tried = new Set<Member>();
    // Those of them that may know more in a moment.
    const behind = new Set<Member>();
    let failure: unknown;
    for (let attempts = 0; ; ) {
      const head = view.current();
      const [first, ...others] = rankMembers(members, { need, head, tried });
      if (first && head && call.method === "eth_blockNumber") return Buffer.from(`"0x${head.number.toString(16)}"`);
      if (!first || first.slots.isFull() || attempts >= MAX_ATTEMPTS) {
        const isBusy = first?.slots.isFull() ?? false;
        if (isBusy) events.onBusy?.(call.method);
        if (isBusy || !canHope(tried, behind) || now() >= giveUpAt || attempts >= MAX_ATTEMPTS)
          throw isBusy ? busy() : asCallersSee(failure ?? new Error("no node in service has reached the known head"));
        await changes.wait(signal, failure ? BEHIND_WAIT_MS : giveUpAt - now());
        for (const member of behind) tried.delete(member);
        behind.clear();
        continue;
      }
      try {
        return await attempt({ call, need, head }, first, others, signal);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (!isWorthRetry(error)) throw error;
        const isBehind = error instanceof BehindError;
        if (isBehind) behind.add(first);
        else attempts++;
        // Being behind says least about why there is no answer.
        failure = isBehind ? (failure ?? error) : error;
        tried.add(first);
        events.onRetry?.(first.name, call.method);
      }
    }
  }

  /** Whether waiting may help: someone is behind, or has not been looked at yet. */
  function canHope(tried: ReadonlySet<Member>, behind: ReadonlySet<Member>): boolean {
    if (behind.size > 0) return true;
    return members.some((member) => isNew(member) || (isInService(member) && !tried.has(member)));
  }

  interface Reading {
    readonly call: NodeCall;
    readonly need: CallNeed;
    readonly head: Head | undefined;
  }

  function attempt(reading: Reading, first: Member, others: readonly Member[], signal: CallSignal): Promise<RawJson> {
    const latency = parts.latencyOf(reading.call.method);
    if (!latency) return ask(reading, first, signal);
    const p95 = others.length > 0 ? latency.p95() : undefined;
    const asking =
      (member: Member): Attempt<RawJson> =>
      async (stop) => {
        const startedAt = now();
        const result = await ask(reading, member, stop);
        latency.record(now() - startedAt);
        return result;
      };
    if (p95 === undefined) return asking(first)(signal);
    const second = others.find(({ slots }) => slots.hasFree());
    return withHedge(
      {
        first: asking(first),
        second: () => (second ? asking(second) : undefined),
        afterMs: Math.max(p95, LEAST_HEDGE_MS),
        onSettled: (isWon) => events.onHedge?.(second?.name ?? "", reading.call.method, isWon),
      },
      signal,
    );
  }

  /** Asks one member. What it hasn't although it should, and what is newer than callers know of, is seen to first. */
  async function ask({ call, need, head }: Reading, member: Member, signal: CallSignal): Promise<RawJson> {
    const pinned = head && need.kind === "head" ? { ...call, params: pinLatest(call, head.number) } : call;
    const isKnown = (need.kind === "head" ? (need.height ?? head?.number ?? 0) : Infinity) <= (head?.number ?? 0);
    const isBehind = (): boolean => (need.kind === "hash" ? !hasReached(member, view.current()) : isKnown);
    let result: RawJson;
    try {
      result = await parts.run(member, pinned, signal);
    } catch (error) {
      if (isUnknownBlock(error) && isBehind()) throw new BehindError();
      throw error;
    }
    if (need.kind === "nothing") return result;
    if (isNull(result) && (need.kind === "hash" || nothing.has(call.method)) && isBehind()) throw new BehindError();
    if (isNull(result)) return result;
    const peeked = result instanceof Uint8Array ? { start: result, result } : await peek(result);
    if (call.method === "eth_getLogs" && need.kind === "head")
      await makeSureOfLogs({ call, need, head }, member, peeked);
    return showNothingNewer({ call, need, head }, member, peeked);
  }

  /** A node leaves out the logs of blocks that it hasn't without a word: near the head it is asked again how far it is. */
  async function makeSureOfLogs({ need, head }: Reading, member: Member, { result }: Peeked): Promise<void> {
    const height = (need.kind === "head" ? need.height : undefined) ?? head?.number ?? 0;
    const known = Math.min(height, head?.number ?? 0);
    if (known < (head?.number ?? 0) - NEAR_HEAD_BLOCKS) return;
    await parts.look(member);
    if ((member.head?.number ?? 0) >= known) return;
    if (result instanceof JsonStream) await cancelStream(result);
    throw new BehindError();
  }

  /** A result that tells of a block past the head that callers know of, or of another branch, makes that head known first. */
  function showNothingNewer({ call, need }: Reading, member: Member, peeked: Peeked): RawJson | Promise<RawJson> {
    const named = need.kind === "head" && call.method !== "eth_getLogs" ? need.height : undefined;
    const height = toldHeight(call, peeked.start);
    const hash = toldHash(call, peeked.start);
    const isNews = (): boolean =>
      Math.max(height ?? 0, named ?? 0) > (view.current()?.number ?? -1) ||
      (height !== undefined && hash !== undefined && view.hasOther({ number: height, hash }));
    return isNews() ? lookFirst(member, isNews, peeked.result) : peeked.result;
  }

  async function lookFirst(member: Member, isNews: () => boolean, result: RawJson): Promise<RawJson> {
    await parts.look(member);
    if (!isNews()) return result;
    if (result instanceof JsonStream) await cancelStream(result);
    throw new BehindError();
  }

  return read;
}

function isNew({ health }: Member): boolean {
  return health.outReason() === "not probed yet";
}

function busy(): RpcError {
  return new RpcError("InternalError", "the blockchain nodes have too many calls waiting; try again", {
    data: { reason: "node_unavailable" },
  });
}

function asCallersSee(failure: unknown): unknown {
  if (failure instanceof BehindError) return failure.unavailable;
  return failure instanceof RpcError ? failure : nodeUnavailable(failure);
}
