import { LRUCache } from "lru-cache";

/** Results in memory, limited in bytes. */
export interface ByteStore {
  get(key: string): Uint8Array | undefined;
  has(key: string): boolean;
  /** Stores a copy, if it is small enough; `height`: of the block that it depends on. */
  set(key: string, bytes: Uint8Array, height: number): void;
  /** Removes what depends on blocks above `height`; returns the number of removed entries. */
  dropAbove(height: number): number;
  clear(): void;
  sizeBytes(): number;
}

export interface ByteStoreOptions {
  readonly maxBytes: number;
  /** Called with the size of each evicted entry. */
  readonly onEvict?: (bytes: number) => void;
}

interface Entry {
  readonly bytes: Uint8Array;
  readonly height: number;
}

/** Memory of an entry in addition to its key and bytes (measured: 100,000 entries of 100 to 1,000 bytes). */
const entryOverheadBytes = 350;

/** No entry takes more than this fraction of the store, so that a few large results don't evict all others. */
const largestPart = 64;

/** Evicts the least recently used entries when it is full. */
export function createByteStore({ maxBytes, onEvict }: ByteStoreOptions): ByteStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    dispose: ({ bytes }, key, reason) => reason === "evict" && onEvict?.(sizeOf(key, bytes)),
  });
  let highest = -1;
  return {
    get: (key) => entries.get(key)?.bytes,
    has: (key) => entries.has(key),
    set(key, bytes, height) {
      const size = sizeOf(key, bytes);
      if (size > maxBytes / largestPart) return;
      // A copy: the bytes may be a small part of a large buffer, which would stay in memory with them.
      entries.set(key, { bytes: new Uint8Array(bytes), height }, { size });
      highest = Math.max(highest, height);
    },
    dropAbove(height) {
      if (highest <= height) return 0;
      const above = [...entries.entries()].filter(([, entry]) => entry.height > height);
      for (const [key] of above) entries.delete(key);
      highest = height;
      return above.length;
    },
    clear() {
      entries.clear();
      highest = -1;
    },
    sizeBytes: () => entries.calculatedSize,
  };
}

function sizeOf(key: string, bytes: Uint8Array): number {
  return key.length + bytes.length + entryOverheadBytes;
}
