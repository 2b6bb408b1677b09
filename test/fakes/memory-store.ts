import type { SharedStore, StoredResult, StoreLookup } from "../../src/cache/shared-store.js";

export interface MemoryStore extends SharedStore {
  readonly results: Map<string, StoredResult>;
  isAway: boolean;
  looks: number;
}

/** A shared store in memory, that can be away. */
export function createMemoryStore(): MemoryStore {
  const results = new Map<string, StoredResult>();
  return {
    results,
    isAway: false,
    looks: 0,
    async get(key): Promise<StoreLookup | undefined> {
      this.looks++;
      if (this.isAway) return undefined;
      const result = results.get(key);
      return { ...(result && { result }), keep: (missing) => results.set(key, missing) };
    },
    forgetAll: () => results.clear(),
    close: async () => {},
  };
}
