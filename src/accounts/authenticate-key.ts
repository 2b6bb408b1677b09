import type { Clock } from "../clock.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { createPerMinute } from "../turns/per-minute.js";
import type { Caller } from "./caller.js";
import type { ChangedKeys } from "./key-changes.js";
import { KeyMemory, type KnownKey } from "./key-memory.js";
import { isKeyText } from "./key-text.js";
import { createKeyLookUps } from "./look-up-keys.js";
import type { FoundCaller } from "./read-callers.js";

/** Finds the callers behind API keys. A key in use is answered from memory and looked up again behind its calls. */
export interface KeyAuthenticator {
  /** From memory: the caller; "nobody" where the key does not work; undefined where the store has to be asked. Throws store_unavailable. */
  recall(text: string): Caller | "nobody" | undefined;
  /** From the store, for a client at an address; rejects with store_unavailable, and with RateLimited past the address's misses. */
  lookUp(text: string, address: string): Promise<Caller | "nobody">;
  /** Forgets the keys that have changed; undefined: every key. */
  forget(changed: ChangedKeys | undefined): void;
}

export interface KeyAuthenticatorOptions {
  /** How long known keys work on while the store is away. */
  readonly outageGraceMs: number;
  /** Unknown keys that may be looked up for a client address. */
  readonly unknownKeysPerMinute: number;
}

export interface KeyAuthenticatorParts {
  /** Reads the callers behind keys from the store. */
  readonly read: (texts: readonly string[]) => Promise<ReadonlyMap<string, FoundCaller>>;
  readonly breaker: StoreBreaker;
  readonly clock: Pick<Clock, "nowMs" | "elapsedMs">;
}

/** From this age on, a known key is looked up again behind the call that uses it. */
const refreshAfterMs = 30_000;
/** From this age on, the call waits for it: changes are watched (key-changes.ts), but a change made by hand in the database is not. */
const trustMs = 60_000;

export function createKeyAuthenticator(
  options: KeyAuthenticatorOptions,
  parts: KeyAuthenticatorParts,
): KeyAuthenticator {
  const { read, breaker, clock } = parts;
  const memory = new KeyMemory();
  const lookUps = createKeyLookUps({
    read,
    breaker,
    misses: createPerMinute(options.unknownKeysPerMinute, clock.elapsedMs),
    onQuery() {
      const asked = { generation: memory.generation, elapsedMs: clock.elapsedMs() };
      return (text, found) => memory.remember(text, found, asked);
    },
  });

  /** A key that was valid when an outage began stays valid for some time. */
  const recallInOutage = (key: KnownKey | undefined): Caller | undefined => {
    const outage = breaker.outage();
    if (!outage) return undefined;
    if (key && clock.elapsedMs() - outage.startedMs < options.outageGraceMs) return key.caller;
    throw storeUnavailable(outage);
  };

  const recallOld = (text: string, key: KnownKey): Caller | undefined => {
    const caller = recallInOutage(key);
    if (caller) return caller;
    if (clock.elapsedMs() - key.confirmedMs >= trustMs) return undefined;
    lookUps.refresh(text);
    return key.caller;
  };

  const isUnknown = (text: string): boolean => {
    const untilMs = memory.unknownUntilMs(text);
    return untilMs !== undefined && (clock.elapsedMs() < untilMs || breaker.outage() !== undefined);
  };

  return {
    recall(text) {
      const key = memory.known(text);
      if (!key) return isUnknown(text) || !isKeyText(text) ? "nobody" : undefined;
      if (key.expiresAtMs !== undefined && key.expiresAtMs <= clock.nowMs()) return "nobody";
      return clock.elapsedMs() - key.confirmedMs < refreshAfterMs ? key.caller : recallOld(text, key);
    },
    async lookUp(text, address) {
      const inOutage = recallInOutage(memory.known(text));
      if (inOutage) return inOutage;
      try {
        const found = await lookUps.find(text, address);
        return found?.caller ?? "nobody";
      } catch (error) {
        // The outage that has just begun: the key may have been known for so long that it was looked up again.
        const caller = recallInOutage(memory.known(text));
        if (caller) return caller;
        throw error;
      }
    },
    forget(changed) {
      // Looked up again at once: a key that was revoked is then known to be, should the store go away.
      for (const text of memory.forget(changed)) lookUps.refresh(text);
    },
  };
}
