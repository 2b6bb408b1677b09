import type { MethodName } from "../../generated/methods.js";
import type { RawJson } from "../json/raw-json.js";
import { keyOf } from "../node/call-key.js";
import type { HeadFeed } from "../node/head-feed.js";
import type { NodeEvents } from "../node/node-events.js";
import type { Node } from "../node/node.js";
import type { CallSignal } from "../turns/call-signal.js";
import { cachePolicyOf, dependenceOf, isBuried, type Moment } from "./cache-policy.js";
import type { SharedStore } from "./shared-store.js";

export interface SharedCacheOptions {
  /** Results of blocks with this many confirmations are cached. */
  readonly depth: number;
}

export interface SharedCacheParts {
  readonly heads: HeadFeed;
  readonly store: SharedStore;
  readonly events?: NodeEvents;
}

/** Looks for results of buried blocks in a store that other processes use too, before the node is asked. */
export function withSharedCache(node: Node, { depth }: SharedCacheOptions, parts: SharedCacheParts): Node {
  const { heads, store, events = {} } = parts;
  let reorgCount = 0;
  const stopListening = heads.onReorg((forkHeight) => {
    reorgCount++;
    const head = heads.current();
    // Deeper than what counts as buried: what is in the store may be of the chain left behind.
    if (!head || isBuried(forkHeight + 1, { head, depth })) store.forgetAll();
  });

  async function call(method: MethodName, params: readonly unknown[], signal: CallSignal): Promise<RawJson> {
    const head = heads.current();
    if (!head || !canBeBuried({ method, params }, { head, depth })) return node.call(method, params, signal);
    const reorgsBefore = reorgCount;
    const step = signal.span?.begin("shared cache");
    const found = await store.get(keyOf({ method, params }));
    step?.set({ "rootgate.cache.hit": found?.result !== undefined });
    step?.end();
    if (found?.result && reorgsBefore === reorgCount && isBuried(found.result.height, { head, depth })) {
      events.onCacheHit?.(method, "shared");
      return found.result.bytes;
    }
    signal.throwIfAborted();
    const requestedAt = { head: heads.current() ?? head, reorgCount };
    const bytes = await node.call(method, params, signal);
    if (!(bytes instanceof Uint8Array)) return bytes;
    const life = cachePolicyOf({ method, params }, bytes, { head: requestedAt.head, depth });
    if (typeof life === "object" && requestedAt.reorgCount === reorgCount)
      found?.keep({ bytes, height: life.buriedAt });
    return bytes;
  }

  return {
    call,
    check: (signal) => node.check(signal),
    async close() {
      stopListening();
      await store.close();
      await node.close();
    },
  };
}

function canBeBuried(call: { method: MethodName; params: readonly unknown[] }, moment: Moment): boolean {
  const dependence = dependenceOf(call);
  return dependence.kind === "hash" || (dependence.kind === "height" && isBuried(dependence.height, moment));
}
