import type { Caller } from "./caller.js";
import type { ChangedKeys } from "./key-changes.js";
import type { FoundCaller } from "./read-callers.js";

/** An API key that works, as the store said when it was last asked. */
export interface KnownKey {
  readonly caller: Caller;
  /** When the store said so, on the clock that never steps. */
  readonly confirmedMs: number;
  /** When it stops working by itself, in milliseconds since 1970. */
  readonly expiresAtMs: number | undefined;
}

const maxKnown = 128_000;
const maxUnknown = 10_000;
/** How long a key that doesn't work is remembered as such: texts are random, so none begins to work unless its user is enabled again. */
const unknownMs = 60_000;

/** The API keys that the store was asked for lately. Those that don't work are remembered apart: they push no key out that does. */
export class KeyMemory {
  readonly #known = new Map<string, KnownKey>();
  readonly #unknownUntilMs = new Map<string, number>();
  #generation = 0;

  /** Counts changes of keys: what the store was asked before a change is not to be remembered after it. */
  get generation(): number {
    return this.#generation;
  }

  known(text: string): KnownKey | undefined {
    return this.#known.get(text);
  }

  /** Until when a key is remembered as one that doesn't work. */
  unknownUntilMs(text: string): number | undefined {
    return this.#unknownUntilMs.get(text);
  }

  /** Takes in what the store said at a time, asked in a generation. */
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

  /** Forgets the keys that have changed; undefined: every key. Returns those that are one user's. */
  forget(changed: ChangedKeys | undefined): string[] {
    this.#generation++;
    // A key's own change makes no text work that did not.
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

/** A Map keeps the order of insertion: the oldest entry is the one confirmed longest ago. */
function dropOldest(map: Map<string, unknown>, maxSize: number): void {
  if (map.size > maxSize) map.delete(map.keys().next().value as string);
}
