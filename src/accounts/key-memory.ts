import type { Caller } from "./caller.js";
import type { ChangedKeys } from "./key-changes.js";
import type { FoundCaller } from "./read-callers.js";

/** A valid API key, as last read from the store. */
export interface KnownKey {
  readonly caller: Caller;
  /** When it was read, on the monotonic clock. */
  readonly confirmedMs: number;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAtMs: number | undefined;
}

const maxKnown = 128_000;
const maxUnknown = 10_000;
/**
 * How long an invalid key is cached as such: keys are random, so an invalid key does not become valid unless its user is enabled
 * again.
 */
const unknownMs = 60_000;

/** Cached API keys. Invalid keys are cached separately, so that they never evict valid keys. */
export class KeyMemory {
  readonly #known = new Map<string, KnownKey>();
  readonly #unknownUntilMs = new Map<string, number>();
  #generation = 0;

  /** Counts changes of keys: a result read before a change must not be cached after it. */
  get generation(): number {
    return this.#generation;
  }

  known(text: string): KnownKey | undefined {
    return this.#known.get(text);
  }

  /** When the cached entry of an invalid key expires. */
  unknownUntilMs(text: string): number | undefined {
    return this.#unknownUntilMs.get(text);
  }

  /** Caches a result of the store, read in a given generation. */
  remember(text: string, found: FoundCaller | undefined, { generation, elapsedMs }: Asked): void {
    const isCurrent = generation === this.#generation;
    if (found && !isCurrent) return;
    this.#known.delete(text);
    if (found) {
      const { caller, expiresAtMs } = found;
      this.#known.set(text, { caller, expiresAtMs, confirmedMs: elapsedMs });
      dropOldest(this.#known, maxKnown);
    } else if (isCurrent) {
      this.#unknownUntilMs.delete(text);
      this.#unknownUntilMs.set(text, elapsedMs + unknownMs);
      dropOldest(this.#unknownUntilMs, maxUnknown);
    }
  }

  /** Removes changed keys; undefined: all keys. Returns the removed keys of a changed user. */
  forget(changed: ChangedKeys | undefined): string[] {
    this.#generation++;
    // A change of a single key makes no invalid key valid.
    if (!changed || "userId" in changed) this.#unknownUntilMs.clear();
    if (!changed) {
      this.#known.clear();
      return [];
    }
    const texts: string[] = [];
    for (const [text, { caller }] of this.#known)
      if ("keyId" in changed ? caller.keyId === changed.keyId : caller.userId === changed.userId) texts.push(text);
    for (const text of texts) this.#known.delete(text);
    return texts;
  }
}

interface Asked {
  readonly generation: number;
  readonly elapsedMs: number;
}

/** Maps keep insertion order: the first entry was refreshed longest ago. */
function dropOldest(map: Map<string, unknown>, maxSize: number): void {
  if (map.size > maxSize) map.delete(map.keys().next().value as string);
}
