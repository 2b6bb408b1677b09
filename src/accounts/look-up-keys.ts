import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { LinkedQueue } from "../turns/linked-queue.js";
import type { PerMinute } from "../turns/per-minute.js";
import { type FoundCaller, maxKeysPerQuery } from "./read-callers.js";

/** Looks API keys up in the store: each key once at a time, those that come together in one query, one query at a time. */
export interface KeyLookUps {
  /** For a client at an address. Rejects with RateLimited when too many of its keys were unknown, or too many keys wait. */
  find(text: string, address: string): Promise<FoundCaller | undefined>;
  /** Looks a key up again, unless that is under way; nobody waits for it. */
  refresh(text: string): void;
}

export interface KeyLookUpParts {
  readonly read: (texts: readonly string[]) => Promise<ReadonlyMap<string, FoundCaller>>;
  readonly breaker: StoreBreaker;
  /** Of unknown keys, by client address. */
  readonly misses: PerMinute;
  /** Called before a query; what it returns is told each outcome before those who wait. */
  readonly onQuery: () => (text: string, found: FoundCaller | undefined) => void;
}

interface LookUp {
  readonly text: string;
  /** Whose the miss would be; nobody's for a key that was known. */
  readonly address: string | undefined;
  readonly waiters: Waiter[];
}

interface Waiter {
  readonly resolve: (found: FoundCaller | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Keys that may wait for a query. */
const maxWaiting = 10_000;
const retryWhenFullMs = 1_000;

export function createKeyLookUps({ read, breaker, misses, onQuery }: KeyLookUpParts): KeyLookUps {
  /** Those that wait and those under way. */
  const lookUps = new Map<string, LookUp>();
  const waiting = new LinkedQueue<LookUp>();
  let isRunning = false;

  const add = (text: string, address: string | undefined): LookUp => {
    const lookUp = { text, address, waiters: [] };
    lookUps.set(text, lookUp);
    waiting.push(lookUp);
    if (!isRunning) void run();
    return lookUp;
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    // Those that come at the same moment belong into the first query.
    await Promise.resolve();
    for (let batch = next(); batch.length > 0; batch = next()) await query(batch);
    isRunning = false;
  };

  /** The next query's look-ups. What became of earlier ones may have used up an address's misses since they came. */
  const next = (): LookUp[] => {
    const batch: LookUp[] = [];
    while (batch.length < maxKeysPerQuery) {
      const lookUp = waiting.shift();
      if (!lookUp) break;
      const waitMs = lookUp.address === undefined ? 0 : misses.waitMs(lookUp.address);
      if (waitMs === 0) batch.push(lookUp);
      else fail(lookUp, tooManyUnknown(waitMs));
    }
    return batch;
  };

  const query = async (batch: readonly LookUp[]): Promise<void> => {
    const note = onQuery();
    try {
      const found = await readAgainOnce(batch.map(({ text }) => text));
      for (const lookUp of batch) {
        const caller = found.get(lookUp.text);
        if (!caller && lookUp.address !== undefined) misses.charge(lookUp.address);
        note(lookUp.text, caller);
        lookUps.delete(lookUp.text);
        for (const { resolve } of lookUp.waiters) resolve(caller);
      }
    } catch (error) {
      for (const lookUp of batch) fail(lookUp, error);
    }
  };

  /** A lost connection to a store that is there is no reason to fail. */
  const readAgainOnce: KeyLookUpParts["read"] = async (texts) => {
    try {
      return await read(texts);
    } catch (error) {
      await breaker.report(error);
      const outage = breaker.outage();
      if (outage) throw storeUnavailable(outage);
      return read(texts);
    }
  };

  const fail = (lookUp: LookUp, error: unknown): void => {
    lookUps.delete(lookUp.text);
    for (const { reject } of lookUp.waiters) reject(error);
  };

  return {
    async find(text, address) {
      let lookUp = lookUps.get(text);
      if (!lookUp) {
        const waitMs = misses.waitMs(address);
        if (waitMs > 0) throw tooManyUnknown(waitMs);
        if (waiting.size >= maxWaiting) throw busy();
        lookUp = add(text, address);
      }
      const { waiters } = lookUp;
      return new Promise((resolve, reject) => waiters.push({ resolve, reject }));
    },
    refresh(text) {
      if (!lookUps.has(text)) add(text, undefined);
    },
  };
}

function tooManyUnknown(retryAfterMs: number): RpcError {
  return new RpcError("RateLimited", "too many unknown API keys from your address: try again later", {
    data: { retryAfterMs },
  });
}

function busy(): RpcError {
  return new RpcError("RateLimited", "too many API keys are being looked up: try again", {
    data: { retryAfterMs: retryWhenFullMs },
  });
}
