import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../json/raw-json.js";
import { keyOf } from "../node/call-key.js";
import type { Head, HeadFeed } from "../node/head-feed.js";
import type { NodeCall } from "../node/node-call.js";
import type { NodeEvents } from "../node/node-events.js";
import type { Node } from "../node/node.js";
import type { CallSignal } from "../turns/call-signal.js";
import { cachePolicyOf, dependenceOf } from "./cache-policy.js";
import { ResultMemory } from "./result-memory.js";

export interface CacheOptions {
  readonly maxBytes: number;
  /** Results of blocks with this many confirmations are cached past the next head. */
  readonly depth: number;
  /** The longest that results of the newest block are kept while no other comes. */
  readonly maxHeadAgeMs?: number;
}

export interface CacheParts {
  readonly heads: HeadFeed;
  readonly events?: NodeEvents;
  readonly now?: () => number;
}

/** A node with results in memory. */
export interface CachingNode extends Node {
  known(method: MethodName, params: readonly unknown[]): Uint8Array | undefined;
  sizeBytes(): number;
}

/**
 * Keeps results as the document's `x-policy` says: those of buried blocks as long as there is room, others until the next head;
 * the pending state, errors, `null` and streams never. A reorganisation drops what lies above its fork before the next result.
 */
export function withCache(node: Node, options: CacheOptions, parts: CacheParts): CachingNode {
  const { heads, events = {} } = parts;
  const memory = new ResultMemory(options, parts);
  const stopListening = [heads.onHead(() => memory.leaveHead()), heads.onReorg((height) => memory.dropAbove(height))];

  function known(method: MethodName, params: readonly unknown[]): Uint8Array | undefined {
    const bytes = memory.get(keyOf({ method, params }));
    if (bytes) events.onCacheHit?.(method, "memory");
    return bytes;
  }

  function forward(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const head = heads.current();
    const isKept = head && dependenceOf({ method, params }).kind !== "nothing-kept";
    return isKept ? forwardAndKeep({ method, params }, head, signal) : node.call(method, params, signal);
  }

  async function forwardAndKeep({ method, params }: NodeCall, head: Head, signal: CallSignal): Promise<RawJson> {
    events.onCacheMiss?.(method);
    const requestedAt = memory.chainPosition();
    const result = await node.call(method, params, signal);
    if (result instanceof Uint8Array) {
      const life = cachePolicyOf({ method, params }, result, { head, depth: options.depth });
      if (life !== "none") memory.keep({ key: keyOf({ method, params }), life, head, requestedAt }, result);
    }
    return result;
  }

  return {
    known,
    call(method, params, signal) {
      const bytes = known(method, params);
      return bytes ? Promise.resolve(bytes) : forward(method, params, signal);
    },
    check: (signal) => node.check(signal),
    sizeBytes: () => memory.sizeBytes(),
    close() {
      for (const stop of stopListening) stop();
      return node.close();
    },
  };
}
