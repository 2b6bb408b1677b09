import { RpcError } from "../rpc/rpc-error.js";
import { storeUnavailable } from "../rpc/store-unavailable.js";
import type { StoreBreaker } from "../store/store-breaker.js";
import { LinkedQueue } from "../turns/linked-queue.js";
import type { PerMinute } from "../turns/per-minute.js";
import { type FoundCaller, maxKeysPerQuery } from "./read-callers.js";

/** Reads API keys from the store: each key once at a time, concurrent look-ups in one query, one query at a time. */
export interface KeyLookUps {
  /** For a client IP address. Rejects with RateLimited after too many unknown keys from it, or if too many keys wait. */
  find(text: string, address: string): Promise<FoundCaller | undefined>;
  /** Refreshes a key in the background, unless that is in progress. */
  refresh(text: string): void;
}

export interface KeyLookUpParts {
  readonly read: (texts: readonly string[]) => Promise<ReadonlyMap<string, FoundCaller>>;
  readonly breaker: StoreBreaker;
  /** Limit of unknown keys per client IP address. */
  readonly misses: PerMinute;
  /** Called before a query. The function that it returns gets each result before the waiting calls do. */
  readonly onQuery: () => (text: string, found: FoundCaller | undefined) => void;
}

interface LookUp {
  readonly text: string;
  /** The client IP address that an unknown key counts against; undefined for a known key. */
  readonly address: string | undefined;
  readonly waiters: Waiter[];
}

interface Waiter {
  readonly resolve: (found: FoundCaller | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of keys that wait for a query. */
const maxWaiting = 10_000;
const retryWhenFullMs = 1_000;

export function createKeyLookUps({ read, breaker, misses, onQuery }: KeyLookUpParts): KeyLookUps {
  /** Waiting and running look-ups. */
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
    // Look-ups that arrive at the same time belong to the first query.
    await Promise.resolve();
    for (let batch = next(); batch.length > 0; batch = next()) await query(batch);
    isRunning = false;
  };

  /** Look-ups of the next query. Earlier results may have used up an IP address's limit in the meantime. */
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

  /** Retries after a lost connection to an available store. */
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
  return new RpcError("RateLimited", "too many unknown API keys from your IP address: try again later", {
    data: { retryAfterMs },
  });
}

function busy(): RpcError {
  return new RpcError("RateLimited", "too many API keys are being looked up: try again", {
    data: { retryAfterMs: retryWhenFullMs },
  });
}
