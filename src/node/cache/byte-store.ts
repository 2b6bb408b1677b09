/** Answers in memory, bounded in bytes. */
export interface ByteStore {
  get(key: string): Uint8Array | undefined;
  has(key: string): boolean;
  /** Keeps a copy, if it is small enough; `height`: of the block that it depends on. */
  set(key: string, bytes: Uint8Array, height: number): void;
  /** Drops what depends on blocks above `height`; returns how many entries that were. */
  dropAbove(height: number): number;
  clear(): void;
  sizeBytes(): number;
}

export interface ByteStoreOptions {
  readonly maxBytes: number;
  /** Told of entries that gave way to others. */
  readonly onEvict?: (bytes: number) => void;
}

interface Entry {
  readonly bytes: Uint8Array;
  readonly height: number;
  isUsed: boolean;
}

/** What an entry takes besides its key and its bytes (measured: 100,000 entries of 100 to 1,000 bytes). */
const ENTRY_OVERHEAD_BYTES = 350;

/** No answer takes more than this part of the store, so that a few large ones don't drive all others out. */
const LARGEST_PART = 64;

/** How full it is after making room: for many at once, since finding the oldest in a map means passing all that were deleted. */
const KEPT_PART = 15 / 16;

/** When it is full, the oldest entry goes, unless it was used since it came to be the oldest: then it counts as new once more. */
export function createByteStore({ maxBytes, onEvict }: ByteStoreOptions): ByteStore {
  const entries = new Map<string, Entry>();
  let sizeBytes = 0;
  let highest = -1;

  function remove(key: string, entry: Entry): void {
    entries.delete(key);
    sizeBytes -= sizeOf(key, entry.bytes);
  }

  function makeRoom(): void {
    if (sizeBytes <= maxBytes) return;
    for (const [key, entry] of entries) {
      if (sizeBytes <= maxBytes * KEPT_PART) return;
      if (entry.isUsed) {
        entry.isUsed = false;
        entries.delete(key);
        entries.set(key, entry);
      } else {
        remove(key, entry);
        onEvict?.(sizeOf(key, entry.bytes));
      }
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      return entry.bytes;
    },
    has: (key) => entries.has(key),
    set(key, bytes, height) {
      const size = sizeOf(key, bytes);
      if (size > maxBytes / LARGEST_PART) return;
      const former = entries.get(key);
      if (former) remove(key, former);
      // A copy: the bytes may be a small part of a large buffer, which would stay with them.
      entries.set(key, { bytes: new Uint8Array(bytes), height, isUsed: false });
      sizeBytes += size;
      highest = Math.max(highest, height);
      makeRoom();
    },
    dropAbove(height) {
      if (highest <= height) return 0;
      const above = [...entries].filter(([, entry]) => entry.height > height);
      for (const [key, entry] of above) remove(key, entry);
      highest = height;
      return above.length;
    },
    clear() {
      entries.clear();
      sizeBytes = 0;
      highest = -1;
    },
    sizeBytes: () => sizeBytes,
  };
}

function sizeOf(key: string, bytes: Uint8Array): number {
  return key.length + bytes.length + ENTRY_OVERHEAD_BYTES;
}
