/** A result of a buried block. */
export interface StoredResult {
  readonly bytes: Uint8Array;
  /** Of the block that it depends on. */
  readonly height: number;
}

/** What a look into a shared store found. */
export interface StoreLookup {
  readonly result?: StoredResult;
  /** Keeps the result that was missing; not kept when the store was emptied since the look. Never throws. */
  keep(result: StoredResult): void;
}

/** A store of results that several processes use. It may be away at any time: then nothing is found and nothing kept. */
export interface SharedStore {
  /** Undefined while it is away. Never rejects. */
  get(key: string): Promise<StoreLookup | undefined>;
  /** Makes all of them forget everything that was kept before. */
  forgetAll(): void;
  close(): Promise<void>;
}
