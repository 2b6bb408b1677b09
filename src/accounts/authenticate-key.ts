import type { Clock } from "../clock.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { createPerMinute } from "../turns/per-minute.js";
import type { Caller } from "./caller.js";
import type { ChangedKeys } from "./key-changes.js";
import { KeyMemory, type KnownKey } from "./key-memory.js";
import { isKeyText } from "./key-text.js";
import { type KeyLookUpParts, KeyLookUps } from "./look-up-keys.js";
import type { FoundCaller } from "./read-callers.js";

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

/** Authenticates API keys. Keys in use are cached in memory and refreshed in the background. */
export class KeyAuthenticator {
  readonly #outageGraceMs: number;
  readonly #breaker: StoreBreaker;
  readonly #clock: KeyAuthenticatorParts["clock"];
  readonly #memory = new KeyMemory();
  readonly #lookUps: KeyLookUps;
  readonly #listeners: ((changed: ChangedKeys | undefined) => void)[] = [];

  constructor(
    { outageGraceMs, unknownKeysPerMinute }: KeyAuthenticatorOptions,
    { read, breaker, clock }: KeyAuthenticatorParts,
  ) {
    this.#outageGraceMs = outageGraceMs;
    this.#breaker = breaker;
    this.#clock = clock;
    const memory = this.#memory;
    const onQuery: KeyLookUpParts["onQuery"] = () => {
      const asked = { generation: memory.generation, elapsedMs: clock.elapsedMs() };
      return (text, found) => memory.remember(text, found, asked);
    };
    const misses = createPerMinute(unknownKeysPerMinute, clock.elapsedMs);
    this.#lookUps = new KeyLookUps({ read, breaker, misses, onQuery });
  }

  /** From memory: the caller; "nobody" for an invalid key; undefined if the store must be read. Throws store_unavailable. */
  recall(text: string): Caller | "nobody" | undefined {
    const key = this.#memory.known(text);
    if (!key) return this.#isUnknown(text) || !isKeyText(text) ? "nobody" : undefined;
    if (this.#hasExpired(key)) return "nobody";
    return this.#clock.elapsedMs() - key.confirmedMs < refreshAfterMs ? key.caller : this.#recallOld(text, key);
  }

  /**
   * From the store, for a client IP address. Rejects with store_unavailable, and with RateLimited after too many unknown keys.
   */
  async lookUp(text: string, address: string): Promise<Caller | "nobody"> {
    const inOutage = this.#recallInOutage(this.#memory.known(text));
    if (inOutage) return inOutage;
    try {
      const found = await this.#lookUps.find(text, address);
      // The query may have begun before the key expired.
      return found && !this.#hasExpired(found) ? found.caller : "nobody";
    } catch (error) {
      // An outage has just begun: use the cached key, however old.
      const caller = this.#recallInOutage(this.#memory.known(text));
      if (caller) return caller;
      throw error;
    }
  }

  /** Removes changed keys from memory; undefined: all keys. */
  forget(changed: ChangedKeys | undefined): void {
    this.#lookUps.outdate();
    // Refreshed at once, so that a revoked key is known to be invalid before an outage.
    for (const text of this.#memory.forget(changed)) this.#lookUps.refresh(text);
    for (const tell of this.#listeners) tell(changed);
  }

  /** Listens for changed keys, which have just been removed from memory. */
  onChange(listener: (changed: ChangedKeys | undefined) => void): void {
    this.#listeners.push(listener);
  }

  #hasExpired({ expiresAtMs }: FoundCaller): boolean {
    return expiresAtMs !== undefined && expiresAtMs <= this.#clock.nowMs();
  }

  #isUnknown(text: string): boolean {
    const untilMs = this.#memory.unknownUntilMs(text);
    return untilMs !== undefined && (this.#clock.elapsedMs() < untilMs || this.#breaker.outage() !== undefined);
  }

  #recallOld(text: string, key: KnownKey): Caller | undefined {
    const caller = this.#recallInOutage(key);
    if (caller) return caller;
    if (this.#clock.elapsedMs() - key.confirmedMs >= trustMs) return undefined;
    this.#lookUps.refresh(text);
    return key.caller;
  }

  /** A key that was valid when an outage began stays valid for some time. */
  #recallInOutage(key: KnownKey | undefined): Caller | undefined {
    const outage = this.#breaker.outage();
    if (!outage) return undefined;
    if (key && this.#clock.elapsedMs() - outage.startedMs < this.#outageGraceMs) return key.caller;
    throw storeUnavailable(outage);
  }
}
