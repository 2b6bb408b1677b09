import { withCache } from "../../../src/cache/with-cache.js";
import { withSharedCache } from "../../../src/cache/with-shared-cache.js";
import type { Node } from "../../../src/node/node.js";
import { createMemoryStore } from "../../fakes/memory-store.js";
import type { Random } from "../random.js";

export interface CachedReadsOptions {
  readonly processes: number;
  readonly reads: number;
  /** Different results that are asked for, by Zipf's law: each in inverse proportion to its rank. */
  readonly results: number;
}

/** Where results came from, and the commands that a region's Redis got. */
export interface CachedReads extends CachedReadsOptions {
  readonly fromMemory: number;
  /** `MGET` of the epoch and a result. */
  readonly redisReads: number;
  /** `SET` of a result that Redis did not have. */
  readonly redisWrites: number;
}

/** A usual size of a result, such as a block with a few transactions. */
const result = Buffer.from(JSON.stringify("x".repeat(2_000)));
/** As of the service's defaults. */
const cache = { maxBytes: 67_108_864, depth: 64 };
const head = { number: 1_000_000, hash: "0x01", parentHash: "0x00" };
const heads = { current: () => head, onHead: () => () => undefined, onReorg: () => () => undefined };

/** Reads buried blocks through the real caches of a region's processes, each by any process. */
export async function readThroughCaches(random: Random, options: CachedReadsOptions): Promise<CachedReads> {
  const { processes, reads, results } = options;
  const { signal } = new AbortController();
  const store = createMemoryStore();
  let nodeCalls = 0;
  const node: Node = {
    call: async () => {
      nodeCalls++;
      return result;
    },
    check: async () => undefined,
    close: async () => undefined,
  };
  const nodes = Array.from({ length: processes }, () =>
    withCache(withSharedCache(node, cache, { heads, store }), cache, { heads }),
  );
  let fromMemory = 0;
  for (let read = 0; read < reads; read++) {
    const params = [`0x${Math.floor(results ** random.next()).toString(16)}`, true];
    const chosen = random.pick(nodes);
    if (chosen.known("eth_getBlockByNumber", params)) fromMemory++;
    else await chosen.call("eth_getBlockByNumber", params, signal);
  }
  return { ...options, fromMemory, redisReads: store.looks, redisWrites: nodeCalls };
}
