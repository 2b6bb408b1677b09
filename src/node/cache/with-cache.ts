import type { MethodName } from "../../../generated/methods.js";
import type { CallSignal } from "../../rpc/call-signal.js";
import type { RawJson } from "../../rpc/raw-json.js";
import type { Head, HeadFeed } from "../heads/head-feed.js";
import type { Node } from "../node.js";
import type { NodeEvents } from "../node-events.js";
import { createByteStore } from "./byte-store.js";
import { cachePolicyOf, dependenceOf } from "./cache-policy.js";
import { keyOf } from "./call-key.js";

export interface CacheOptions {
  readonly maxBytes: number;
  /** How many blocks have to lie on top of one for its results to be kept past the next head. */
  readonly depth: number;
  /** The longest that results of the newest block are kept while no other comes. */
  readonly maxHeadAgeMs?: number;
}

export interface CacheParts {
  readonly heads: HeadFeed;
  readonly events?: NodeEvents;
  readonly now?: () => number;
}

/** A node that returns from memory what it knows. */
export interface CachingNode extends Node {
  known(method: MethodName, params: readonly unknown[]): Uint8Array | undefined;
  sizeBytes(): number;
}

/** What part of the bytes is for results that live until the next head. */
const HEAD_PART = 1 / 4;

/** Blocks come twice a minute; when none comes for longer, the nodes may be away, which callers should get to see. */
const MAX_HEAD_AGE_MS = 60_000;

/**
 * Keeps results as the document's `x-policy` says: those of buried blocks as long as there is room, others until the next head;
 * the pending state, errors, `null` and streams never. A reorganisation drops what lies above its fork before the next result.
 */
export function withCache(node: Node, options: CacheOptions, parts: CacheParts): CachingNode {
  const { maxBytes, depth, maxHeadAgeMs = MAX_HEAD_AGE_MS } = options;
  const { heads, events = {}, now = Date.now } = parts;
  const onEvict = (bytes: number): void => events.onCacheEvict?.(bytes);
  const ofHead = createByteStore({ maxBytes: maxBytes * HEAD_PART, onEvict });
  const buried = createByteStore({ maxBytes: maxBytes * (1 - HEAD_PART), onEvict });
  let headSince = now();
  let headCount = 0;
  let reorgCount = 0;

  function leaveHead(): void {
    headCount++;
    ofHead.clear();
    headSince = now();
  }

  const stopListening = [
    heads.onHead(leaveHead),
    heads.onReorg((forkHeight) => {
      reorgCount++;
      leaveHead();
      const dropped = buried.dropAbove(forkHeight);
      if (dropped > 0) events.onCacheDrop?.(dropped);
    }),
  ];

  function known(method: MethodName, params: readonly unknown[]): Uint8Array | undefined {
    const key = keyOf({ method, params });
    const bytes = buried.get(key) ?? (now() - headSince < maxHeadAgeMs ? ofHead.get(key) : undefined);
    if (bytes) events.onCacheHit?.(method, "memory");
    return bytes;
  }

  /** Keeps a result unless the chain has moved on meanwhile in a way that may concern it. */
  function keep({ method, params, head, requestedAt }: Asked, result: Uint8Array): void {
    const life = cachePolicyOf({ method, params }, result, { head, depth });
    if (life === "none" || requestedAt.reorgCount !== reorgCount) return;
    const key = keyOf({ method, params });
    if (life !== "until-next-head") {
      if (!buried.has(key)) buried.set(key, result, life.buriedAt);
    } else if (requestedAt.headCount === headCount) {
      if (now() - headSince >= maxHeadAgeMs) leaveHead();
      if (!ofHead.has(key)) ofHead.set(key, result, head.number);
    }
  }

  async function forward(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const head = heads.current();
    if (!head || dependenceOf({ method, params }).kind === "nothing-kept") return node.call(method, params, signal);
    events.onCacheMiss?.(method);
    const requestedAt = { headCount, reorgCount };
    const result = await node.call(method, params, signal);
    if (result instanceof Uint8Array) keep({ method, params, head, requestedAt }, result);
    return result;
  }

  return {
    known,
    call(method, params, signal) {
      const bytes = known(method, params);
      return bytes ? Promise.resolve(bytes) : forward(method, params, signal);
    },
    check: (signal) => node.check(signal),
    sizeBytes: () => ofHead.sizeBytes() + buried.sizeBytes(),
    close() {
      for (const stop of stopListening) stop();
      return node.close();
    },
  };
}

interface Asked {
  readonly method: MethodName;
  readonly params: readonly unknown[];
  /** The newest block when the node was asked. */
  readonly head: Head;
  readonly requestedAt: { readonly headCount: number; readonly reorgCount: number };
}
