import { LRUCache } from "lru-cache";
import { methods } from "../../../generated/methods.js";
import type { CallSignal } from "../../rpc/call-signal.js";
import { isNull, type RawJson } from "../../rpc/raw-json.js";
import { keyOf } from "../cache/call-key.js";
import type { CanonicalChain } from "../heads/canonical-chain.js";
import type { BlockName, Head } from "../heads/head-feed.js";
import type { NodeEvents } from "../node-events.js";
import type { Timers } from "../timers.js";
import type { NodeCall } from "../upstream/node-call.js";
import { withinTime } from "../within-time.js";
import { heightOfResult } from "./block-of-result.js";
import type { BlockRequirement } from "./block-requirement.js";
import { isUnknownBlock } from "./is-retryable.js";
import { historyOf } from "./missing-features.js";
import { type PooledUpstream, pendingMsOf } from "./pooled-upstream.js";

export interface EmptyResultsParts {
  readonly chain: CanonicalChain;
  readonly timers: Timers;
  readonly events: NodeEvents;
}

/** A read that a node responded to with nothing, as of a head. */
export interface EmptyRead {
  readonly call: NodeCall;
  readonly head: Head;
  readonly signal: CallSignal;
  readonly responder: PooledUpstream;
  /** The best node besides these; undefined when there is none. */
  readonly findOther: (besides: readonly PooledUpstream[]) => PooledUpstream | undefined;
  /** Asks a node, whose result counts only if its chain has the head. */
  readonly prove: (upstream: PooledUpstream, signal: CallSignal) => Promise<RawJson>;
}

/** Calls that are remembered as empty. */
const maxRemembered = 8_192;

/** How many other nodes are asked for a block, which may be on a branch that few have; for anything else one suffices. */
const maxOthersForBlock = 4;

/** How long another node is waited for: as many times as its calls take on average, but neither less nor longer than this. */
const latencyFactor = 5;
const minWaitMs = 150;
const maxWaitMs = 850;

/**
 * A node may lack what others have: history that was pruned or not indexed yet, blocks of another branch. So what one node does not have
 * is asked of others before callers are told that it does not exist; then that holds until the next head.
 */
export class EmptyResults {
  /** The head's hash by call. */
  readonly #confirmed = new LRUCache<string, string>({ max: maxRemembered });

  constructor(private readonly parts: EmptyResultsParts) {}

  /** Whether several nodes with this head have nothing. */
  isConfirmed(call: NodeCall, head: Head): boolean {
    return this.#confirmed.get(keyOf(call)) === head.hash;
  }

  /** What another node has; undefined if there is none that has anything. */
  async findElsewhere(read: EmptyRead): Promise<RawJson | undefined> {
    const { call, head, findOther, signal } = read;
    if (this.isConfirmed(call, head)) return undefined;
    const maxOthers = methods[call.method].policy.block ? maxOthersForBlock : 1;
    const without = [read.responder];
    const asked = [read.responder];
    for (let other = findOther(asked); other && without.length <= maxOthers; other = findOther(asked)) {
      asked.push(other);
      if (!this.#isResponsive(other)) continue;
      const result = await this.#ask(other, read);
      signal.throwIfAborted();
      if (result === "nothing") without.push(other);
      else if (result) {
        this.#noteOmission(read, result, without);
        return result;
      }
    }
    if (without.length > 1) this.#confirmed.set(keyOf(call), head.hash);
    return undefined;
  }

  /** Whether it is likely to respond in time: callers don't wait for what a node that hangs might have. */
  #isResponsive(other: PooledUpstream): boolean {
    const waitMs = waitMsOf(other);
    return !other.isSilent && waitMs <= maxWaitMs && pendingMsOf(other, this.parts.timers.now()) <= waitMs;
  }

  /** Undefined where the node can't tell. */
  async #ask(other: PooledUpstream, { prove, signal }: EmptyRead): Promise<RawJson | "nothing" | undefined> {
    const { timers } = this.parts;
    try {
      const limit = { signal, timeoutMs: waitMsOf(other), timers };
      const result = await withinTime(limit, (stop) => prove(other, stop));
      return isEmpty(result) ? "nothing" : result;
    } catch (error) {
      return isUnknownBlock(error) ? "nothing" : undefined;
    }
  }

  /** Nodes that lack what is in the chain that they claim to have are asked last for it. */
  #noteOmission({ call, head }: EmptyRead, result: RawJson, without: readonly PooledUpstream[]): void {
    const { chain, events, timers } = this.parts;
    const found = result instanceof Uint8Array ? placeOf(call, result) : undefined;
    if (!found || found.number > head.number || (found.hash !== undefined && !chain.has(found as BlockName))) return;
    for (const { name, missing } of without) {
      missing.note(historyOf(call), timers.now());
      events.onVerification?.(name, "omitted");
    }
  }
}

function waitMsOf({ latency }: PooledUpstream): number {
  return Math.max(minWaitMs, latencyFactor * (latency.mean() ?? 0));
}

/** Whether it is `null`, or `[]`. */
function isEmpty(result: RawJson): boolean {
  return isNull(result) || (result instanceof Uint8Array && result.length === 2);
}

/** Whether others may have what a result lacks: it is `null`, or there are no logs of a block that is named by its hash. */
export function isNothing(result: RawJson, { kind }: BlockRequirement): boolean {
  return isNull(result) || (kind === "hash" && isEmpty(result));
}

/** The height of the block that a result is of, with its hash if the call names it. */
function placeOf(call: NodeCall, result: Uint8Array): (Partial<BlockName> & Pick<BlockName, "number">) | undefined {
  const { block } = methods[call.method].policy;
  const number = heightOfResult(call, result);
  if (number === undefined) return undefined;
  const given = block && call.params[block.index];
  const hash = typeof given === "object" && given !== null ? (given as { blockHash?: unknown }).blockHash : given;
  return { number, ...(typeof hash === "string" && { hash }) };
}
