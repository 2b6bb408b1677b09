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

/** Authenticates API keys. Keys in use are cached in memory and refreshed in the background. */
export interface KeyAuthenticator {
  /** From memory: the caller; "nobody" for an invalid key; undefined if the store has to be read. Throws store_unavailable. */
  recall(text: string): Caller | "nobody" | undefined;
  /**
   * From the store, for a client IP address. Rejects with store_unavailable, and with RateLimited after too many unknown keys.
   */
  lookUp(text: string, address: string): Promise<Caller | "nobody">;
  /** Removes changed keys from memory; undefined: all keys. */
  forget(changed: ChangedKeys | undefined): void;
  /** Listens for changed keys, which have just been removed from memory. */
  onChange(listener: (changed: ChangedKeys | undefined) => void): void;
}

export interface KeyAuthenticatorOptions {
  /** How long known keys keep working while the store is unavailable. */
  readonly outageGraceMs: number;
  /** Look-ups of unknown keys allowed per client IP address. */
  readonly unknownKeysPerMinute: number;
}

export interface KeyAuthenticatorParts {
  /** Reads callers by API key from the store. */
  readonly read: (texts: readonly string[]) => Promise<ReadonlyMap<string, FoundCaller>>;
  readonly breaker: StoreBreaker;
  readonly clock: Pick<Clock, "nowMs" | "elapsedMs">;
}

/** A cached key older than this is refreshed in the background when it is used. */
const refreshAfterMs = 30_000;
/**
 * For a cached key older than this, the request waits for a refresh. Changes through the service are watched (key-changes.ts),
 * but manual changes of the database are not.
 */
const trustMs = 60_000;

export function createKeyAuthenticator(
  options: KeyAuthenticatorOptions,
  parts: KeyAuthenticatorParts,
): KeyAuthenticator {
  const { read, breaker, clock } = parts;
  const memory = new KeyMemory();
  const listeners: ((changed: ChangedKeys | undefined) => void)[] = [];
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
        // An outage has just begun: use the cached key, however old.
        const caller = recallInOutage(memory.known(text));
        if (caller) return caller;
        throw error;
      }
    },
    forget(changed) {
      // Refreshed at once, so that a revoked key is known to be invalid before an outage.
      for (const text of memory.forget(changed)) lookUps.refresh(text);
      for (const tell of listeners) tell(changed);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
