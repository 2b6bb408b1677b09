import type { LookUp, SharedStore, StoredAnswer } from "../../src/node/cache/shared-store.js";

export interface MemoryStore extends SharedStore {
  readonly answers: Map<string, StoredAnswer>;
  isAway: boolean;
  looks: number;
}

/** A shared store in memory, that can be away. */
export function createMemoryStore(): MemoryStore {
  const answers = new Map<string, StoredAnswer>();
  return {
    answers,
    isAway: false,
    looks: 0,
    async look(key): Promise<LookUp | undefined> {
      this.looks++;
      if (this.isAway) return undefined;
      const answer = answers.get(key);
      return { ...(answer && { answer }), keep: (missing) => answers.set(key, missing) };
    },
    forgetAll: () => answers.clear(),
    close: async () => {},
  };
}
